# SPDX-License-Identifier: MIT
"""Reads the XML files of the Unicode CLDR: values of locales with what they inherit."""

import re
import xml.etree.ElementTree as XML
from functools import lru_cache

# Attributes that tell one element from its neighbours; all others are remarks.
TELLING = ("type", "id", "numberSystem", "count", "request", "key", "alt", "case", "gender")
# Values that nobody has confirmed are left out, as ICU leaves them out.
DOUBTFUL = ("unconfirmed", "provisional")


class Locales:
    """The files of `common/main`; paths are written `a/b[type=c]/d`."""

    def __init__(self, folder):
        self.main = folder / "main"
        self.names = sorted(path.stem for path in self.main.glob("*.xml"))
        self.parents = {}
        data = XML.parse(folder / "supplemental" / "supplementalData.xml")
        for entry in data.iter("parentLocale"):
            for name in entry.get("locales").split():
                self.parents[name] = entry.get("parent")
        self.aliases = {}
        self.values("root")

    def parent(self, name):
        """The locale that `name` inherits from; None for root."""
        if name == "root":
            return None
        if name in self.parents:
            return self.parents[name]
        shorter = name.rpartition("_")[0]
        while shorter and shorter not in self.names:
            shorter = shorter.rpartition("_")[0]
        return shorter or "root"

    @lru_cache(maxsize=None)
    def values(self, name):
        """path -> text of one file alone"""
        found = {}

        def visit(element, path):
            for child in element:
                if child.get("draft") in DOUBTFUL:
                    continue
                if child.tag == "alias":
                    if child.get("source") == "locale" and name == "root":
                        self.aliases[path] = joined(path, child.get("path"))
                    continue
                step = child.tag
                for attribute in TELLING:
                    if child.get(attribute) is not None:
                        step += f"[{attribute}={child.get(attribute)}]"
                place = f"{path}/{step}" if path else step
                if len(child):
                    visit(child, place)
                elif child.text is not None and child.text != "↑↑↑":
                    found[place] = child.text
        visit(XML.parse(self.main / f"{name}.xml").getroot(), "")
        return found

    def chain(self, name):
        while name is not None:
            yield name
            name = self.parent(name)

    def value(self, name, path):
        """The text at a path, inherited and through aliases; None for none."""
        for _ in range(8):
            for own in self.chain(name):
                if path in self.values(own):
                    return self.values(own)[path]
            head = path
            while head and head not in self.aliases:
                head = head.rpartition("/")[0]
            if not head:
                return None
            path = self.aliases[head] + path[len(head):]
        return None

    def steps(self, name, path, step):
        """The telling values of the children `step[...]` of a path, of all that `name` inherits."""
        start = f"{path}/{step}["
        found = set()
        for own in self.chain(name):
            for place in self.values(own):
                if place.startswith(start):
                    found.add(place[len(path) + 1:].partition("/")[0])
        return sorted(found)


def joined(path, relative):
    """`relative` as seen from `path`: `../x[@type='y']`."""
    steps = path.split("/")
    for step in re.sub(r"\[@(\w+)='([^']*)'\]", r"[\1=\2]", relative).split("/"):
        if step == "..":
            steps.pop()
        else:
            steps.append(step)
    return "/".join(steps)


def plural_rules(folder):
    """language -> [(category, condition)] for cardinal numbers"""
    found = {}
    for rules in XML.parse(folder / "supplemental" / "plurals.xml").iter("pluralRules"):
        listed = [(rule.get("count"), (rule.text or "").partition("@")[0].strip())
                  for rule in rules]
        for language in rules.get("locales").split():
            found[language] = listed
    return found


def plural_category(rules, number):
    """The category of a whole number."""
    for category, condition in rules:
        if not condition or any(
                all(holds(part, number) for part in either.split(" and "))
                for either in condition.split(" or ")):
            return category
    return "other"


def holds(relation, number):
    found = re.fullmatch(r"([nivwftce])(?: % (\d+))? (!?=) ([\d.,~]+)", relation.strip())
    assert found, relation
    value = number if found[1] in "ni" else 0
    if found[2]:
        value %= int(found[2])
    inside = any(
        int(low) <= value <= int(high or low)
        for low, _, high in (part.partition("..") for part in found[4].split(",")))
    return inside == (found[3] == "=")
