// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// What the reference says about a topic, as text for a terminal; nil where there is no such topic.
///
/// Where several things have the name (`if` is a step and an action) all of them are told.
/// - Parameters:
///   - topic: A rule's slug, a class, `CLASS.MEMBER`, a step, an action or a key of the language.
///   - era: The major iOS version whose defaults come first.
package func explain(
  _ topic: String, catalog: Catalog, rules: [Rule], steps: [any Step.Type], era: Int = 7
) -> String? {
  var pages: [Page] = []
  if let rule = rules.first(where: { $0.slug == topic }) { pages.append(Page(rule)) }
  if let info = catalog.info(named: topic) { pages.append(Page(info, in: catalog, era: era)) }
  if let (info, member) = splitMember(topic, in: catalog),
    let page = Page(member, of: info, era: era)
  {
    pages.append(page)
  }
  if let step = steps.first(where: { $0.name == topic }) { pages.append(Page(step)) }
  if let action = ActionName(rawValue: topic) { pages.append(Page(action)) }
  pages += LanguageKey.all.filter { $0.name == topic }.map { Page($0) }
  return pages.isEmpty ? nil : pages.map { PlainText($0).text }.joined(separator: "\n")
}

/// The topics that were probably meant, best first: near spellings, and classes with such a member.
package func nearTopics(
  _ topic: String, catalog: Catalog, rules: [Rule], steps: [any Step.Type], count: Int = 5
) -> [String] {
  if let (info, member) = splitMember(topic, in: catalog) {
    let names = info.properties.map(\.facts.name) + info.methods.map(\.name)
    return Suggestion.near(member, among: names, count: count).map { "\(info.name).\($0)" }
  }
  let owners = catalog.classes.filter { info in
    info.property(named: topic) != nil || info.method(named: topic) != nil
  }
  if !owners.isEmpty { return owners.prefix(count).map { "\($0.name).\(topic)" } }
  let names = plainTopics(catalog: catalog, rules: rules, steps: steps)
  return Suggestion.near(topic, among: names, count: count)
}

/// Every topic that `explain` knows, members of classes behind the other ones.
package func topicNames(
  catalog: Catalog, rules: [Rule], steps: [any Step.Type]
) -> [String] {
  let members = catalog.classes.flatMap { info in
    (info.properties.map(\.facts.name) + info.methods.map(\.name)).map { "\(info.name).\($0)" }
  }
  return plainTopics(catalog: catalog, rules: rules, steps: steps) + members
}

/// Topics that are one name, each once.
private func plainTopics(
  catalog: Catalog, rules: [Rule], steps: [any Step.Type]
) -> [String] {
  var seen: Set<String> = []
  let names =
    catalog.classes.map(\.name) + rules.map(\.slug) + steps.map { $0.name }
    + ActionName.allCases.map(\.rawValue) + LanguageKey.all.map(\.name)
  return names.filter { seen.insert($0).inserted }
}

private func splitMember(_ topic: String, in catalog: Catalog) -> (ClassInfo, String)? {
  guard let dot = topic.firstIndex(of: "."), let info = catalog.info(named: String(topic[..<dot]))
  else { return nil }
  return (info, String(topic[topic.index(after: dot)...]))
}
