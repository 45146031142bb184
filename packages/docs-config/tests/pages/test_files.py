"""Files that no section lists, or that cannot be reached."""

import os

import pytest
from docs_config.rules import MAX_FINDINGS
from docs_config.text.edits import apply_edits, to_edits


def test_a_page_in_no_section_is_an_orphan(tree):
    tree.write("guides/lonely.md", "guides/alone.md", "reference-manual.md")
    document = tree.document("overview")
    assert tree.found(document) == [("pages/orphan", "/sections", "warning")] * 3
    message = '"guides/alone.md" is in no section'
    hint = 'list "guides/alone", or leave it out with --ignore'
    assert tree.messages(document)[0] == (message, hint)
    assert tree.found(document, "reference-manual", "guides/*") == []


def test_an_orphan_stands_at_its_file_and_can_be_listed_among_its_folder(tree):
    tree.write("guides/caching.md", "guides/query_keys/index.md", "guides/late-news.md", "new.md")
    document = tree.document("overview", "guides/caching")
    findings = tree.findings(document)
    assert [(finding.file, finding.line, finding.column) for finding in findings] == [
        (f"{tree.root}/{page}", 1, 1)
        for page in ("guides/late-news.md", "guides/query_keys/index.md", "new.md")
    ]
    fixes = [fix for finding in findings for fix in finding.fixes]
    assert [fix.title for fix in fixes] == [
        'List "guides/late-news"',
        'List "guides/query_keys"',
        'List "new"',
    ]
    text = apply_edits(document.text, to_edits(fixes, document))
    assert tree.found(tree.parse(text)) == []
    assert '"label": "Query keys"' in text


def test_an_orphan_of_a_folder_that_no_section_lists_has_no_fix(tree):
    tree.write("guides/caching.md")
    (finding,) = tree.findings(tree.document("overview"))
    assert finding.fixes == ()


@pytest.mark.parametrize("folder", ["reference", "api", "framework/vue/reference"])
@pytest.mark.parametrize("listed", ["index", "classes/Store"])
def test_a_folder_of_reference_pages_is_listed_by_any_of_them(tree, folder, listed):
    names = ["index", "classes/Store", "classes/Query", "functions/reference/use"]
    tree.write(*[f"{folder}/{name}.md" for name in names])
    assert tree.found(tree.document("overview", f"{folder}/{listed}")) == []
    assert tree.messages(tree.document("overview")) == [
        (
            f'"{folder}" holds 4 pages of reference, and no section lists any of them',
            f"list its index, or leave it out with --ignore '{folder}'",
        )
    ]
    assert tree.found(tree.document("overview"), folder) == []


def test_a_folder_of_reference_pages_is_listed_by_the_page_of_its_name(tree):
    tree.write("api.md", "api/one.md")
    assert tree.found(tree.document("overview", "api")) == []
    assert "2 pages" in tree.messages(tree.document("overview"))[0][0]
    (tree.root / "api.md").unlink()
    assert "1 page " in tree.messages(tree.document("overview"))[0][0]


def test_a_page_behind_another_of_the_same_path_is_listed_as_an_index(tree):
    tree.write("overview/index.md")
    assert tree.messages(tree.document("overview")) == [
        (
            '"overview/index.md" is in no section',
            'list "overview/index", or leave it out with --ignore',
        )
    ]
    assert tree.found(tree.document("overview", "overview/index")) == []


@pytest.mark.parametrize(
    ("page", "reason"),
    [
        ("http-client.md", 'the site takes what begins with "http" for an external link'),
        ("contributors.md", "the site answers its path with a page of its own"),
    ],
)
def test_an_orphan_that_no_target_can_open_is_to_be_renamed(tree, page, reason):
    tree.write(page)
    message = f'"{page}" cannot be opened: {reason}'
    assert tree.messages(tree.document("overview")) == [(message, "rename it, then list it")]


def test_an_orphan_of_an_unknown_framework_is_to_be_moved(tree):
    tree.write("framework/remix/a.md")
    ((_, hint),) = tree.messages(tree.document("overview"))
    assert hint == 'move it and list it: "remix" is no framework of the site'


def test_a_document_without_sections_has_no_orphans(tree):
    for text in ("{}", "[]", '{"sections": {}}'):
        document = tree.parse(text)
        assert tree.found(document) == []


def test_an_empty_list_of_sections_leaves_every_page_an_orphan(tree):
    tree.write("guides/caching.md")
    found = tree.found(tree.parse('{"sections": []}'))
    assert found == [("pages/orphan", "/sections", "warning")] * 2


@pytest.mark.parametrize(
    ("page", "fault"), [("two words.md", 'it contains " "'), ("x..y.md", 'it contains ".."')]
)
def test_an_orphan_that_the_site_cannot_open_is_to_be_renamed_first(tree, page, fault):
    tree.write(page)
    ((message, hint),) = tree.messages(tree.document("overview"))
    assert (message, hint) == (f'"{page}" cannot be opened: {fault}', "rename it, then list it")


def test_the_page_of_community_resources_is_reached_by_the_section_of_that_name(tree):
    tree.write("community-resources.md")
    core = {"label": "Start", "children": [tree.page("overview")]}
    section = {"label": "Community Resources", "children": []}
    assert tree.found(tree.document(sections=[core, section])) == []
    assert tree.messages(tree.document(sections=[core])) == [
        (
            '"community-resources.md" is in no section',
            'add a section "Community Resources", which adds the page to the site\'s menu',
        )
    ]


def test_two_files_that_differ_in_case_only_are_found(tree):
    tree.write("Overview.md")
    if len(list(tree.root.iterdir())) == 1:
        pytest.skip("this file system ignores case")
    found = tree.found(tree.document("overview", "Overview"))
    assert found == [("pages/case", "/sections", "warning")]
    assert tree.found(tree.document("overview", "Overview"), "overview", "Overview") == []


def test_a_folder_that_cannot_be_listed_hides_its_pages_and_says_so(public_tree, unprivileged):
    public_tree.write("closed/a.md", "open/b.md")
    document = public_tree.document("overview", "closed/a", "closed/gone/deep", "open/b")
    (public_tree.root / "closed").chmod(0)
    with unprivileged():
        found = public_tree.messages(document)
    (public_tree.root / "closed").chmod(0o755)
    assert found == [('cannot list "closed": Permission denied; nothing below it is checked', None)]


def test_a_file_name_that_is_not_utf_8_is_shown_escaped(tree):
    try:  # neither UTF-8 nor cp1252 has this byte as a letter
        (tree.root / os.fsdecode(b"\x81.md")).write_text("", encoding="utf-8")
    except OSError:
        pytest.skip("this file system requires names in UTF-8")
    assert tree.messages(tree.document("overview"))[0][0] == (
        '"\udc81.md" cannot be opened: it contains "\udc81"'
    )


def test_the_number_of_findings_of_a_rule_is_limited(tree):
    pages = ",".join(f'{{"to":"/{number}"}}' for number in range(MAX_FINDINGS + 10))
    text = f'{{"sections":[{{"children":[{{"to":"overview"}},{{"to":"gone"}},{pages}]}}]}}'
    rules = [rule for rule, _, _ in tree.found(tree.parse(text))]
    assert rules.count("pages/absolute-target") == MAX_FINDINGS
    assert rules.count("pages/dead-target") == 1
