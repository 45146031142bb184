"""Targets: whether each opens a page, and the page that is meant."""

import json

import pytest


def _hint(tree, target, *others):
    """Return the hint of the first finding, that of the target listed first."""
    findings = tree.findings(tree.document(target, *others))
    return next(finding.hint for finding in findings if finding.pointer.endswith("/0/to"))


def test_a_clean_tree_of_every_shape_has_no_findings(empty_tree):
    tree = empty_tree
    tree.write(
        "index.md",
        "overview.md",
        "guides/index.md",
        "guides/caching.md",
        "framework/react/quick-start.md",
        "framework/vue/quick-start.md",
        "ja/overview.md",
        ".vitepress/theme.md",
        "node_modules/left-pad/readme.md",
    )
    (tree.root / "ja/config.json").write_text("{}", encoding="utf-8")
    (tree.root / "logo.svg").write_text("<svg/>", encoding="utf-8")
    tree.example("react/basic")
    shared = [tree.page("framework/react/quick-start"), tree.page("framework/react/examples/basic")]
    sections = [
        {
            "label": "Start",
            "children": [tree.page("overview"), tree.page("guides/index"), tree.page("..")],
            "frameworks": [
                {"label": "react", "children": shared},
                {
                    "label": "vue",
                    "children": [tree.page("framework/vue/quick-start"), tree.page("./framework")],
                },
            ],
        },
        {
            "label": "More",
            "children": [tree.page("guides/caching"), tree.page("/$libraryId/$version/x")],
        },
    ]
    assert tree.found(tree.document(sections=sections)) == []


def test_a_target_without_a_page_is_dead_and_the_likely_page_is_named(tree):
    document = tree.document("overvieww")
    assert ("pages/dead-target", "/sections/0/children/0/to", "error") in tree.found(document)
    assert (
        'no page for "overvieww": there is neither overvieww.md nor overvieww/index.md',
        'did you mean "overview"?',
    ) in tree.messages(document)


def test_a_finding_stands_where_its_target_stands(tree):
    document = tree.document("overview", "gone")
    (finding,) = tree.findings(document)
    line = document.text.splitlines()[finding.line - 1]
    assert line[finding.column - 1 : finding.end_column - 1] == '"gone"'
    assert finding.end_line == finding.line


def test_a_page_that_moved_to_another_folder_is_suggested(tree):
    tree.write("framework/react/guides/caching.md")
    assert _hint(tree, "framework/react/caching") == (
        'did you mean "framework/react/guides/caching"?'
    )


def test_a_page_whose_path_has_other_separators_is_suggested_before_any_other(tree):
    tree.write(
        "framework/solid/routing/installation-with-router-cli.md",
        "framework/react/installation/with-router-cli.md",
    )
    assert _hint(tree, "framework/solid/routing/installation/with-router-cli") == (
        'did you mean "framework/solid/routing/installation-with-router-cli"?'
    )


def test_the_nearest_of_very_many_unlisted_pages_is_suggested(tree):
    tree.write(*[f"guides/{letter}{number:03}.md" for letter in "abc" for number in range(100)])
    tree.write("guides/caching-and-more.md")
    assert _hint(tree, "guides/cachign-and-more") == 'did you mean "guides/caching-and-more"?'


def test_the_search_for_a_near_page_stays_fast_among_very_many(tree, count_calls):
    def calls(count):
        folder = tree.inside(f"docs-{count}")
        folder.write(*[f"guides/page-{number:05}.md" for number in range(count)])
        document = tree.document(*[f"guides/page-{number:05}x" for number in range(50)])
        return count_calls(lambda: folder.messages(document))

    assert calls(1600) < 8 * calls(100)


def test_a_page_of_another_framework_is_not_suggested(tree):
    tree.write("framework/react/guides/caching.md")
    assert _hint(tree, "framework/vue/caching", "overview") == "add the page, or delete the entry"


def test_a_page_that_the_same_reader_sees_already_is_not_suggested(tree):
    assert _hint(tree, "overvieww", "overview") == "add the page, or delete the entry"


def test_nothing_is_suggested_where_nothing_is_near(tree):
    assert _hint(tree, "zzz") == "add the page, or delete the entry with its section"
    assert _hint(tree, "zzz", "overview") == "add the page, or delete the entry"


def test_a_near_page_is_searched_for_fifty_targets_at_most(tree):
    all_dead = tree.document(*[f"part{number}/overview" for number in range(60)])
    hints = [hint for message, hint in tree.messages(all_dead) if "no page" in message]
    assert hints == ['did you mean "overview"?'] * 50 + ["add the page, or delete the entry"] * 10


def test_the_index_of_a_folder_that_is_a_page_is_dead(tree):
    tree.write("guides.md")
    document = tree.document("overview", "guides/index")
    assert tree.found(document) == [("pages/dead-target", "/sections/0/children/1/to", "error")]
    assert _hint(tree, "guides/index") == 'write "guides"'
    assert _hint(tree, "guides/index", "guides") == (
        '"guides" is listed already: delete this entry'
    )


def test_a_page_and_the_index_of_its_folder_are_two_pages(tree):
    tree.write("guides.md", "guides/index.md")
    assert tree.found(tree.document("overview", "guides", "guides/index")) == []


@pytest.mark.parametrize(
    "target",
    ["contributors", "blog", "npm-stats", "community-resources", "framework", "framework/vue"],
)
def test_a_page_of_the_site_itself_needs_no_file(tree, target):
    assert tree.found(tree.document("overview", target)) == []


def test_a_path_in_another_case_than_the_file_is_found_on_every_file_system(tree):
    tree.write("Guides/Caching.md")
    document = tree.document("overview", "guides/caching", "Overview")
    assert tree.found(document) == [
        ("pages/case", "/sections/0/children/1/to", "error"),
        ("pages/case", "/sections/0/children/2/to", "error"),
    ]
    assert tree.messages(document)[0] == (
        '"guides/caching" differs from the file "Guides/Caching.md" in upper and lower case',
        'write "Guides/Caching"',
    )


def test_an_index_in_another_case_is_found(tree):
    tree.write("Guides/index.md")
    found = tree.found(tree.document("overview", "guides"))
    assert found == [("pages/case", "/sections/0/children/1/to", "error")]


def test_a_link_out_of_the_site_is_a_warning_that_can_be_accepted(tree):
    document = tree.document("overview", "https://example.com/a", "http://example.com/b")
    assert tree.found(document) == [
        ("pages/external-target", "/sections/0/children/1/to", "warning"),
        ("pages/external-target", "/sections/0/children/2/to", "warning"),
    ]
    assert tree.found(document, "http*") == []


def test_a_page_whose_name_begins_with_http_cannot_be_opened(tree):
    tree.write("http-client.md")
    found = tree.found(tree.document("overview", "http-client"))
    assert found == [("pages/external-target", "/sections/0/children/1/to", "error")]


def test_an_absolute_target_is_an_error_only_where_it_means_a_page_of_this_folder(tree):
    document = tree.document(
        "/overview", "/query/latest/docs", "/charts/catalog/line", "/charts/catalog"
    )
    assert tree.found(document) == [
        ("pages/absolute-target", "/sections/0/children/0/to", "error"),
        ("pages/absolute-target", "/sections/0/children/1/to", "warning"),
    ]
    assert tree.messages(document)[0][1] == 'write "overview"'


def test_a_target_with_the_suffix_of_the_file_shows_raw_markdown(tree):
    found = tree.found(tree.document("overview.md"))
    assert found == [("pages/md-suffix", "/sections/0/children/0/to", "error")]


@pytest.mark.parametrize("target", ["./overview", "overview/", "overview#usage", " overview"])
def test_a_target_that_is_not_written_as_the_site_compares_it_is_a_warning(tree, target):
    document = tree.document(target)
    assert tree.found(document) == [("pages/not-canonical", "/sections/0/children/0/to", "warning")]
    assert tree.messages(document)[0][1] == 'write "overview"'


@pytest.mark.parametrize(
    ("target", "fault"),
    [
        ("", "it names no page"),
        ("#top", "it names no page"),
        ("a b", 'it contains " "'),
        ("a\\b", 'it contains "\\\\"'),
        ("概要", 'it contains "概"'),
        ("a//b", 'it contains "//"'),
        ("a/../b", 'it contains ".."'),
        ("x..y", 'it contains ".."'),
        ("a/./b", 'it contains a "." segment'),
        ("a" * 513, "it has 513 characters and the site accepts 512"),
    ],
)
def test_a_path_that_the_site_refuses_is_reported_with_the_reason(tree, target, fault):
    ((message, _),) = tree.messages(tree.document("overview", target))
    assert message == f"the site cannot open {json.dumps(target, ensure_ascii=False)}: {fault}"


def test_a_page_that_exists_under_a_path_that_the_site_refuses_is_found(tree):
    tree.write("my page.md")
    found = tree.found(tree.document("overview", "my page"))
    assert found == [("pages/bad-path", "/sections/0/children/1/to", "error")]


def test_examples_are_left_alone_unless_there_is_a_folder_of_them(tree):
    document = tree.document("overview", "framework/react/examples/basic")
    assert tree.found(document) == []
    tree.example("react/other")
    assert tree.found(document) == [("pages/dead-target", "/sections/0/children/1/to", "error")]
    tree.example("react/basic")
    assert tree.found(document) == []


def test_an_example_of_a_misspelt_framework_is_suggested_from_its_group(tree):
    tree.example("solid/a11y")
    examples = [tree.page("framework/solif/examples/a11y"), tree.page("framework/solid/examples/b")]
    group = {"label": "solid", "children": examples}
    sections = [{"label": "Examples", "children": [tree.page("overview")], "frameworks": [group]}]
    assert tree.messages(tree.document(sections=sections)) == [
        (
            '"framework/solif/examples/a11y" stands in the group "solid"',
            'did you mean "framework/solid/…"?',
        ),
        (
            (
                'no example for "framework/solif/examples/a11y":'
                " there is no folder examples/solif/a11y"
            ),
            'did you mean "framework/solid/examples/a11y"?',
        ),
        (
            'no example for "framework/solid/examples/b": there is no folder examples/solid/b',
            "add the example, or delete the entry",
        ),
    ]


def test_examples_of_a_root_within_docs_are_beside_docs(tree):
    tree.example("react/basic")
    router = tree.inside("docs/router")
    router.write("overview.md")
    assert router.found(tree.document("overview", "framework/react/examples/basic")) == []
    gone = ["framework/react/examples/gone", "framework/react/examples/lost"]
    found = router.found(tree.document("overview", *gone))
    assert [rule for rule, _, _ in found] == ["pages/dead-target"] * 2


@pytest.mark.parametrize("glob", ["reference/*", "reference", "./reference/", "reference/gone"])
def test_an_ignored_target_is_not_looked_at(tree, glob):
    document = tree.document("overview", "reference/gone", "reference/gone")
    assert len(tree.found(document)) == 3
    assert tree.found(document, glob) == []


def test_a_glob_tells_upper_from_lower_case(tree):
    assert tree.found(tree.document("overview", "Reference/gone"), "reference/*") != []


def test_links_to_folders_resolve_and_loops_of_links_end(tree):
    tree.write("framework/react/a.md")
    (tree.root / "framework/preact").symlink_to("react")
    (tree.root / "loop").symlink_to(".")
    (tree.root / "itself").symlink_to("itself")
    (tree.root / "broken.md").symlink_to("gone.md")
    (tree.root / "linked.md").symlink_to("overview.md")
    alive = ["overview", "framework/react/a", "framework/preact/a", "loop/loop/overview", "linked"]
    assert tree.found(tree.document(*alive, "itself/x", "broken")) == [
        ("pages/dead-target", "/sections/0/children/5/to", "error"),
        ("pages/dead-target", "/sections/0/children/6/to", "error"),
    ]


def test_thousands_of_pages_are_looked_up_one_by_one(tree):
    names = [f"part{number % 100}/page{number}" for number in range(3_000)]
    tree.write(*[f"{name}.md" for name in names])
    assert tree.found(tree.document("overview", *names)) == []


def test_a_page_with_a_dot_in_its_name_is_a_page_like_any_other(tree):
    tree.write("guides/v1.2.md")
    assert tree.found(tree.document("overview", "guides/v1.2")) == []


def test_of_two_near_pages_one_is_suggested_and_neither_is_a_fix(tree):
    tree.write("guides/query-a.md", "guides/query-b.md")
    pages = [tree.page("overview"), tree.page("guides/query-c", "Queries")]
    sections = [{"label": "Guides", "children": pages}]
    dead = tree.findings(tree.document(sections=sections))[-1]
    assert (dead.rule, dead.fixes) == ("pages/dead-target", ())
    assert dead.hint in ('did you mean "guides/query-a"?', 'did you mean "guides/query-b"?')


@pytest.mark.parametrize(
    ("target", "hint"),
    [
        ("framework/remix/a/", 'move the page: "remix" is no framework of the site'),
        ("framework/react/a/", 'write "framework/react/a" in a group "react"'),
        (
            "/http-client",
            "give the page another name: the site takes this one for an external link",
        ),
    ],
)
def test_a_target_is_not_corrected_to_another_wrong_one(tree, target, hint):
    tree.write("framework/remix/a.md", "framework/react/a.md", "http-client.md")
    group = {"label": "vue", "children": [tree.page(target)]}
    section = {"label": "A", "children": [tree.page("overview")], "frameworks": [group]}
    findings = tree.findings(tree.document(sections=[section]))
    assert hint in [finding.hint for finding in findings]


@pytest.mark.parametrize(
    ("target", "file"),
    [
        ("overview", "overview.mdx"),
        ("overview", "overview.MD"),
        ("overview", "Overview.markdown"),
        ("guides/caching", "guides/caching.mdx"),
        ("guides", "guides/index.mdx"),
    ],
)
def test_a_page_with_another_suffix_is_named_in_the_hint(target, file, empty_tree):
    empty_tree.write(file, "other.md")
    document = empty_tree.document(target, "other")
    ((message, hint),) = empty_tree.messages(document)
    assert message.startswith(f'no page for "{target}": ')
    assert hint == f'rename "{file}": the site shows only files whose names end in .md'
    (finding,) = empty_tree.findings(document)
    assert finding.fixes == ()


def test_files_of_other_kinds_are_no_pages_to_rename(empty_tree):
    empty_tree.write("overview.txt", "overviews.mdx", "other.md", "overview.d/a.md", "x.mdx/a.md")
    document = empty_tree.document("overview", "x", "other", "overview.d/a", "x.mdx/a")
    hints = {hint for _, hint in empty_tree.messages(document)}
    assert hints == {"add the page, or delete the entry"}


@pytest.mark.parametrize("parts", [300, 700, 100_000])
@pytest.mark.parametrize("target", ["a/", "framework/vue/examples/", "./a/", "a//"])
def test_a_target_of_any_number_of_parts_is_a_finding(target, parts, tree):
    tree.write("a/a/a.md")
    tree.example("vue/a")
    document = tree.document("overview", "a/a/a", f"{target}{'a/' * parts}b")
    (found,) = tree.found(document)
    assert found[0] in ("pages/dead-target", "pages/bad-path")
