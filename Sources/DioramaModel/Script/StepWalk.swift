// SPDX-License-Identifier: MIT
import DioramaExpressions

/// What stands inside steps, for whoever asks it of a whole script.
extension Script {
  /// Every step of the script and of the steps inside, in the order of the text.
  package func walk(_ visit: (ScriptStep) -> Void) {
    for step in steps { step.walk(visit) }
  }
}

extension ScriptStep {
  package func walk(_ visit: (ScriptStep) -> Void) {
    visit(self)
    for step in request.inner { step.walk(visit) }
  }
}

extension StepRequest {
  /// The steps that the step runs.
  package var inner: [ScriptStep] {
    switch self {
    case .loop(_, let steps), .sequence(let steps): steps
    case .branch(_, let then, let otherwise): then + otherwise
    case .gesture, .touch, .slide, .selectSegment, .selectRow, .pick, .scroll, .wait, .settle,
      .expect,
      .expectLines, .expectEvents, .expectAbsent, .snapshot, .show, .perform, .expectTree, .shake,
      .input:
      []
    }
  }

  /// What the step aims at or asks about.
  package var targets: [TargetReference] {
    switch self {
    case .gesture(let gesture):
      if case .move(.to(.target(let goal)), _, _) = gesture.motion {
        [gesture.target, goal]
      } else {
        [gesture.target]
      }
    case .touch(_, .target(let target)?, _): [target]
    case .scroll(let target, .until(let goal)): (target.map { [$0] } ?? []) + [goal]
    case .scroll(let target, .by), .scroll(let target, .to): target.map { [$0] } ?? []
    case .input(.clear(let target)): [target]
    case .slide(let target, _, _), .selectSegment(let target, _), .selectRow(let target, _, _),
      .pick(let target, _), .expectAbsent(let target),
      .snapshot(_, let target?, _):
      [target]
    case .touch, .snapshot, .wait, .settle, .expect, .expectLines, .expectEvents, .loop, .branch,
      .show, .perform, .expectTree, .shake, .input, .sequence:
      []
    }
  }
}

extension TargetReference {
  /// The ids that the target is found by.
  package var ids: [String] {
    let own: [String] =
      switch selector {
      case .id(let id), .part(let id, _): [id]
      case .text, .label, .type, .point: []
      }
    return own + (within.map { [$0] } ?? [])
  }
}

extension TreePattern {
  /// The ids of the pattern and of those inside.
  package var ids: [String] {
    (id.map { [$0] } ?? []) + (subviews ?? []).flatMap(\.ids)
  }

  /// Whether every view matches.
  package var matchesAnything: Bool {
    id == nil && className == nil && properties.isEmpty && subviews == nil
  }
}
