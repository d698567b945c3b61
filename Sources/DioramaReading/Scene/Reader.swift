// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Reads one file's tree into typed parts of a scene, collecting what is wrong with it.
///
/// A scene file is read by a new reader; a script by one that goes on with the scene's objects.
struct Reader {
  typealias NodeID = SourceTree.NodeID

  /// The file that is being read: the scene's own, or one it includes.
  var tree: SourceTree
  /// All files of the scene, its own first.
  var trees: [SourceTree]
  /// Which file, and which copy of an expanded part of it.
  var place = SourcePart.Place.scene
  var environments = [Environment()]
  var shapes: [ShapeKey: (types: [ExpressionType], shape: Int)] = [:]
  var shapeCount = 0
  /// Expressions by place and shape that read the same in all copies: checked once for them.
  var sharedExpressions: [SharedExpression.Key: SharedExpression] = [:]
  /// Copies made, a quarter of one each, against scenes that never end expanding.
  var expansions = 0
  var isTooLarge = false
  var expansionBudget = 5_000_000
  /// What the file in hand declares, and those it includes.
  var definitions = Definitions()
  /// The names that something uses, for the rules that ask.
  var usedNames: Set<UsedName> = []
  let catalog: Catalog
  var scene: Scene
  var drafts: [ObjectDraft] = []
  /// Objects that `when` leaves out, with the ids they would have.
  var absentIDs: [(name: String, object: ObjectID)] = []
  /// Views that actions add, by where they are described.
  var additions: [SourcePart: ObjectID] = [:]
  /// How many there are, those of the scene that a script goes on from among them.
  var additionCount = 0
  /// Objects that stand where a property refers to them, by where they are described.
  var ownedObjects: [OwnedPlace: [ObjectID]] = [:]
  /// Objects that others have without a word, with the property that refers to each.
  var impliedObjects: [ObjectID: [(property: Int, value: Value)]] = [:]
  /// Where the last object of a list of an object's own was described.
  var lastListed: [ObjectID: OwnedPlace] = [:]
  /// Whether the file has more than one controller.
  var hasSeveralControllers = false
  /// What a `return` must give, in the actions of a delegate that is asked.
  var answerKind: ValueKind?
  /// What the list around such a view has in scope.
  var additionLocals: [ObjectID: [Local]] = [:]
  /// The handler around what an action adds.
  var additionHandlers: [ObjectID: String] = [:]
  /// Rows that are made as often as they are in view, with the added view that their table stands in.
  var rowScopes: [ObjectID: ObjectID?] = [:]
  /// Ids that arguments of templates gave.
  var references: [(id: String, part: SourcePart)] = []
  var computedIndexes: [String: Int] = [:]
  var strings = StringTables()
  /// Named delegates, by name.
  var delegateParts: [String: SourcePart] = [:]
  /// Places that led to what is being read, beside those of copies: styles.
  var extraNotes: [Diagnostic.Note] = []
  /// Whether what is read is read for several objects.
  var repeats = false
  /// Where each included file was included.
  var includeSites: [FileID: SourceSpan] = [:]
  private var reported: Set<ReportKey> = []
  private var expanded: Set<SourcePart> = []
  var findings: [Diagnostic] = []
  /// Whether nothing more is told: then nothing more need be read.
  private(set) var hasTooManyFindings = false
  var ids = IDTable()
  /// The ids that a misspelt one is compared with: in order, and not too many.
  var suggestedIDs: [String] = []
  var handlerIndexes: [String: Int] = [:]
  /// Names of the event's arguments, parameters and `let`s of the list being read.
  var locals: [Local] = []
  /// Ids that the file gives to what could not be read: a reference to one is no finding of its own.
  var hiddenIDs: Set<String> = []
  /// The kinds of steps a script may have.
  var steps: [any Step.Type] = []
  /// The names of the devices that the script in hand runs on.
  var scriptDevices: [String] = []
  /// Scripts that the one in hand includes, by the place that names them.
  var includedScripts: [IncludedScript] = []
  /// Local values that the actions of an added view may read besides their own.
  var captured: [Local] = []
  /// Declared names that may hide others.
  var localNames: Set<LocalName> = []
  /// The handler that is being read.
  var readingHandler: String?
  /// Where the settings of the object being read begin.
  var settingsStart = 0
  /// Where those of all its descriptions begin.
  var objectStart = 0
  /// What `self` is.
  var owner: ObjectID?
  /// The structural keys of views, and their names looked up by bytes.
  private static let viewKeys = ViewKey.allCases
  private static let viewKeyNames = NameTable(viewKeys.enumerated().map { ($1.rawValue, $0) })

  /// The structural key that an entry has; nil where it is another one.
  func viewKey(_ entry: SourceTree.Entry) -> ViewKey? {
    Self.viewKeyNames.find(tree.content(of: entry.key), hash: tree.hash(ofKey: entry.key))
      .map { Self.viewKeys[$0] }
  }

  struct Local {
    var name: String
    var type: ExpressionType
    /// Whether the file gives the name: a parameter or a `let`, no argument of an event.
    var isDeclared = false
  }

  init(tree: SourceTree, catalog: Catalog, scene: Scene) {
    self.tree = tree
    trees = [tree]
    self.catalog = catalog
    self.scene = scene
  }

  mutating func report(
    _ rule: ReadingRule, _ message: String, at node: NodeID, notes: [Diagnostic.Note] = [],
    fixes: [Fix] = []
  ) {
    report(rule, message, at: tree.span(of: node), notes: notes, fixes: fixes)
  }

  mutating func report(
    _ rule: ReadingRule, _ message: String, at span: SourceSpan, notes: [Diagnostic.Note] = [],
    fixes: [Fix] = []
  ) {
    guard findings.count < ReadingLimits.standard.findings else { return noteTooMany(at: span) }
    var notes = notes
    let isIncluded = includeSites[span.file] != nil
    if environment > 0 || !extraNotes.isEmpty || repeats || isIncluded {
      // The copies of one part have one and the same mistake: the first is told.
      let key = ReportKey(span: span, message: message)
      guard reported.insert(key).inserted else { return }
      notes += extraNotes.reversed() + expansionNotes + includeNotes(of: span)
    }
    findings.append(Diagnostic(rule.rule, message, at: span, notes: notes, fixes: fixes))
  }

  /// Keeps where a part of a file was first used, for the rules to tell.
  mutating func noteExpansion(of part: SourcePart, _ use: Diagnostic.Note) {
    var key = part
    key.place.environment = 0
    guard expanded.insert(key).inserted else { return }
    let span = trees[part.place.tree].span(of: part.node)
    scene.expandedParts.append(ExpandedPart(span: span, use: use))
  }

  private struct ReportKey: Hashable {
    var span: SourceSpan
    var message: String
  }

  /// How the text in hand came to be where it is, the nearest use first.
  private var expansionNotes: [Diagnostic.Note] {
    var notes: [Diagnostic.Note] = []
    var current: Int? = environment
    while let step = current, notes.count < 8 {
      if let note = environments[step].note { notes.append(note) }
      current = environments[step].outer
    }
    return notes
  }

  /// Ends the list of findings with one that says so.
  private mutating func noteTooMany(at span: SourceSpan) {
    guard !hasTooManyFindings else { return }
    hasTooManyFindings = true
    findings.append(.tooManyFindings(ReadingLimits.standard.findings, at: span))
  }

  /// Where the file of a place is included, up to the scene's own.
  private func includeNotes(of span: SourceSpan) -> [Diagnostic.Note] {
    var notes: [Diagnostic.Note] = []
    var current = span.file
    while let site = includeSites[current], notes.count < 8 {
      notes.append(Diagnostic.Note("the file is included here", at: site))
      current = site.file
    }
    return notes
  }

  /// Whether misspelt names are told what they may have been meant to be: a file of nothing but
  /// mistakes is told them quickly, without advice.
  var advises: Bool { findings.count < 300 }

  /// A name that nothing has, with the one that was meant where that is clear.
  mutating func reportUnknown(
    _ rule: ReadingRule, _ message: String, _ name: String, among names: some Sequence<String>,
    at node: NodeID
  ) {
    if hiddenIDs.contains(name) { return }
    let span = span(of: name, in: node)
    guard advises, let near = Suggestion.nearest(to: name, among: names) else {
      return report(rule, message, at: span)
    }
    report(
      rule, "\(message); did you mean '\(near)'?", at: span,
      fixes: [Fix("change to '\(near)'", replacing: span, with: near)])
  }

  /// The bytes of one name in a scalar that is a path: `isOm` in `mute.isOm`; else the whole scalar.
  private func span(of name: String, in node: NodeID) -> SourceSpan {
    let content = tree.content(of: node)
    guard tree.kind(of: node) == .scalar, content.count > name.utf8.count else {
      return tree.span(of: node)
    }
    var start = content.startIndex
    while start < content.endIndex {
      let end = content[start...].firstIndex { $0 == 0x2E || $0 == 0x5B } ?? content.endIndex
      if content[start..<end].elementsEqual(name.utf8) {
        return span((start - content.startIndex)..<(end - content.startIndex), in: node)
      }
      start = end + 1
    }
    // What follows the last dot may hold dots of its own.
    return tree.span(of: node)
  }

  mutating func reportLater(_ what: String, at node: NodeID) {
    report(.notYetSupported, "\(what) is not supported yet", at: node)
  }

  /// The scalar's type by the core schema; a quoted one is always text.
  func scalar(_ node: NodeID) -> CoreScalar {
    tree.style(of: node) == .plain ? CoreScalar(tree.content(of: node)) : .text
  }

  func isNull(_ node: NodeID) -> Bool {
    tree.kind(of: node) == .scalar && scalar(node) == .null
  }

  /// What stands there, for "expected …, found …".
  func found(_ node: NodeID) -> String {
    switch tree.kind(of: node) {
    case .sequence: return "a list"
    case .mapping: return "a mapping"
    case .scalar, .alias: break
    }
    let text = tree.string(of: node)
    let shown = text.count > 40 ? String(text.prefix(40)) + "…" : text
    return switch scalar(node) {
    case .null: "nothing"
    case .bool: shown
    case .int, .double: "the number \(shown)"
    case .text: "the text '\(shown)'"
    }
  }

  mutating func wrongType(_ expected: String, _ node: NodeID) {
    if reportCommentedColor(node) { return }
    report(.wrongType, "expected \(expected), found \(found(node))", at: node)
  }

  /// `key: #FF0000`: the value became a comment.
  mutating func reportCommentedColor(_ node: NodeID) -> Bool {
    let span = tree.span(of: node)
    guard span.length == 0, tree.kind(of: node) == .scalar else { return false }
    var start = Int(span.start)
    let bytes = tree.text.bytes
    while start < bytes.count, bytes[start] == 0x20 { start += 1 }
    guard start < bytes.count, bytes[start] == 0x23 else { return false }
    var end = start
    while end < bytes.count, bytes[end] > 0x20 { end += 1 }
    let comment = String(decoding: bytes[start..<end], as: UTF8.self)
    let place = SourceSpan(file: tree.file, start: start, end: end)
    report(
      .commentedColor, "'\(comment)' is a comment here, so the value is null: quote the color",
      at: place, fixes: [Fix("quote the color", replacing: place, with: "\"\(comment)\"")])
    return true
  }

  /// A text that is no expression, or nil with a finding.
  mutating func plainText(_ node: NodeID, _ what: String) -> String? {
    guard tree.kind(of: node) == .scalar, !isNull(node) else {
      wrongType(what, node)
      return nil
    }
    return tree.string(of: node)
  }

  /// The entries of a mapping whose keys are texts; anything else is a finding.
  mutating func mapping(_ node: NodeID, _ what: String) -> [SourceTree.Entry] {
    guard tree.kind(of: node) == .mapping else {
      if !reportMissingSpace(node) { wrongType(what, node) }
      return []
    }
    let entries = tree.entries(of: node)
    for entry in entries where tree.kind(of: entry.key) != .scalar {
      report(.wrongType, "a key is a text, not a list or mapping", at: entry.key)
    }
    return entries.filter { tree.kind(of: $0.key) == .scalar }
  }
}
