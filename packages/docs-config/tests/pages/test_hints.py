"""Hints, tested by following them: the finding disappears, and no new one appears."""

import copy
import json
import random
import re
from typing import Any

import pytest
from docs_config.pages.target import framework_of
from docs_config.text.edits import apply_edits, to_edits

NEW_TEXT = re.compile(r'(?:write|did you mean) "([^"…]*)"\??')
DELETE = re.compile(r"(?:keep one|delete (?:this|the|it))\b.*?(?:with its (group|section))?$")
MOVE = re.compile(r'(?:move it to the|write "(?P<to>[^"]*)" in a) group "(?P<group>[^"]*)"')
LIST = re.compile(r'list "([^"]*)", or leave it out with --ignore')
NOT_MECHANICAL = re.compile(
    r"rename |move it and list it|move the page|accept it |one of [a-z, ]+$|give the page "
    r'|list its index|did you mean "[^"]*…"\?$|None$'
)

# A group that was never shown is shown after the change, so its entries get their own findings.
REVEALED = {
    "pages/framework": {
        *["listed twice", "pages/framework", "pages/dead-target", "pages/masked-target"],
    }
}


def _at(value, steps):
    for step in steps:
        value = value[int(step) if isinstance(value, list) else step]
    return value


def _obey(value, finding):
    """Return the document edited as a hint says; None if the hint asks for more than an edit."""
    value = copy.deepcopy(value)
    hint = str(finding.hint)
    steps = finding.pointer.split("/")[1:]
    if match := LIST.fullmatch(hint):
        _list(value, match[1])
    elif match := MOVE.fullmatch(hint):
        _move(value, steps, match)
    elif "move its pages into" in hint:
        _merge(value, steps, hint)
    elif match := NEW_TEXT.fullmatch(hint):
        _at(value, steps[:-1])[steps[-1]] = match[1]
    elif match := DELETE.search(hint):
        end = {"group": 4, "section": 2}.get(match[1], len(steps) // 2 * 2)
        del _at(value, steps[: end - 1])[int(steps[end - 1])]
    elif hint.startswith("add a section "):
        value["sections"].append({"label": "Community Resources", "children": []})
    else:
        assert NOT_MECHANICAL.match(hint), hint
        return None
    return value


def _list(value, target):
    sections = value["sections"]
    section: dict[str, Any] = {"label": f"Section {len(sections)}", "children": []}
    entry = {"label": "Listed", "to": target}
    framework = framework_of(target)
    if framework:
        section["frameworks"] = [{"label": framework, "children": [entry]}]
    else:
        section["children"].append(entry)
    sections.append(section)


def _move(value, steps, match):
    entries = _at(value, steps[:-2])
    entry = entries.pop(int(steps[-2]))
    entry["to"] = match["to"] or entry["to"]
    groups = _at(value, steps[:3])
    if not entries:
        groups.pop(int(steps[3]))
    for group in groups:
        if group["label"] == match["group"]:
            group["children"].append(entry)
            return
    groups.append({"label": match["group"], "children": [entry]})


def _merge(value, steps, hint):
    groups = _at(value, steps[:3])
    moved = groups.pop(int(steps[3]))
    label = moved["label"] if "first" in hint else hint.split('"')[1]
    first = next(group for group in groups if group["label"] == label)
    first["children"] += moved["children"]


def _known(finding):
    """Return the parts of a finding that stay the same while others are repaired."""
    if finding.rule in ("pages/duplicate-target", "pages/index-double"):
        return "listed twice", ""  # which of several entries is named as the first may change
    return finding.rule, re.sub(r" \(the first is on line \d+\)", "", finding.message)


def _verify_hints(tree, value):
    """Follow every hint of a document, each on a copy; return the rules whose hints were edits."""
    document = tree.write_document(value)
    findings = tree.findings(document)
    before = [_known(other) for other in findings]
    obeyed = set()
    for finding in findings:
        changes = [_obey(value, finding)]
        for fix in finding.fixes:
            assert not fix.is_safe
            changes.append(json.loads(apply_edits(document.text, to_edits([fix], document))))
        for changed in changes:
            if changed is not None:
                obeyed.add(finding.rule)
                _verify_change(tree, finding, before, changed)
    return obeyed


def _verify_change(tree, finding, before, changed):
    after = [_known(other) for other in tree.findings(tree.write_document(changed))]
    story = f"{finding.rule}: {finding.message}: {finding.hint}"
    assert after.count(_known(finding)) < before.count(_known(finding)), story
    new = {
        rule
        for rule, message in after
        if after.count((rule, message)) > before.count((rule, message))
    }
    assert new <= REVEALED.get(finding.rule, set()), story


PAGES = (
    *["index.md", "overview.md", "guides.md", "guides/index.md", "guides/caching.md"],
    *["guides/queries.md", "Guides2/Upper.md", "guides/query-keys.md", "installation.md"],
    *["framework/react/overview.md", "framework/react/guides/hooks.md", "framework/vue/ssr.md"],
    *["framework/vue/guides/hooks.md", "framework/vue/quick-start.md", "framework/remix/old.md"],
    *["reference/index.md", "reference/useStore.md", "reference/classes/Store.md"],
    *["api/index.md", "api/client.md", "two words.md", "x..y.md", "http-client.md", "blog.md"],
    "community-resources.md",
)
MOVED = "---\nredirect_from: [old/caching, guides/cache, framework/vue/old]\n---\n"
TARGETS = (
    *[page.removesuffix(".md").removesuffix("/index") for page in PAGES],
    *["guides/index", "old/caching", "guides/cache", "framework/vue/old", "gone", "..", "blog"],
    *["framework/react/examples/basic", "framework/vue/examples/basic", "https://example.com"],
    *["framework/vue/overview", "vue/quick-start", "react/guides/hooks", "reference/classes/Gone"],
)
INDEX = ("reference", "reference/index")
CHANGES = (
    lambda to, _: to,
    lambda to, _: to,
    lambda to, _: to.swapcase(),
    lambda to, _: f"{to}.md",
    lambda to, _: f"./{to}",
    lambda to, _: f"{to}/",
    lambda to, _: f"/{to}",
    lambda to, _: f"{to}#part",
    lambda to, _: f"{to}/index",
    lambda to, _: to.replace("-", "/"),
    lambda to, _: to.replace("react", "vue"),
    lambda to, chance: to.replace(chance.choice(to), "", 1),
    lambda to, chance: to.replace(chance.choice(to), "zq", 1),
)
RARE = (
    {"label": "Nothing", "children": []},
    {"label": "Twice", "children": [{"label": f"Index {to}", "to": to} for to in INDEX]},
)


def test_a_page_is_found_by_its_letters_beside_one_whose_name_has_two_lines(tree):
    try:
        tree.write("a\nb.md", "guides/stale-time.md")
    except OSError:
        pytest.skip("this file system refuses such names")
    hints = [hint for _, hint in tree.messages(tree.document("overview", "guides/stale/time"))]
    assert 'did you mean "guides/stale-time"?' in hints


def test_the_menu_entry_for_community_resources_is_not_deleted_with_its_last_page(tree):
    tree.write("community-resources.md")
    sections = [
        {"label": "Start", "children": [tree.page("overview")]},
        {"label": "Community Resources", "children": [tree.page("gone")]},
    ]
    ((_, hint),) = tree.messages(tree.document(sections=sections))
    assert hint == "add the page, or delete the entry"
    sections[1]["label"] = "More"
    hints = [hint for _, hint in tree.messages(tree.document(sections=sections))]
    assert "add the page, or delete the entry with its section" in hints


def _entries(chance, most):
    for number in range(chance.randint(0, most)):
        to = chance.choice(CHANGES)(chance.choice(TARGETS), chance)
        yield {"label": f"Entry {number} {chance.random()}", "to": to}


def _navigation(chance):
    """Return a random configuration, with most mistakes that an author can make."""
    sections = []
    labels = ["react", "vue", "React", "veu", "remix", "react", "vue"]
    for number in range(chance.randint(1, 4)):
        label = chance.choice([f"Section {number}", "Community Resources"])
        section = {"label": label, "children": list(_entries(chance, 4))}
        if chance.random() < 0.7:
            section["frameworks"] = [
                {"label": chance.choice(labels), "children": list(_entries(chance, 3))}
                for _ in range(chance.randint(1, 3))
            ]
        sections.append(chance.choice(RARE) if chance.random() < 0.1 else section)
    return {"sections": sections}


@pytest.fixture(params=[(), ("api/index.md", "community-resources.md", "guides.md")])
def random_tree(request, empty_tree):
    left_out = request.param
    pages = [page for page in PAGES if page not in left_out]
    empty_tree.write(*pages)
    empty_tree.write("moved.md", text=MOVED)
    empty_tree.example("react/basic")
    empty_tree.example("vue/other")
    return empty_tree


def test_following_a_hint_removes_its_finding_and_causes_no_other(random_tree):
    obeyed = set()
    for seed in range(25):
        obeyed |= _verify_hints(random_tree, _navigation(random.Random(seed)))
    assert obeyed >= {
        f"pages/{rule}"
        for rule in (
            *["absolute-target", "case", "dead-target", "duplicate-target", "empty-section"],
            *["framework", "index-double", "masked-target", "md-suffix", "not-canonical", "orphan"],
        )
    }
