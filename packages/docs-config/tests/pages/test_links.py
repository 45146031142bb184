"""Links inside pages, resolved from the address that the site gives to a page."""

import json
import os
import sys

import pytest
from docs_config.cli.main import main
from docs_config.errors import FileError, UsageError
from docs_config.links import PageCache, find_broken_links, verify_parser
from docs_config.rules import MAX_FINDINGS


def _broken(tree, *targets, ignore=(), cache=None):
    """Check the links of a tree whose sidebar lists some targets."""
    options = {} if cache is None else {"cache": cache}
    return find_broken_links(
        tree.document(*targets), folder=str(tree.root), ignore=ignore, **options
    )


def _rules(tree, *targets, ignore=()):
    return [finding.rule for finding in _broken(tree, *targets, ignore=ignore)]


def _messages(tree, *targets):
    return [(finding.message, finding.hint) for finding in _broken(tree, *targets)]


@pytest.fixture
def guides(tree):
    """A tree with a page in a folder, which has the same heading twice."""
    tree.write("guides/caching.md", text="# Caching\n\n## Stale time\n\n## Stale time\n")
    return tree


def _link(tree, *hrefs, page="guides/queries.md"):
    tree.write(page, text="# Queries\n\n" + "".join(f"See [it]({href}).\n" for href in hrefs))


@pytest.mark.parametrize(
    "href",
    [
        *["./caching", "caching.md", "./caching.md#stale-time", "caching#stale-time-2"],
        *["../guides/caching", "../overview.md", "../overview/", "caching?x=1", "./caching/"],
        *["#queries", "#top", "#", "#:~:text=x", "caching#%73tale-time", "../blog"],
        *["https://example.com/gone", "mailto:a@b.c", "/query/latest/gone", "//cdn/x"],
        *["../../examples/gone", "../../../../elsewhere", "..", "../framework/vue"],
        *["../../docs/overview", "caching.md.md", "../guides.md/caching"],
    ],
)
def test_a_link_that_opens_a_page_has_no_finding(guides, href):
    _link(guides, href)
    assert _rules(guides, "guides/queries", "gone", "https://x.y") == []


def test_a_link_to_no_page_is_dead_and_stands_at_its_place(guides):
    guides.write("guides/queries.md", text="---\ntitle: Q\n---\n\n# Q\n\n- a\n  [b](./cachin.md)\n")
    (finding,) = _broken(guides, "guides/queries")
    assert (finding.rule, finding.severity, finding.pointer) == ("links/dead", "error", "")
    assert finding.file == f"{guides.root}/guides/queries.md"
    assert (finding.line, finding.column, finding.end_column) == (8, 7, 18)
    assert finding.message == (
        '"./cachin.md" leads to no page:'
        " there is neither guides/cachin.md nor guides/cachin/index.md"
    )


def test_a_page_of_that_name_elsewhere_is_suggested(guides):
    guides.write("framework/vue/caching.md", "two words/deep.md")
    _link(guides, "../caching.md", "../deep")
    assert [hint for _, hint in _messages(guides)] == ['did you mean "./caching.md"?', None]


def test_no_page_is_suggested_if_two_have_the_name(guides):
    guides.write("start/caching.md")
    _link(guides, "../caching.md")
    assert [hint for _, hint in _messages(guides)] == [None]


def test_links_into_a_folder_that_cannot_be_listed_have_no_finding(public_tree, unprivileged):
    public_tree.write("closed/page.md")
    _link(public_tree, "../closed/page", "../closed/gone", "../gone")
    (public_tree.root / "closed").chmod(0)
    with unprivileged():
        found = _messages(public_tree)
    (public_tree.root / "closed").chmod(0o755)
    assert [message.partition(" ")[0] for message, _ in found] == ['"../gone"']


def test_a_link_in_another_case_is_found_with_the_right_one(guides):
    _link(guides, "../Guides/Caching")
    assert _messages(guides) == [
        (
            '"../Guides/Caching" differs from the file "guides/caching.md" in upper and lower case',
            'did you mean "./caching.md"?',
        )
    ]
    assert _rules(guides) == ["links/case"]


def test_an_anchor_without_a_heading_is_a_warning(guides):
    _link(guides, "caching#stale-times", "#quers", "caching#zzzzz")
    findings = _broken(guides)
    assert [(f.rule, f.severity) for f in findings] == [("links/anchor", "warning")] * 3
    assert _messages(guides) == [
        (
            '"guides/caching.md" has no heading with the id "stale-times"',
            'did you mean "#stale-time"?',
        ),
        ('"guides/queries.md" has no heading with the id "quers"', 'did you mean "#queries"?'),
        ('"guides/caching.md" has no heading with the id "zzzzz"', None),
    ]


@pytest.mark.parametrize(
    ("heading", "anchor"),
    [
        ("## Why isn't it cached?", "why-isn-t-it-cached"),
        ("## `queryClient.clear`", "queryclient-clear"),
        ("## Fetch & forget", "fetch-forget"),
        ("## Größe \\<T\\>", "gro-e-t"),
        ("## Café", "cafe"),
        ("## *The* [guide](./overview)", "the-guide"),
        ("## ![Logo](x.png) of", "logo-of"),
        ("## 概要", "section"),
        ("Set\next\n====", "set-ext"),
        ('<a id="here"></a>', "here"),
        ('text <span name="there">x</span>', "there"),
        ("<div\n id=now>\n", "now"),
    ],
)
def test_the_id_of_a_heading_is_that_of_the_site(guides, heading, anchor):
    guides.write("other.md", text=f"{heading}\n")
    _link(guides, f"../other#{anchor}", f"../other#{anchor}-2")
    (finding,) = _broken(guides)
    assert finding.message.endswith(f'"{anchor}-2"')


def test_code_and_images_hold_no_links(guides):
    text = "`[a](./gone)`\n\n```md\n[b](./gone)\n# c\n```\n\n![d](./gone.png)\n\n    [e](./gone)\n"
    guides.write("guides/queries.md", text=text)
    assert _rules(guides) == []


def test_a_link_by_reference_stands_at_its_paragraph(guides):
    guides.write("guides/queries.md", text="# Q\n\na\n[b][1]\n\n[1]: ./gone\n")
    (finding,) = _broken(guides)
    assert (finding.line, finding.column) == (3, 1)


@pytest.mark.parametrize("line_end", ["\r\n", "\r"])
def test_lines_are_counted_in_files_of_every_line_end(guides, line_end):
    text = line_end.join(["\ufeff---", "a: b", "---", "x", "", "[b](gone)"])
    (guides.root / "guides/queries.md").write_bytes(text.encode())
    (finding,) = _broken(guides)
    assert (finding.line, finding.column) == (6, 5)


def test_links_of_an_index_start_where_its_address_lies(guides):
    _link(guides, "./caching", page="guides/index.md")
    assert _rules(guides, "guides/index") == []
    assert _rules(guides) == []
    ((message, hint),) = _messages(guides, "guides")
    assert message == (
        '"./caching" leads to no page: there is neither caching.md nor caching/index.md;'
        ' the page\'s address is "guides", where its links start'
    )
    assert hint == 'did you mean "./guides/caching.md"?'


def test_a_link_that_the_site_redirects_to_the_same_page_is_not_dead(guides):
    guides.write("new.md", text="---\nredirect_from: [old]\n---\n")
    guides.write("framework/vue/a.md", "reference/index.md")
    _link(guides, "../old", "../vue/a", "../reference/Gone")
    assert _messages(guides) == [
        (
            (
                '"../reference/Gone" leads to "reference/index.md" instead,'
                ' because the site falls back on the index of "reference"'
            ),
            None,
        )
    ]


def test_a_path_that_the_site_refuses_is_dead(guides):
    guides.write("@scope/a.md")
    _link(guides, "../@scope/a")
    assert _messages(guides) == [
        ('"../@scope/a" cannot be opened by the site: it contains "@"', None)
    ]


def test_an_example_is_looked_for_if_there_are_examples(guides):
    _link(guides, "../framework/vue/examples/basic")
    assert _rules(guides) == []
    guides.example("vue/other")
    ((message, _),) = _messages(guides)
    assert message.endswith("leads to no example: there is no folder examples/vue/basic")
    guides.example("vue/basic")
    assert _rules(guides) == []


def test_anchors_of_a_page_that_shows_another_file_are_not_checked(guides):
    guides.write("vue.md", text="---\nref: docs/guides/caching.md\n---\n")
    _link(guides, "../vue#gone")
    assert _rules(guides) == []


def test_ignored_pages_and_paths_are_not_checked(guides):
    _link(guides, "./gone", "../drafts/x")
    assert _rules(guides, ignore=["drafts"]) == ["links/dead"]
    assert _rules(guides, ignore=["guides"]) == []


def test_a_page_is_parsed_again_only_when_it_changes(guides):
    _link(guides, "./gone")
    page = guides.root / "guides/queries.md"
    status = page.stat()
    cache = PageCache()
    assert len(_broken(guides, cache=cache)) == 1
    same_length = page.read_text(encoding="utf-8").replace("./gone", "#top  ")
    page.write_text(same_length, encoding="utf-8")
    os.utime(page, ns=(status.st_atime_ns, status.st_mtime_ns))
    assert len(_broken(guides, cache=cache)) == 1
    os.utime(page, ns=(status.st_atime_ns, status.st_mtime_ns + 1))
    assert _broken(guides, cache=cache) == []
    page.write_text(f"{same_length}\n[longer](./gone)\n", encoding="utf-8")
    os.utime(page, ns=(status.st_atime_ns, status.st_mtime_ns + 1))
    assert len(_broken(guides, cache=cache)) == 1


def test_a_page_that_cannot_be_read_has_no_links(public_tree, unprivileged):
    public_tree.write("closed.md", "open.md", text="[a](./closed#x)\n")
    (public_tree.root / "closed.md").chmod(0)
    with unprivileged():
        assert _rules(public_tree) == []


def test_a_missing_folder_is_one_error(tree):
    with pytest.raises(FileError, match="No such file"):
        _broken(tree.inside("nowhere"))


def test_the_number_of_findings_is_limited(tree):
    tree.write("many.md", text="[a](x) " * (MAX_FINDINGS + 5))
    assert len(_broken(tree)) == MAX_FINDINGS


def test_the_command_checks_links_when_asked(guides, monkeypatch, capsys):
    _link(guides, "./gone")
    monkeypatch.chdir(guides.root.parent)
    value = guides.document("overview", "guides/caching", "guides/queries").value
    guides.configure({**value, "docSearch": {"appId": "", "apiKey": "", "indexName": ""}})
    assert main(["check", "--quiet", "docs/config.json"]) == 0
    assert capsys.readouterr().out == ""
    assert main(["check", "--links", "--format", "json", "docs/config.json"]) == 1
    (finding,) = json.loads(capsys.readouterr().out)["files"][0]["findings"]
    assert (finding["rule"], finding["file"]) == ("links/dead", "docs/guides/queries.md")


def test_without_the_parser_the_command_to_install_it_is_named(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "markdown_it", None)  # as if it were not installed
    with pytest.raises(UsageError, match="docs-config\\[links\\]"):
        verify_parser()
    assert main(["check", "--links", "config.json"]) == 2
    assert "pip install 'docs-config[links]'" in capsys.readouterr().err


def test_links_that_only_the_settings_ask_for_are_a_warning_without_the_parser(
    guides, monkeypatch, capsys
):
    monkeypatch.setitem(sys.modules, "markdown_it", None)  # as if it were not installed
    monkeypatch.chdir(guides.root.parent)
    (guides.root / "docs-config.toml").write_text("links = true\n", encoding="utf-8")
    value = guides.document("overview", "gone", "guides/caching", "guides/queries").value
    guides.configure({**value, "docSearch": {"appId": "", "apiKey": "", "indexName": ""}})
    assert main(["check", "--format", "json", "docs/config.json"]) == 1
    (file,) = json.loads(capsys.readouterr().out)["files"]
    found = {finding["rule"]: finding for finding in file["findings"]}
    assert found["links/unchecked"]["severity"] == "warning"
    assert "pip install 'docs-config[links]'" in found["links/unchecked"]["message"]
    assert found["pages/dead-target"]["severity"] == "error"
    assert main(["check", "--select=links", "docs/config.json"]) == 1
    assert main(["check", "--select=links", "--max-warnings=1", "docs/config.json"]) == 0
