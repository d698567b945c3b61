// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// One running scene on one device under the virtual clock.
///
/// Everything that changes while a scene runs is here; the graph holds the objects, and each pass
/// (dispatch, actions, bindings, animation) is an extension in a file of its own.
package final class Simulation {
  package internal(set) var scene: Scene
  package let catalog: Catalog
  package let device: Device
  package let os: Int
  let limits: RunLimits

  package internal(set) var graph: Graph
  package internal(set) var state: [Value]
  package internal(set) var computed: [Value]
  package internal(set) var now = VirtualTime.zero
  package internal(set) var log: [String] = []
  package internal(set) var events: [EventRecord] = []
  /// Where fingers go, where somebody follows them.
  package var touchTrace: TouchTrace?

  var agenda = Agenda<Work>()
  /// Listeners of object i: `listenerOrder[listenerStart[i]..<listenerStart[i + 1]]`.
  var listenerStart: ContiguousArray<Int32> = []
  var listenerOrder: ContiguousArray<Int32> = []
  var bindings = BindingTable()
  var isSettling = false
  /// How often a binding was evaluated again since the load.
  package internal(set) var bindingEvaluations = 0
  /// Views made while the scene runs, and for each object of them what it copies and in which.
  var instances: [Instance] = []
  var copyOrigins: ContiguousArray<ObjectID> = []
  var copyInstances: ContiguousArray<Int> = []
  /// The latest copy of each object that is made anew.
  var latest: [ObjectID: Int] = [:]
  /// How many copies of a view there were before its latest.
  var copyCounts: [ObjectID: Int] = [:]
  /// Whether anything of the scene is left out on this device.
  let hasAbsent: Bool
  /// Whether any object of the scene pans; where none does, touches ask no further.
  let hasPanners: Bool
  /// Whether controllers know each other, so that what bars show can be told.
  var isConnected = false
  /// Whether the file's properties are applied; what moves from then on is told.
  var hasLoaded = false
  /// What tables show, by table; what stands for what of them; rows that fingers are on.
  var tables: [ObjectID: TableState] = [:]
  var tilePlaces: [ObjectID: TilePlace] = [:]
  var rowTouches: [Int: RowTouch] = [:]
  var knownHeights: [ObjectID: KnownHeight] = [:]
  /// How rows that are made are applied, by description.
  var copyPlans: [ObjectID: LoadPlan] = [:]
  /// Tables that are being laid out.
  var tiling: Set<ObjectID> = []
  /// Whether layout is only tried, on a copy.
  var isProbing = false
  /// Views whose data is being asked for.
  var loading: Set<ObjectID> = []
  var observers: [Observer] = []
  var nextObserver = 0
  /// Controllers, and what is presented.
  var screens = ScreenState()
  var isInBackground = false
  /// Alerts, sheets and popovers, the front-most last.
  var layers: [Layer] = []
  /// Whether the callbacks that run now belong to an animated change.
  var isAnimatedAppearance = false
  var animations = AnimationTable()
  /// Set while the actions of an `animate` run: the group that what they write is put into.
  var animationGroup: Int?
  /// Set while actions run for which nothing is animated.
  var animationsAreOff = false
  var animationGroups: [Int: AnimationGroup] = [:]
  var nextGroup = 0
  var cycles: [RunningCycle] = []
  /// What classes wait for; one that is given up or begun anew has another turn or none.
  var waits: [Wait: Int] = [:]
  var nextTurn = 0
  var fingers: [Int: Finger] = [:]
  /// Controls that follow a touch, with the finger.
  var trackers: [ObjectID: Int] = [:]
  var lastTap: LastTap?
  var gestures = GestureTable()

  /// Who takes what is typed.
  package internal(set) var firstResponder: ObjectID?
  var keyboard = KeyboardState()
  /// The latest no of a delegate to something the user wanted.
  var lastVeto: Veto?
  /// How many there were.
  var vetoes = 0

  /// The animators that have begun.
  var dynamics = DynamicsTable()
  /// All animators of the scene, in the order of the file.
  package let animators: [ObjectID]

  /// What looks at items while the clock moves, for `track`.
  var tracker: Tracker?
  /// Who looks on at moments of their own.
  var viewing: Viewing?

  var stepsUsed = 0
  var logSize = 0
  var measuredText = 0
  var physicsWork = 0
  var depth = 0
  var expressionBudget: Int

  /// Work of the agenda.
  enum Work {
    case actions(ActionList, Frame)
    case repeating(id: String, interval: VirtualTime, ActionList, Frame)
    case animationEnd(group: Int)
    case resumption(Wait, turn: Int)
    case keyboardArrival(turn: Int)
    case transitionEnd(Int)
    case contentTouch(Int, turn: Int)
    case gestureWait(ObjectID, turn: Int)
    case pinch(Int, turn: Int)
    case dynamicStep(ObjectID, turn: Int)
  }

  package init(
    _ scene: Scene, catalog: Catalog, device: Device, images: ImageTable,
    limits: RunLimits = .standard
  ) {
    self.scene = scene
    self.catalog = catalog
    self.device = device
    self.limits = limits
    os = scene.era(on: device)
    expressionBudget = limits.expressionCost
    var context = MeasureContext(os: os, scale: device.scale, images: images)
    context.idiom = device.idiom
    context.contentSize = scene.contentSize
    context.layoutDirection = scene.layoutDirection
    context.formats = scene.formats
    context.zone = scene.zone
    context.now = scene.startOfTime
    graph = Graph(catalog: catalog, context: context).reserving(scene.objects.count)
    state = scene.state.map(\.initial)
    computed = [Value](repeating: .null, count: scene.computed.count)
    hasAbsent = scene.objects.contains { $0.presence == .absent }
    animators = scene.objects.indices.filter {
      catalog.classes[scene.objects[$0].classIndex].type.asDynamicAnimator != nil
        && scene.objects[$0].presence == .present
    }.map { ObjectID($0) }
    hasPanners = scene.objects.contains { catalog.habits[$0.classIndex].contains(.pans) }
    indexListeners()
  }

  /// The size of the screen as it is held.
  package var screen: Size { device.size(in: scene.orientation) }

  private func indexListeners() {
    listenerStart = ContiguousArray(repeating: 0, count: scene.objects.count + 1)
    for listener in scene.listeners { listenerStart[listener.object.offset + 1] += 1 }
    for index in 1..<listenerStart.count { listenerStart[index] += listenerStart[index - 1] }
    var next = listenerStart
    listenerOrder = ContiguousArray(repeating: 0, count: scene.listeners.count)
    for (index, listener) in scene.listeners.enumerated() {
      listenerOrder[Int(next[listener.object.offset])] = Int32(index)
      next[listener.object.offset] += 1
    }
  }

  /// The class of an object, and what it does by itself: the graph as a whole is not touched, which
  /// would be copied around the call.
  func info(of object: ObjectID) -> ClassInfo {
    catalog.classes[Int(graph.classes[object.offset])]
  }

  func habits(of object: ObjectID) -> ClassHabits {
    catalog.habits[Int(graph.classes[object.offset])]
  }

  /// Counts one thing done; a run that never ends is ended here.
  func spend(at span: SourceSpan? = nil) throws(RunError) {
    stepsUsed += 1
    guard stepsUsed <= limits.steps else {
      throw RunError(
        "the run did more than \(limits.steps) actions and events, the most that one run may",
        at: span)
    }
  }

  /// Counts something that costs as much as several actions.
  func spend(_ count: Int) throws(RunError) {
    stepsUsed += count
    try spend()
  }

  /// Runs `body` one level deeper.
  func deeper<T>(
    at span: SourceSpan?, _ body: () throws(RunError) -> T
  ) throws(RunError) -> T {
    guard depth < limits.depth else {
      throw RunError(
        "actions run each other more than \(limits.depth) levels deep", at: span)
    }
    depth += 1
    defer { depth -= 1 }
    return try body()
  }

  func record(
    _ event: String, of object: ObjectID, kind: EventKind,
    arguments: [EventRecord.Argument] = []
  ) {
    events.append(
      EventRecord(
        time: now, source: graph.ids[object.offset], event: event, kind: kind,
        arguments: arguments))
  }
}

/// The local values of a running action list.
struct Frame {
  var locals: [Value]
  /// Where the list was begun, for the chain of a failure.
  var origin: String
  /// The copy that the list belongs to, where an action made it.
  var instance: Int?

  init(_ locals: [Value] = [], origin: String = "") {
    self.locals = locals
    self.origin = origin
  }

  mutating func set(_ slot: Int, _ value: Value) {
    while locals.count <= slot { locals.append(.null) }
    locals[slot] = value
  }
}
