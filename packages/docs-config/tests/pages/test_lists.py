"""Lists: repeated entries and labels, groups that are never shown, empty sections."""

import pytest


def test_values_of_the_wrong_type_are_skipped(tree):
    sections = [
        7,
        {"label": 1, "children": 2, "frameworks": [3, {"children": [4, {"to": 5}]}]},
        {"label": "x", "children": [tree.page("overview")], "frameworks": {"label": "react"}},
    ]
    rules = {rule for rule, _, _ in tree.found(tree.document(sections=sections))}
    assert rules == {"pages/empty-section"}


def test_a_target_listed_twice_for_the_same_reader_is_named_with_the_first(tree):
    sections = [
        {"label": "A", "children": [tree.page("overview", "One")]},
        {"label": "B", "children": [tree.page("overview", "Two")]},
    ]
    document = tree.document(sections=sections)
    assert tree.found(document) == [
        ("pages/duplicate-target", "/sections/1/children/0/to", "warning")
    ]
    line = 1 + document.text[: document.text.index('"overview"')].count("\n")
    assert tree.messages(document) == [
        (
            f'"overview" is listed twice for the same reader (the first is on line {line})',
            "keep one of the two; this one goes with its section",
        )
    ]


def test_the_same_target_in_two_frameworks_is_seen_by_no_reader_twice(tree):
    groups = [
        {"label": "react", "children": [tree.page("overview")]},
        {"label": "vue", "children": [tree.page("overview")]},
    ]
    apart = [{"label": "A", "children": [], "frameworks": groups}]
    assert tree.found(tree.document(sections=apart)) == []
    core_too = [*apart, {"label": "B", "children": [tree.page("overview")]}]
    assert tree.found(tree.document(sections=core_too)) == [
        ("pages/duplicate-target", "/sections/1/children/0/to", "warning")
    ]
    core_first = [{"label": "B", "children": [tree.page("overview")]}, *apart]
    assert [pointer for _, pointer, _ in tree.found(tree.document(sections=core_first))] == [
        "/sections/1/frameworks/0/children/0/to",
        "/sections/1/frameworks/1/children/0/to",
    ]


def test_a_page_under_two_addresses_is_an_index_double(tree):
    tree.write("guides/index.md")
    document = tree.document("overview", "guides", "guides/index")
    assert tree.found(document) == [("pages/index-double", "/sections/0/children/2/to", "warning")]
    assert '"guides/index" and "guides" are two addresses' in tree.messages(document)[0][0]


def test_a_label_that_is_repeated_in_its_list_is_found(tree):
    tree.write("a.md", "b.md")
    sections = [
        {"label": "Same", "children": [tree.page("overview", "Page"), tree.page("a", "Page")]},
        {
            "label": "Same",
            "children": [],
            "frameworks": [
                {"label": "vue", "children": [tree.page("b", "Page"), tree.page("..", "Page")]}
            ],
        },
    ]
    assert tree.found(tree.document(sections=sections)) == [
        ("pages/duplicate-label", "/sections/0/children/1/label", "warning"),
        ("pages/duplicate-label", "/sections/1/label", "warning"),
        ("pages/duplicate-label", "/sections/1/frameworks/0/children/1/label", "warning"),
    ]


def test_a_framework_group_that_no_reader_sees_is_an_error(tree):
    tree.write("a.md")
    groups = [
        {"label": "React", "children": [tree.page("overview")]},
        {"label": "vue", "children": [tree.page("..")]},
        {"label": "vue", "children": [tree.page("a")]},
        {"label": "jquery", "children": []},
    ]
    document = tree.document(sections=[{"label": "A", "children": [], "frameworks": groups}])
    assert tree.found(document) == [
        ("pages/framework", "/sections/0/frameworks/0/label", "error"),
        ("pages/framework", "/sections/0/frameworks/2/label", "error"),
        ("pages/framework", "/sections/0/frameworks/3/label", "error"),
    ]
    hints = [hint for _, hint in tree.messages(document)]
    assert hints[:2] == ['did you mean "react"?', "move its pages into the first"]
    assert str(hints[2]).startswith("one of react, preact, vue")


def test_the_pages_of_a_misspelt_group_move_to_the_group_that_was_meant(tree):
    groups = [{"label": "react", "children": [tree.page("overview")]}]
    groups += [{"label": "React", "children": []}]
    document = tree.document(sections=[{"label": "A", "children": [], "frameworks": groups}])
    ((_, hint),) = tree.messages(document)
    assert hint == 'did you mean "react"? move its pages into that group'


@pytest.mark.parametrize(
    ("own", "hint"),
    [
        ("framework/vue/a.md", 'write "framework/vue/a"'),
        ("framework/vue/b.md", 'move it to the group "react"'),
    ],
)
def test_a_page_of_another_framework_is_to_be_replaced_or_moved(tree, own, hint):
    tree.write("framework/react/a.md", own)
    groups = [
        {"label": label, "children": [tree.page("framework/react/a")]} for label in ("react", "vue")
    ]
    section = {"label": "A", "children": [tree.page("overview")], "frameworks": groups}
    messages = tree.messages(tree.document(sections=[section]))
    assert ('"framework/react/a" stands in the group "vue"', hint) in messages


def test_a_menu_entry_of_community_resources_without_its_page_is_found(tree):
    core = {"label": "Start", "children": [tree.page("overview")]}
    section = {"label": "Community Resources", "children": []}
    ((message, hint),) = tree.messages(tree.document(sections=[core, section]))
    assert message == (
        'section "Community Resources" adds an entry to the site\'s menu,'
        " and community-resources.md, which the entry shows, does not exist"
    )
    assert hint == "add community-resources.md or delete the section"


def test_a_page_of_another_framework_is_a_mismatch(tree):
    tree.write("framework/react/a.md", "framework/remix/b.md")
    sections = [
        {
            "label": "A",
            "children": [tree.page("overview"), tree.page("framework/remix/b")],
            "frameworks": [{"label": "vue", "children": [tree.page("framework/react/a")]}],
        }
    ]
    assert tree.found(tree.document(sections=sections)) == [
        ("pages/framework", "/sections/0/children/1/to", "warning"),
        ("pages/framework", "/sections/0/frameworks/0/children/0/to", "warning"),
    ]


def test_a_section_without_a_page_is_found(tree):
    sections = [
        {"label": "A", "children": [tree.page("overview")]},
        {"label": "Empty", "children": [], "frameworks": [{"label": "vue", "children": []}]},
    ]
    assert tree.found(tree.document(sections=sections)) == [
        ("pages/empty-section", "/sections/1", "warning")
    ]
