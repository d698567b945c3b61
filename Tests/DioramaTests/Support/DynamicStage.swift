// SPDX-License-Identifier: MIT

/// A scene with one animator, called `animator`, on views in a row of plain ones.
///
/// - Parameters:
///   - views: What is inside each view's mapping after its type: `id: a, frame: [0, 0, 10, 10]`.
///   - behaviors: What is inside each behavior's mapping: `type: UIGravityBehavior, items: [a]`.
///   - animator: Further keys of the animator, each on its line.
///   - objects: Further objects, as a list of YAML.
func stage(
  _ views: [String], _ behaviors: [String], animator: String = "", objects: String = "",
  os: Int = 7
) -> String {
  let device = os > 8 ? "device: iPhone 6\nos: \(os)\n" : ""
  let list = views.map { view in
    view.hasPrefix("type:") ? "    - { \(view) }" : "    - { type: UIView, \(view) }"
  }
  let keys = animator.split(separator: "\n").map { "    \($0)\n" }.joined()
  let further = objects.split(separator: "\n").map { "  \($0)\n" }.joined()
  return """
    diorama: 1
    \(device)view:
      id: view
      subviews:
    \(list.joined(separator: "\n"))
    objects:
      - type: UIDynamicAnimator
        id: animator
        referenceView: view
    \(keys)    behaviors:
    \(behaviors.map { "      - { \($0) }" }.joined(separator: "\n"))
    \(further)
    """
}
