// SPDX-License-Identifier: MIT
import DioramaCore

/// A random scene of values that follow from each other, and the writes that it then gets.
struct BindingProgram {
  /// State first, then each value after what it reads.
  private(set) var slots: [Slot] = []
  private(set) var steps: [Step] = []
  private var objects: [Object] = []
  private var random: SplitMix64
  private let shape: Shape

  /// One value of the program.
  struct Slot {
    var kind: Datum.Kind
    var place: Place
    var source: Source
    /// What expressions call it.
    var path: String
  }

  enum Place: Equatable {
    case state(Int)
    case computed(Int)
    /// A property of an object, both by their names.
    case property(String, String)

    var isProperty: Bool {
      if case .property = self { true } else { false }
    }
  }

  enum Source {
    case plain(Datum)
    case oneWay(Formula)
    case template([Formula])
    case once(Formula)
    /// The place of the value that it is kept equal to.
    case twoWay(Int)
  }

  enum Step {
    /// Writes in one action, in order.
    case set([(slot: Int, formula: Formula)])
    /// `setOn` or `setValue`.
    case call(Int, Datum)
    case tap(Int)
    case slide(Int, Double)
  }

  /// What a value reads of those before it.
  private enum Shape: CaseIterable { case chain, fan, diamond, anything }

  private struct Object {
    var id: String
    var type: String
    var slots: [Int] = []
  }

  /// The end of every slider's range.
  static let most = 4.0

  init(seed: UInt64, steps count: Int) {
    random = SplitMix64(seed: seed)
    shape = Shape.allCases[random.below(Shape.allCases.count)]
    for kind in Datum.Kind.allCases {
      for _ in 0...random.below(2) {
        slots.append(
          Slot(
            kind: kind, place: .state(slots.count),
            source: .plain(Datum.random(kind, &random)), path: "state.s\(slots.count)"))
      }
    }
    for _ in 0..<(3 + random.below(12)) { addValue() }
    for _ in 0..<count { steps.append(makeStep()) }
  }
}

// MARK: - Values

extension BindingProgram {
  private mutating func addValue() {
    switch random.below(8) {
    case 0, 1: addComputed()
    case 2: add(.bool, "UISwitch", "isOn")
    case 3: add(.double, "UISlider", "value")
    case 4: add(.double, "UIView", "frame.width")
    case 5: add(.int, "UILabel", "tag")
    case 6: add(.bool, "UILabel", "isHidden")
    default: add(.text, "UILabel", "text")
    }
  }

  private mutating func addComputed() {
    let kind = Datum.Kind.allCases[random.below(4)]
    let number = slots.count { if case .computed = $0.place { true } else { false } }
    let source = Source.oneWay(formula(kind))
    slots.append(
      Slot(kind: kind, place: .computed(number), source: source, path: "c\(number)"))
  }

  private mutating func add(_ kind: Datum.Kind, _ type: String, _ property: String) {
    let fitting = objects.indices.filter { index in
      (property == "tag" || type == "UILabel" && objects[index].type == type)
        && !objects[index].slots.contains { slots[$0].path.hasSuffix(".\(property)") }
    }
    var object = fitting.first ?? -1
    if object < 0 || random.below(2) == 0 {
      object = objects.count
      objects.append(Object(id: "v\(object)", type: type))
    }
    let id = objects[object].id
    let isSize = property == "frame.width"
    let source = isSize ? .oneWay(.positive(formula(kind))) : source(kind, type, property)
    objects[object].slots.append(slots.count)
    slots.append(
      Slot(kind: kind, place: .property(id, property), source: source, path: "\(id).\(property)"))
  }

  private mutating func source(
    _ kind: Datum.Kind, _ type: String, _ property: String
  ) -> Source {
    switch random.below(10) {
    case 0: return .plain(Datum.random(kind, &random))
    case 1: return .once(formula(kind))
    case 2, 3:
      let others = slots.indices.filter { index in
        guard slots[index].kind == kind else { return false }
        switch slots[index].place {
        case .state: return true
        case .computed: return false
        case .property(_, let name): return name != "frame.width"
        }
      }
      return others.isEmpty ? .oneWay(formula(kind)) : .twoWay(others[random.below(others.count)])
    case 4 where kind == .text, 5 where kind == .text:
      return .template([formula(.int), formula(.bool), formula(.text)])
    default: return .oneWay(formula(kind))
    }
  }

  /// An expression of a kind that reads at least one value, where there is one.
  private mutating func formula(_ kind: Datum.Kind, depth: Int = 0) -> Formula {
    if depth >= 2 || random.below(3) == 0 { return leaf(kind) }
    let deeper = depth + 1
    switch (kind, random.below(3)) {
    case (_, 0):
      return .choice(
        formula(.bool, depth: deeper), formula(kind, depth: deeper), formula(kind, depth: deeper))
    case (.bool, 1):
      let other = [Datum.Kind.int, .double][random.below(2)]
      return .less(formula(other, depth: deeper), formula(other, depth: deeper))
    case (.bool, _):
      let other = [Datum.Kind.int, .text][random.below(2)]
      return random.below(2) == 0
        ? .not(formula(.bool, depth: deeper)) : .equal(leaf(other), leaf(other))
    case (.int, 1): return .length(leaf(.text))
    case (.text, 1): return .text(formula(.int, depth: deeper))
    // Texts that double along a chain would become long.
    case (.text, _): return .joined(kind, leaf(kind), .literal(Datum.random(kind, &random)))
    default: return .joined(kind, formula(kind, depth: deeper), formula(kind, depth: deeper))
    }
  }

  private mutating func leaf(_ kind: Datum.Kind) -> Formula {
    let fitting = slots.indices.filter { slots[$0].kind == kind }
    guard !fitting.isEmpty, random.below(6) > 0 else {
      return .literal(Datum.random(kind, &random))
    }
    switch shape {
    case .chain: return .read(fitting[fitting.count - 1])
    case .fan: return .read(fitting[0])
    case .diamond:
      let last = fitting.suffix(2)
      return .read(last[last.startIndex + random.below(last.count)])
    case .anything: return .read(fitting[random.below(fitting.count)])
    }
  }
}

// MARK: - Writes

extension BindingProgram {
  private mutating func makeStep() -> Step {
    let written = slots.indices.filter { index in
      if case .computed = slots[index].place { false } else { true }
    }
    let controls = slots.indices.filter { slots[$0].path.hasSuffix(".isOn") }
    let sliders = slots.indices.filter { slots[$0].path.hasSuffix(".value") }
    switch random.below(10) {
    case 0 where !controls.isEmpty, 1 where !controls.isEmpty:
      return .tap(controls[random.below(controls.count)])
    case 2 where !sliders.isEmpty, 3 where !sliders.isEmpty:
      return .slide(sliders[random.below(sliders.count)], Double(random.below(17)) / 4)
    case 4 where !(controls + sliders).isEmpty:
      let slot = (controls + sliders)[random.below(controls.count + sliders.count)]
      return .call(slot, Datum.random(slots[slot].kind, &random))
    case 5:
      // An expression means what there is before the step.
      let slot = written[random.below(written.count)]
      return .set([(slot, sized(formula(slots[slot].kind, depth: 1), slot))])
    default:
      // State more often, as writes to properties end what there is to see.
      var writes: [(slot: Int, formula: Formula)] = []
      for _ in 0...random.below(3) {
        let states = written.prefix { !slots[$0].place.isProperty }
        let slot =
          random.below(4) > 0
          ? states[random.below(states.count)] : written[random.below(written.count)]
        guard !writes.contains(where: { $0.slot == slot }) else { continue }
        writes.append((slot, sized(.literal(Datum.random(slots[slot].kind, &random)), slot)))
      }
      return .set(writes)
    }
  }

  private func sized(_ formula: Formula, _ slot: Int) -> Formula {
    slots[slot].path.hasSuffix("frame.width") ? .positive(formula) : formula
  }
}

// MARK: - Text

extension BindingProgram {
  /// The scene; its objects stand in an order that has nothing to do with what reads what.
  var scene: String {
    var order = SplitMix64(seed: UInt64(slots.count))
    var text = "diorama: 1\ndevice: { size: [400, 2000], scale: 2, idiom: phone }\nstate:\n"
    var computed = ""
    for slot in slots {
      switch (slot.place, slot.source) {
      case (.state(let number), .plain(let datum)): text += "  s\(number): \(datum.literal)\n"
      case (.computed(let number), let source): computed += "  c\(number): \(self.text(source))\n"
      default: break
      }
    }
    if !computed.isEmpty { text += "computed:\n" + computed }
    text += "view:\n  subviews:\n    - { type: UIView, id: last }\n"
    for (row, index) in objects.indices.shuffled(using: &order).enumerated() {
      text += self.text(objects[index], row: row)
    }
    return text
  }

  private func text(_ object: Object, row: Int) -> String {
    var text = "    - type: \(object.type)\n      id: \(object.id)\n"
    let isBox = object.type == "UIView"
    if object.type == "UISlider" { text += "      maximumValue: \(Self.most)\n" }
    if !isBox { text += "      frame: [20, \(50 * row), 200, 31]\n" }
    for slot in object.slots {
      guard case .property(_, let name) = slots[slot].place else { continue }
      let value = self.text(slots[slot].source)
      text +=
        name == "frame.width"
        ? "      frame: [20, \(50 * row), \(value), 20]\n" : "      \(name): \(value)\n"
    }
    return text
  }

  private func text(_ source: Source) -> String {
    let name = { (place: Int) in slots[place].path }
    switch source {
    case .plain(let datum): return datum.literal
    case .oneWay(let formula): return "'${\(formula.text(name))}'"
    case .template(let formulas):
      return "'" + formulas.map { "<${\($0.text(name))}" }.joined() + "'"
    case .once(let formula): return "{ once: '${\(formula.text(name))}' }"
    case .twoWay(let place): return "{ bind: \(slots[place].path) }"
    }
  }

  /// The script, which shows the scene once it is loaded and after each step.
  var script: String {
    var text = "diorama: 1\nscene: test.scene.yaml\nsteps:\n  - snapshot: a\n"
    for (index, step) in steps.enumerated() {
      text += "  - \(self.text(step))\n  - snapshot: a\(index)\n"
    }
    return text
  }

  private func text(_ step: Step) -> String {
    switch step {
    case .set(let writes):
      let parts = writes.map { slot, formula in
        let path = slots[slot].path.replacing("frame.width", with: "frame.size.width")
        return "\(path): '${\(formula.text { slots[$0].path })}'"
      }
      return "set: { \(parts.joined(separator: ", ")) }"
    case .call(let slot, let datum):
      let id = slots[slot].path.prefix { $0 != "." }
      return slots[slot].kind == .bool
        ? "call: { \(id).setOn: { on: \(datum.literal), animated: false } }"
        : "call: { \(id).setValue: { value: \(datum.literal), animated: false } }"
    case .tap(let slot): return "tap: \(slots[slot].path.prefix { $0 != "." })"
    case .slide(let slot, let value):
      let id = slots[slot].path.prefix { $0 != "." }
      // So short that the finger moves once.
      return "slide: { target: \(id), to: \(value), duration: 0.01 }"
    }
  }
}
