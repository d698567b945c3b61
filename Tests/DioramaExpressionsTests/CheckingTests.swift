// SPDX-License-Identifier: MIT
import DioramaExpressions
import Testing

@Suite struct CheckingTests {
  @Test("Wrong names, types and cases are found where they stand")
  func findings() {
    let cases: [(String, [String])] = [
      ("cuont + 1", ["unknownName «cuont»: 'cuont' is not a name in scope, 'count' is → count"]),
      ("zzz", ["unknownName «zzz»: 'zzz' is not a name in scope"]),
      (
        "nil", ["unknownName «nil»: 'nil' is not a name in scope, 'null' is the word for it → null"]
      ),
      (
        "YES", ["unknownName «YES»: 'YES' is not a name in scope, 'true' is the word for it → true"]
      ),
      ("maxY", ["unknownName «maxY»: 'maxY' is a function, it is called as maxY(…)"]),
      (
        "volume.valeu",
        ["unknownField «valeu»: 'valeu' is not a field of UISlider, 'value' is → value"]
      ),
      (
        "volume.frame.widht",
        ["unknownField «widht»: 'widht' is not a field of rect, 'width' is → width"]
      ),
      (
        "names.count",
        [
          "unknownField «count»: 'count' is not a field of list(string), size(…) "
            + "counts it"
        ]
      ),
      ("count.x", ["unknownField «x»: 'x' is not a field of int"]),
      ("hafl(1.0)", ["unknownFunction «hafl»: 'hafl' is not a function, 'half' is → half"]),
      (
        "name.trimm()",
        ["unknownFunction «trimm»: 'trimm' is not a function of string, 'trim' is → trim"]
      ),
      (
        "name.length()",
        ["unknownFunction «length»: 'length' is not called on a value, but as length(…)"]
      ),
      (
        "trim(name)",
        ["unknownFunction «trim»: 'trim' is called on a value, as in string.trim(…)"]
      ),
      (
        "name + count",
        [
          "typeMismatch «+»: '+' does not take a string and an int, string(…) makes "
            + "any value a text"
        ]
      ),
      ("count < name", ["typeMismatch «<»: '<' does not take an int and a string"]),
      ("name == 3", ["typeMismatch «==»: '==' does not take a string and an int"]),
      (
        "ratio % 2.0",
        [
          "typeMismatch «%»: '%' does not take a double and a double, a remainder is "
            + "of two ints"
        ]
      ),
      ("count && true", ["typeMismatch «count»: '&&' joins bools, not int"]),
      ("!count", ["typeMismatch «count»: '!' takes a bool, not int"]),
      ("-name", ["typeMismatch «name»: '-' takes an int or a double, not string"]),
      ("count ? 1 : 2", ["typeMismatch «count»: a condition is a bool, not int"]),
      (
        "names['a']",
        [
          "typeMismatch «'a'»: an element of a list has an int as its index, not a "
            + "string"
        ]
      ),
      ("half('a')", ["typeMismatch «half»: 'half' does not take (string), it takes (double)"]),
      (
        "name.substring('a')",
        [
          "typeMismatch «substring»: 'substring' does not take (string), it takes (int) or "
            + "(int, int)"
        ]
      ),
      ("count.trim()", ["typeMismatch «trim»: 'trim' is not called on an int, but on string"]),
      ("3 in count", ["typeMismatch «count»: 'in' looks in a list or a map, not in an int"]),
      ("3 in names", ["typeMismatch «in»: an int is never in a list(string)"]),
      (
        "count.map(x, x)",
        ["typeMismatch «map»: this goes through a list or a map, not an int"]
      ),
      (
        "alignment == 'centre'",
        [
          "unknownEnumCase «'centre'»: 'centre' is not a case of "
            + "NSTextAlignment, 'center' is → \"center\""
        ]
      ),
      (
        "'x' != alignment",
        [
          "unknownEnumCase «'x'»: 'x' is not a case of NSTextAlignment, it has "
            + "left, center, right, justified, natural"
        ]
      ),
      (
        "alignment in ['left', 'rihgt']",
        [
          "unknownEnumCase «'rihgt'»: 'rihgt' is not a case of "
            + "NSTextAlignment, 'right' is → \"right\""
        ]
      ),
      (
        "titleLabel.textAlignment == (true ? 'left' : 'lfet')",
        ["unknownEnumCase «'lfet'»: 'lfet' is not a case of NSTextAlignment, 'left' is → \"left\""]
      ),
      (
        "aligned('lef')",
        [
          "unknownEnumCase «'lef'»: 'lef' is not a case of NSTextAlignment, 'left' "
            + "is → \"left\""
        ]
      ),
      (
        "math.ceill(1.5)",
        ["unknownFunction «ceill»: 'ceill' is not a function of math, 'ceil' is → ceil"]
      ),
      (
        "cel.bind(a, 1)",
        [
          "typeMismatch «bind»: 'cel.bind' takes 3 arguments, not 2: a name, its value and an "
            + "expression"
        ]
      ),
      // All of them, not the first only.
      (
        "cuont + volume.valeu + hafl(1)",
        [
          "unknownName «cuont»: 'cuont' is not a name in scope, 'count' is → count",
          "unknownField «valeu»: 'valeu' is not a field of UISlider, 'value' is → value",
          "unknownFunction «hafl»: 'hafl' is not a function, 'half' is → half",
        ]
      ),
      (
        "names.exists(n, n.foo == bar)",
        [
          "unknownField «foo»: 'foo' is not a field of string",
          "unknownName «bar»: 'bar' is not a name in scope",
        ]
      ),
      // What is right.
      ("alignment == 'center' && alignment in ['left', 'right']", []),
      ("titleLabel.text == null", []), ("state.wifi && state.any.thing == 3", []),
      ("names.map(n, n + '!').join(', ')", []), ("half(3)", []), ("count + ratio > 1", []),
      ("[1, 2.5, count].size()", []), ("name == alignment", []),
      (
        "anything.at.all[1](2)",
        [
          "syntax «(»: an operator is missing before '('"
        ]
      ),
    ]
    for (text, expected) in cases { #expect(SampleScope.issues(text) == expected, "\(text)") }
  }

  @Test("What the place wants is checked, in every branch")
  func expectations() {
    let cases: [(String, ExpressionType, [String])] = [
      ("count", .double, []), ("count", .string, []), ("frame", .string, []), ("null", .string, []),
      ("null", .color, []), ("'red'", .color, []), ("'left'", SampleScope.alignment, []),
      (
        "name", .int,
        [
          "typeMismatch «name»: an int is wanted here, not a string, int(…) reads a "
            + "number from a text"
        ]
      ),
      (
        "ratio", .int,
        [
          "typeMismatch «ratio»: an int is wanted here, not a double, int(…) cuts the "
            + "decimals off"
        ]
      ),
      (
        "count", .bool,
        [
          "typeMismatch «count»: a bool is wanted here, not an int, a comparison as "
            + "'x != 0' gives one"
        ]
      ),
      (
        "[0, 0, 10, 10]", .rect,
        [
          "typeMismatch «[0, 0, 10, 10]»: a rect is wanted here, not a "
            + "list(int), rect(x, y, width, height) makes one"
        ]
      ),
      ("null", .int, ["typeMismatch «null»: an int is wanted here, not null"]),
      (
        "true ? 1 : 'a'", .int,
        [
          "typeMismatch «'a'»: an int is wanted here, not a string, int(…) "
            + "reads a number from a text"
        ]
      ),
      (
        "true ? 'left' : 'middle'", SampleScope.alignment,
        [
          "unknownEnumCase «'middle'»: 'middle' is "
            + "not a case of NSTextAlignment, it has left, center, right, justified, natural"
        ]
      ),
      (
        "3", SampleScope.alignment,
        ["typeMismatch «3»: a NSTextAlignment is wanted here, not an int"]
      ),
    ]
    for (text, type, expected) in cases {
      #expect(SampleScope.issues(text, expecting: type) == expected, "\(text)")
    }
  }

  @Test("A whole number that goes where a double is wanted is one")
  func wantedDouble() {
    let compiled = Expression.compile("count", in: SampleScope(), expecting: .double)
    #expect(compiled.expression?.type == .double)
  }

  @Test("Plain CEL mixes no numbers and knows no geometry")
  func dialects() {
    #expect(
      SampleScope.issues("1 + 2.0", .cel) == [
        "typeMismatch «+»: '+' does not take an int and a double, int(…), uint(…) and double(…) "
          + "convert"
      ])
    #expect(
      SampleScope.issues("rect(0, 0, 1, 1)", .cel) == [
        "unknownFunction «rect»: 'rect' is not a function"
      ])
    #expect(SampleScope.issues("1 + 2.0") == [])
  }

  @Test("Types are inferred")
  func types() {
    let cases: [(String, String)] = [
      ("1 + 2.5", "double"), ("[1, 2]", "list(int)"), ("[1, 2.5]", "list"), ("[]", "list"),
      ("[1, 'a']", "list"), ("{'a': 1}", "map(string, int)"), ("true ? 1 : 2.0", "double"),
      ("true ? 'a' : null", "string"), ("volume.frame.size", "size"), ("volume", "UISlider"),
      ("names.map(n, n.size())", "list(int)"), ("names.filter(n, true)", "list(string)"),
      ("names[?0]", "optional(string)"), ("optional.of(1).orValue(2)", "int"),
      ("alignment", "NSTextAlignment"), ("state.x", "dyn"), ("maxY(frame)", "double"),
      ("math.greatest(1, 2)", "int"), ("math.greatest(1, 2.0)", "double"),
      ("names.transformMap(i, n, n)", "map(int, string)"), ("cel.bind(a, 1, a + 1)", "int"),
      ("timestamp('2014-01-01T00:00:00Z') - duration('1s')", "timestamp"), ("int", "type"),
    ]
    for (text, expected) in cases {
      let compiled = Expression.compile(text, in: SampleScope())
      #expect(compiled.expression?.type.description == expected, "\(text) \(compiled.issues)")
    }
  }

  @Test("Reads are every variable with its constant path, in order, each once")
  func reads() {
    func reads(_ text: String) -> [String] {
      Expression.compile(text, in: SampleScope()).expression.map { expression in
        expression.reads.map { read in
          ([read.name] + read.fields.map { $0.name + ($0.slot.map { "#\($0)" } ?? "") })
            .joined(separator: ".")
        }
      } ?? ["no expression"]
    }
    #expect(reads("1 + 2") == [])
    #expect(reads("volume.value + volume.value") == ["volume.value#0"])
    #expect(reads("volume.frame.width + count") == ["volume.frame#1.width", "count"])
    #expect(
      reads("names[count].size() > 1 ? name : titleLabel.text")
        == ["names", "count", "name", "titleLabel.text#3"])
    #expect(reads("names.map(count, count + name)") == ["names", "name"])
    #expect(reads("state.a.b[0].c") == ["state.a.b"])
    #expect(reads("has(state.a.b)") == ["state.a.b"])
    #expect(reads("count.map(x, x)") == ["no expression"])
    let call = Expression.compile("half(1) + half(2)", in: SampleScope()).expression
    #expect(call?.calls == [1])
    #expect(call?.isConstant == false)
    #expect(Expression.compile("[1].map(x, x)", in: SampleScope()).expression?.isConstant == true)
  }
}
