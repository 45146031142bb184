"""Pages: a made documentation tree with every defect that occurs, and a clean one with none."""

import json
import os
from pathlib import Path

import pytest
from docs_config.errors import FileError
from docs_config.findings import MAX_FINDINGS
from docs_config.pages import find_problems, folder_for
from docs_config.positions import Document


def _write_pages(root: Path, *pages: str) -> None:
    for page in pages:
        path = root / page
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"# {page}\n", encoding="utf-8")


def _page(to: str, label: str | None = None) -> dict[str, str]:
    return {"label": label or f"to {to}", "to": to}


def _document(*targets: str, sections: object = None) -> Document:
    if sections is None:
        sections = [{"label": "Guides", "children": [_page(to) for to in targets]}]
    text = json.dumps({"sections": sections}, indent=1, ensure_ascii=False)
    return Document(text, json.loads(text))


def _found(folder: Path, document: Document, *ignore: str) -> list[tuple[str, str, str]]:
    """Return rule, pointer and severity of every finding."""
    findings = find_problems(document, folder=str(folder), ignore=ignore)
    return [(finding.rule, finding.pointer, finding.severity) for finding in findings]


def _messages(folder: Path, document: Document, *ignore: str) -> list[tuple[str, str | None]]:
    findings = find_problems(document, folder=str(folder), ignore=ignore)
    return [(finding.message, finding.hint) for finding in findings]


@pytest.fixture
def docs(tmp_path):
    folder = tmp_path / "docs"
    _write_pages(folder, "overview.md")
    return folder


def test_a_clean_tree_of_every_shape_raises_no_alarm(tmp_path):
    docs = tmp_path / "docs"
    _write_pages(
        docs,
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
    (docs / "ja/config.json").write_text("{}", encoding="utf-8")
    (docs / "logo.svg").write_text("<svg/>", encoding="utf-8")
    (tmp_path / "examples/react/basic").mkdir(parents=True)
    shared = [_page("framework/react/quick-start"), _page("framework/react/examples/basic")]
    sections = [
        {
            "label": "Start",
            "children": [_page("overview"), _page("guides/index"), _page("..")],
            "frameworks": [
                {"label": "react", "children": shared},
                {
                    "label": "vue",
                    "children": [_page("framework/vue/quick-start"), _page("./framework")],
                },
            ],
        },
        {"label": "More", "children": [_page("guides/caching"), _page("/$libraryId/$version/x")]},
    ]
    assert _found(docs, _document(sections=sections)) == []


def test_a_target_without_a_page_is_dead_and_the_likely_page_is_named(docs):
    document = _document("overvieww", "overview")
    assert _found(docs, document) == [
        ("pages/dead-target", "/sections/0/children/0/to", "error"),
    ]
    assert _messages(docs, document) == [
        (
            'no page for "overvieww": there is neither overvieww.md nor overvieww/index.md',
            'did you mean "overview"?',
        )
    ]


def test_a_finding_stands_where_its_target_stands(docs):
    document = _document("overview", "gone")
    (finding,) = find_problems(document, folder=str(docs))
    line = document.text.splitlines()[finding.line - 1]
    assert line[finding.column - 1 : finding.end_column - 1] == '"gone"'
    assert finding.end_line == finding.line


def test_a_page_that_moved_to_another_folder_is_suggested(docs):
    _write_pages(docs, "framework/react/guides/caching.md")
    document = _document("overview", "framework/react/caching", "framework/react/guides/caching")
    assert _messages(docs, document)[0][1] == 'did you mean "framework/react/guides/caching"?'


def test_nothing_is_suggested_where_nothing_is_near_or_everything_is_dead(docs):
    nothing_near = _document("overview", "zzz")
    assert _messages(docs, nothing_near)[0][1] is None
    all_dead = _document("overview", *[f"overview{number}" for number in range(60)])
    hints = [hint for _, hint in _messages(docs, all_dead)]
    assert hints == ['did you mean "overview"?'] * 50 + [None] * 10


@pytest.mark.parametrize(
    "front_matter",
    [
        "redirect_from:\n  - /old/guide\n",
        "title: New\nredirect_from:\n# moved in May\n- 'old/guide/' # by the way\n\ntags: x\n",
        "redirect_from: [docs/old/guide.md, older]\n",
        'redirect_from: "/old/guide"\n',
    ],
)
def test_a_missing_page_that_another_redirects_from_is_masked(docs, front_matter):
    _write_pages(docs, "new.md")
    (docs / "new.md").write_text(f"---\n{front_matter}---\n# New\n", encoding="utf-8")
    document = _document("overview", "old/guide")
    assert _found(docs, document) == [
        ("pages/masked-target", "/sections/0/children/1/to", "warning")
    ]
    assert _messages(docs, document) == [
        (
            (
                'no page for "old/guide": readers land on "new.md",'
                ' because "new.md" redirects from there'
            ),
            'write "new"',
        )
    ]


def test_what_looks_like_a_redirect_outside_of_front_matter_is_none(docs):
    (docs / "empty-list.md").write_text("---\nredirect_from:\n", encoding="utf-8")
    texts = {
        "body.md": "---\ntitle: x\n---\nredirect_from: /gone\n",
        "none.md": "redirect_from: /gone\n",
        "empty.md": "",
        "open.md": "---\ntitle: never closed\n",
    }
    for name, text in texts.items():
        (docs / name).write_text(text, encoding="utf-8")
    document = _document("overview", "body", "none", "empty", "open", "empty-list", "gone")
    assert _found(docs, document) == [("pages/dead-target", "/sections/0/children/6/to", "error")]


@pytest.mark.parametrize(
    ("target", "page"),
    [
        ("framework/vue/guides/a", "guides/a.md"),
        ("vue/guides/a", "framework/vue/guides/a.md"),
        ("vue/guides/a", "guides/a.md"),
        ("reference/classes/Gone", "reference/index.md"),
        ("api/gone", "api.md"),
    ],
)
def test_a_missing_page_for_which_the_site_shows_another_is_masked(docs, target, page):
    _write_pages(docs, page)
    found = _found(docs, _document("overview", target))
    assert found == [("pages/masked-target", "/sections/0/children/1/to", "warning")]


@pytest.mark.parametrize(
    "target", ["framework/unknown/guides/a", "vue", "reference", "framework/vue/b", "vue/b"]
)
def test_a_missing_page_without_a_way_around_is_dead(docs, target):
    _write_pages(docs, "guides/a.md")
    found = _found(docs, _document("overview", "guides/a", target))
    assert ("pages/dead-target", "/sections/0/children/2/to", "error") in found


def test_a_page_in_no_section_is_an_orphan(docs):
    _write_pages(docs, "guides/lonely.md", "reference/made.md", "reference/index.md")
    document = _document("overview")
    assert _found(docs, document) == [("pages/orphan", "/sections", "warning")] * 3
    assert _messages(docs, document)[0][0] == '"guides/lonely.md" is in no section'
    assert _found(docs, document, "reference", "guides/*") == []


def test_a_page_behind_another_of_the_same_path_cannot_be_opened(docs):
    _write_pages(docs, "overview/index.md")
    assert _messages(docs, _document("overview")) == [
        (
            '"overview/index.md" cannot be opened: the site shows "overview.md" in its place',
            "rename one of the two",
        )
    ]


def test_a_document_without_sections_has_no_orphans(docs):
    for text in ("{}", "[]", '{"sections": {}}', '{"sections": []}'):
        document = Document(text, json.loads(text))
        assert find_problems(document, folder=str(docs)) == []


def test_what_has_the_wrong_type_is_passed_over(docs):
    sections = [
        7,
        {"label": 1, "children": 2, "frameworks": [3, {"children": [4, {"to": 5}]}]},
        {"label": "x", "children": [_page("overview")], "frameworks": {"label": "react"}},
    ]
    rules = {rule for rule, _, _ in _found(docs, _document(sections=sections))}
    assert rules == {"pages/empty-section"}


def test_a_target_listed_twice_for_the_same_reader_is_named_with_the_first(docs):
    sections = [
        {"label": "A", "children": [_page("overview", "One")]},
        {"label": "B", "children": [_page("overview", "Two")]},
    ]
    document = _document(sections=sections)
    assert _found(docs, document) == [
        ("pages/duplicate-target", "/sections/1/children/0/to", "warning")
    ]
    line = 1 + document.text[: document.text.index('"overview"')].count("\n")
    assert _messages(docs, document) == [
        (
            f'"overview" is listed twice for the same reader (the first is on line {line})',
            "keep one of the two",
        )
    ]


def test_the_same_target_in_two_frameworks_is_seen_by_no_reader_twice(docs):
    groups = [
        {"label": "react", "children": [_page("overview")]},
        {"label": "vue", "children": [_page("overview")]},
    ]
    apart = [{"label": "A", "children": [], "frameworks": groups}]
    assert _found(docs, _document(sections=apart)) == []
    core_too = [*apart, {"label": "B", "children": [_page("overview")]}]
    assert _found(docs, _document(sections=core_too)) == [
        ("pages/duplicate-target", "/sections/1/children/0/to", "warning")
    ]
    core_first = [{"label": "B", "children": [_page("overview")]}, *apart]
    assert [pointer for _, pointer, _ in _found(docs, _document(sections=core_first))] == [
        "/sections/1/frameworks/0/children/0/to",
        "/sections/1/frameworks/1/children/0/to",
    ]


def test_a_page_under_two_addresses_is_an_index_double(docs):
    _write_pages(docs, "guides/index.md")
    document = _document("overview", "guides", "guides/index")
    assert _found(docs, document) == [
        ("pages/index-double", "/sections/0/children/2/to", "warning")
    ]
    assert '"guides/index" and "guides" are two addresses' in _messages(docs, document)[0][0]


def test_a_label_that_is_repeated_in_its_list_is_found(docs):
    _write_pages(docs, "a.md", "b.md")
    sections = [
        {"label": "Same", "children": [_page("overview", "Page"), _page("a", "Page")]},
        {
            "label": "Same",
            "children": [],
            "frameworks": [{"label": "vue", "children": [_page("b", "Page"), _page("..", "Page")]}],
        },
    ]
    assert _found(docs, _document(sections=sections)) == [
        ("pages/duplicate-label", "/sections/0/children/1/label", "warning"),
        ("pages/duplicate-label", "/sections/1/label", "warning"),
        ("pages/duplicate-label", "/sections/1/frameworks/0/children/1/label", "warning"),
    ]


def test_a_path_in_another_case_than_the_file_is_found_on_every_file_system(docs):
    _write_pages(docs, "Guides/Caching.md")
    document = _document("overview", "guides/caching", "Overview")
    assert _found(docs, document) == [
        ("pages/case", "/sections/0/children/1/to", "error"),
        ("pages/case", "/sections/0/children/2/to", "error"),
    ]
    assert _messages(docs, document)[0] == (
        '"guides/caching" differs from the file "Guides/Caching.md" in upper and lower case',
        'write "Guides/Caching"',
    )


def test_an_index_in_another_case_is_found(docs):
    _write_pages(docs, "Guides/index.md")
    found = _found(docs, _document("overview", "guides"))
    assert found == [("pages/case", "/sections/0/children/1/to", "error")]


def test_two_files_that_differ_in_case_only_are_found(docs):
    _write_pages(docs, "Overview.md")
    if len(list(docs.iterdir())) == 1:
        pytest.skip("this file system does not keep the two apart")
    found = _found(docs, _document("overview", "Overview"))
    assert found == [("pages/case", "/sections", "warning")]
    assert _found(docs, _document("overview", "Overview"), "overview", "Overview") == []


def test_a_link_out_of_the_site_is_a_warning_that_can_be_accepted(docs):
    document = _document("overview", "https://example.com/a", "http://example.com/b")
    assert _found(docs, document) == [
        ("pages/external-target", "/sections/0/children/1/to", "warning"),
        ("pages/external-target", "/sections/0/children/2/to", "warning"),
    ]
    assert _found(docs, document, "http*") == []


def test_a_page_whose_name_begins_with_http_cannot_be_opened(docs):
    _write_pages(docs, "http-client.md")
    found = _found(docs, _document("overview", "http-client"))
    assert found == [("pages/external-target", "/sections/0/children/1/to", "error")]


def test_an_absolute_target_is_an_error_only_where_it_means_a_page_of_this_folder(docs):
    document = _document("/overview", "/charts/catalog/line")
    assert _found(docs, document) == [
        ("pages/absolute-target", "/sections/0/children/0/to", "error"),
        ("pages/absolute-target", "/sections/0/children/1/to", "warning"),
    ]
    assert _messages(docs, document)[0][1] == 'write "overview"'


def test_a_target_with_the_suffix_of_the_file_shows_raw_markdown(docs):
    found = _found(docs, _document("overview.md"))
    assert found == [("pages/md-suffix", "/sections/0/children/0/to", "error")]


@pytest.mark.parametrize("target", ["./overview", "overview/", "overview#usage", " overview"])
def test_a_target_that_is_not_written_as_the_site_compares_it_is_a_warning(docs, target):
    document = _document(target)
    assert _found(docs, document) == [
        ("pages/not-canonical", "/sections/0/children/0/to", "warning")
    ]
    assert _messages(docs, document)[0][1] == 'write "overview"'


@pytest.mark.parametrize(
    ("target", "fault"),
    [
        ("", "it names no page"),
        ("#top", "it names no page"),
        ("a b", 'it contains " "'),
        ("a\\b", 'it contains "\\\\"'),
        ("概要", 'it contains "概"'),
        ("a//b", 'it contains "//"'),
        ("a/../b", 'it contains a "." or ".." segment'),
        ("a" * 513, "it has 513 characters and the site takes 512"),
    ],
)
def test_a_path_that_the_site_refuses_is_told_with_the_reason(docs, target, fault):
    ((message, _),) = _messages(docs, _document("overview", target))
    assert message == f"the site cannot open {json.dumps(target, ensure_ascii=False)}: {fault}"


def test_a_page_that_exists_under_a_path_that_the_site_refuses_is_found(docs):
    _write_pages(docs, "my page.md")
    found = _found(docs, _document("overview", "my page"))
    assert found == [("pages/bad-path", "/sections/0/children/1/to", "error")]


def test_examples_are_left_alone_unless_there_is_a_folder_of_them(docs):
    document = _document("overview", "framework/react/examples/basic")
    assert _found(docs, document) == []
    (docs.parent / "examples/react/other").mkdir(parents=True)
    assert _found(docs, document) == [("pages/dead-target", "/sections/0/children/1/to", "error")]
    (docs.parent / "examples/react/basic").mkdir()
    assert _found(docs, document) == []


def test_an_example_of_a_framework_without_examples_is_told_so(docs):
    (docs.parent / "examples/solid/a11y").mkdir(parents=True)
    sections = [
        {
            "label": "Examples",
            "children": [_page("overview")],
            "frameworks": [
                {"label": "solid", "children": [_page("framework/solif/examples/a11y")]}
            ],
        }
    ]
    assert _messages(docs, _document(sections=sections)) == [
        (
            '"framework/solif/examples/a11y" stands in the group "solid"',
            'did you mean "framework/solid/…"?',
        ),
        (
            (
                'no example for "framework/solif/examples/a11y":'
                " there is no folder examples/solif/a11y"
            ),
            "there is no folder examples/solif either",
        ),
    ]


def test_examples_of_a_root_within_docs_are_beside_docs(tmp_path):
    docs = tmp_path / "docs/router"
    _write_pages(docs, "overview.md")
    (tmp_path / "examples/react/basic").mkdir(parents=True)
    assert _found(docs, _document("overview", "framework/react/examples/basic")) == []
    gone = ["framework/react/examples/gone", "framework/react/examples/lost"]
    found = _found(docs, _document("overview", *gone))
    assert [rule for rule, _, _ in found] == ["pages/dead-target"] * 2


def test_a_framework_group_that_no_reader_sees_is_an_error(docs):
    _write_pages(docs, "a.md")
    groups = [
        {"label": "React", "children": [_page("overview")]},
        {"label": "vue", "children": [_page("..")]},
        {"label": "vue", "children": [_page("a")]},
        {"label": "jquery", "children": []},
    ]
    document = _document(sections=[{"label": "A", "children": [], "frameworks": groups}])
    assert _found(docs, document) == [
        ("pages/framework", "/sections/0/frameworks/0/label", "error"),
        ("pages/framework", "/sections/0/frameworks/2/label", "error"),
        ("pages/framework", "/sections/0/frameworks/3/label", "error"),
    ]
    hints = [hint for _, hint in _messages(docs, document)]
    assert hints[:2] == ['did you mean "react"?', "move its pages into the first"]
    assert str(hints[2]).startswith("one of react, preact, vue")


def test_a_page_of_another_framework_is_a_mismatch(docs):
    _write_pages(docs, "framework/react/a.md", "framework/remix/b.md")
    sections = [
        {
            "label": "A",
            "children": [_page("overview"), _page("framework/remix/b")],
            "frameworks": [{"label": "vue", "children": [_page("framework/react/a")]}],
        }
    ]
    assert _found(docs, _document(sections=sections)) == [
        ("pages/framework", "/sections/0/children/1/to", "warning"),
        ("pages/framework", "/sections/0/frameworks/0/children/0/to", "warning"),
    ]


def test_a_section_without_a_page_is_found(docs):
    sections = [
        {"label": "A", "children": [_page("overview")]},
        {"label": "Empty", "children": [], "frameworks": [{"label": "vue", "children": []}]},
    ]
    assert _found(docs, _document(sections=sections)) == [
        ("pages/empty-section", "/sections/1", "warning")
    ]


@pytest.mark.parametrize("glob", ["reference/*", "reference", "./reference/", "reference/gone"])
def test_an_ignored_target_is_not_looked_at(docs, glob):
    document = _document("overview", "reference/gone", "reference/gone")
    assert len(_found(docs, document)) == 3
    assert _found(docs, document, glob) == []


def test_a_glob_tells_upper_from_lower_case(docs):
    assert _found(docs, _document("overview", "Reference/gone"), "reference/*") != []


def test_links_to_folders_resolve_and_loops_of_links_end(docs):
    _write_pages(docs, "framework/react/a.md")
    (docs / "framework/preact").symlink_to("react")
    (docs / "loop").symlink_to(".")
    (docs / "itself").symlink_to("itself")
    (docs / "broken.md").symlink_to("gone.md")
    (docs / "linked.md").symlink_to("overview.md")
    alive = ["overview", "framework/react/a", "framework/preact/a", "loop/loop/overview", "linked"]
    assert _found(docs, _document(*alive, "itself/x", "broken")) == [
        ("pages/dead-target", "/sections/0/children/5/to", "error"),
        ("pages/dead-target", "/sections/0/children/6/to", "error"),
    ]


def test_a_folder_that_cannot_be_listed_hides_its_pages_and_says_so(public_folder, unprivileged):
    _write_pages(public_folder, "overview.md", "closed/a.md", "open/b.md")
    document = _document("overview", "closed/a", "closed/gone/deep", "open/b")
    (public_folder / "closed").chmod(0)
    with unprivileged():
        found = _messages(public_folder, document)
    (public_folder / "closed").chmod(0o755)
    assert found == [('cannot list "closed": Permission denied; nothing below it is checked', None)]


def test_a_page_that_cannot_be_read_redirects_from_nowhere(public_folder, unprivileged):
    _write_pages(public_folder, "overview.md", "closed.md")
    (public_folder / "closed.md").chmod(0)
    with unprivileged():
        found = _found(public_folder, _document("overview", "closed", "gone"))
    assert found == [("pages/dead-target", "/sections/0/children/2/to", "error")]


def test_a_folder_that_is_not_there_is_one_clear_error(tmp_path):
    with pytest.raises(FileError, match="No such file or directory"):
        find_problems(_document("overview"), folder=str(tmp_path / "nowhere"))


def test_a_file_name_that_is_no_text_is_shown_escaped(docs):
    try:
        (docs / os.fsdecode(b"\xff.md")).write_text("", encoding="utf-8")
    except OSError:
        pytest.skip("this file system takes UTF-8 names only")
    assert _messages(docs, _document("overview"))[0][0] == '"\udcff.md" is in no section'


def test_thousands_of_pages_are_looked_up_one_by_one(docs):
    names = [f"part{number % 100}/page{number}" for number in range(3_000)]
    _write_pages(docs, *[f"{name}.md" for name in names])
    assert _found(docs, _document("overview", *names)) == []


def test_no_file_yields_more_findings_of_a_rule_than_memory_can_hold(docs):
    pages = ",".join(f'{{"to":"/{number}"}}' for number in range(MAX_FINDINGS + 10))
    text = f'{{"sections":[{{"children":[{{"to":"overview"}},{{"to":"gone"}},{pages}]}}]}}'
    rules = [rule for rule, _, _ in _found(docs, Document(text, json.loads(text)))]
    assert rules.count("pages/absolute-target") == MAX_FINDINGS
    assert rules.count("pages/dead-target") == 1


def test_the_folder_is_that_of_a_file_in_docs_beside_markdown(docs, tmp_path, monkeypatch):
    assert folder_for(str(docs / "config.json")) == str(docs)
    monkeypatch.chdir(tmp_path)
    assert folder_for("docs/config.json") == "docs"
    monkeypatch.chdir(docs)
    assert folder_for("config.json") == "."


def test_the_folder_may_lie_within_docs_as_translations_do(docs):
    _write_pages(docs, "ja/deep/overview.md")
    assert folder_for(str(docs / "ja/config.json")) == str(docs / "ja")


def test_there_is_no_folder_outside_of_docs_or_without_markdown(docs, tmp_path):
    _write_pages(tmp_path, "site/a.md")
    assert folder_for(str(tmp_path / "site/config.json")) is None
    bare = tmp_path / "other/docs"
    bare.mkdir(parents=True)
    assert folder_for(str(bare / "config.json")) is None
    assert folder_for(str(tmp_path / "gone/docs/config.json")) is None
