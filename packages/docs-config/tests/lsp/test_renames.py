"""Renames in the editor: targets, links and redirects follow, in one edit of many files."""

import pytest
from docs_config.cli.main import main
from lsprotocol import types
from pygls.exceptions import JsonRpcException

PAGES = {
    "docs/overview.md": "# Overview\n\n[caching](guides/caching.md#caching)\n",
    "docs/guides/caching.md": "# 😀 Caching\n\n[overview](../overview.md) [same](./queries)\n",
    "docs/guides/queries.md": "# Queries\n\n😀 [caching](./caching.md)\n",
}
TARGETS = ("overview", "guides/caching", "guides/queries")


@pytest.fixture
async def linked(connect):
    """Three pages that are listed and link to one another, in an editor that can rename files."""
    project = await connect("editing")
    for path, text in PAGES.items():
        project.write(path, text)
    project.list(*TARGETS)
    return project


def read(project, path):
    return (project.root / path).read_text(encoding="utf-8")


async def rename_files(project, *pairs):
    files = [
        types.FileRename((project.root / old).as_uri(), (project.root / new).as_uri())
        for old, new in pairs
    ]
    return await project.client.workspace_will_rename_files_async(types.RenameFilesParams(files))


async def rename_target(project, text, target, new):
    params = types.RenameParams(project.document(), project.at(text, f'"{target}"', 3), new)
    return await project.client.text_document_rename_async(params)


def is_clean(project, capsys):
    code = main(["check", "--links", str(project.config)])
    assert code == 0, capsys.readouterr().out
    return True


async def test_targets_links_and_redirects_follow_a_page_that_moves(linked, capsys):
    edit = await rename_files(linked, ("docs/guides/caching.md", "docs/how-to/caches.md"))
    linked.carry_out(edit)
    (linked.docs / "how-to").mkdir()
    (linked.docs / "guides/caching.md").rename(linked.docs / "how-to/caches.md")
    assert '"to": "how-to/caches"' in read(linked, "docs/config.json")
    assert read(linked, "docs/how-to/caches.md") == (
        "---\nredirect_from:\n  - /guides/caching\n---\n\n"
        "# 😀 Caching\n\n[overview](../overview.md) [same](../guides/queries)\n"
    )
    assert "[caching](how-to/caches.md#caching)" in read(linked, "docs/overview.md")
    assert "😀 [caching](../how-to/caches.md)" in read(linked, "docs/guides/queries.md")
    assert is_clean(linked, capsys)


async def test_pages_follow_a_folder_and_keep_the_links_among_them(linked, capsys):
    linked.write("docs/guides/more/index.md", "# More\n")
    linked.list(*TARGETS, "guides/more", "guides/planned")
    edit = await rename_files(linked, ("docs/guides", "docs/recipes"))
    linked.carry_out(edit)
    (linked.docs / "guides").rename(linked.docs / "recipes")
    linked.write("docs/recipes/planned.md", "# An entry of a page to come follows as well\n")
    assert "guides" not in read(linked, "docs/config.json")
    assert "[same](./queries)" in read(linked, "docs/recipes/caching.md")
    assert "  - /guides/more\n" in read(linked, "docs/recipes/more/index.md")
    assert is_clean(linked, capsys)


async def test_texts_that_are_not_saved_are_edited_as_the_editor_has_them(linked):
    page = (linked.docs / "overview.md").as_uri()
    text = linked.list("overview").replace("  ", "\t")
    linked.open(text)
    linked.open("# New\n\n[c](guides/caching.md)\n", page)
    linked.change("# Newer\n\n\n[c](guides/caching.md)\n", page)
    edit = await rename_files(linked, ("docs/guides/caching.md", "docs/guides/caches.md"))
    edits = {change.text_document.uri: change for change in edit.document_changes}
    assert edits[page].text_document.version == 1
    assert linked.apply("# Newer\n\n\n[c](guides/caching.md)\n", edits[page].edits) == (
        "# Newer\n\n\n[c](guides/caches.md)\n"
    )
    assert linked.uri not in edits  # the open text does not list the page


@pytest.mark.parametrize(
    "settings", ['[rules]\n"moves/lost-page" = "off"\n', 'ignore = ["guides/*"]\n']
)
async def test_no_redirect_is_added_where_the_settings_ask_for_none(linked, settings):
    (linked.root / "docs-config.toml").write_text(settings, encoding="utf-8")
    edit = await rename_files(linked, ("docs/guides/caching.md", "docs/caching.md"))
    linked.carry_out(edit)
    assert "redirect_from" not in read(linked, "docs/guides/caching.md")
    assert '"to": "caching"' in read(linked, "docs/config.json")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("docs/guides/caching.md", "docs/guides/caching/index.md"),  # the address stays
        ("docs/guides/caching.md", "elsewhere/caching.md"),
        ("docs/guides/caching.md", "docs/guides/caching.txt"),
        ("docs", "documentation"),
    ],
)
async def test_nothing_is_edited_where_no_address_moves(linked, old, new):
    assert await rename_files(linked, (old, new)) is None


async def test_a_target_can_be_renamed_with_its_page(linked, capsys):
    text = linked.list(*TARGETS, "guides/caching#more")
    linked.open(text)
    position = linked.at(text, '"guides/caching"', 5)
    prepared = await linked.client.text_document_prepare_rename_async(
        types.PrepareRenameParams(linked.document(), position)
    )
    assert prepared.placeholder == "guides/caching"
    assert prepared.range.start == linked.at(text, '"guides/caching"', 1)
    edit = await rename_target(linked, text, "guides/caching", "caches.md")
    renamed = edit.document_changes[-1]
    assert renamed.new_uri == (linked.docs / "caches.md").as_uri()
    linked.carry_out(edit)
    assert '"caches"' in read(linked, "docs/config.json")
    assert '"caches#more"' in read(linked, "docs/config.json")
    assert "  - /guides/caching\n" in read(linked, "docs/caches.md")
    linked.list("overview", "caches", "guides/queries")
    assert is_clean(linked, capsys)


async def test_the_announcement_of_a_rename_by_the_server_is_answered_without_edits(linked):
    text = linked.list(*TARGETS)
    linked.open(text)
    edit = await rename_target(linked, text, "guides/caching", "caches")
    linked.carry_out(types.WorkspaceEdit(document_changes=edit.document_changes[:-1]))
    linked.close()
    assert await rename_files(linked, ("docs/guides/caching.md", "docs/caches.md")) is None


async def test_the_index_of_a_folder_stays_an_index(linked):
    linked.write("docs/guides/index.md", "# Guides\n")
    text = linked.list("guides")
    linked.open(text)
    edit = await rename_target(linked, text, "guides", "handbook")
    assert edit.document_changes[-1].new_uri == (linked.docs / "handbook/index.md").as_uri()


async def test_a_target_without_a_page_is_renamed_in_its_entries_alone(project):
    text = project.list("gone", "gone", "gone/away")
    project.open(text)
    edit = await rename_target(project, text, "gone", "here")
    assert project.apply(text, edit.changes[project.uri]) == project.list(
        "here", "here", "gone/away"
    ).replace("Here", "Gone")


@pytest.mark.parametrize(
    ("new", "message"),
    [
        ("guides/a b", 'the site cannot open "guides/a b": it contains " "'),
        ("https://example.com", 'the site cannot open "https://example.com": it opens no page'),
        ("guides/queries", '"guides/queries" opens "guides/queries.md" already'),
    ],
)
async def test_a_rename_to_an_invalid_target_or_to_an_existing_page_is_refused(
    linked, new, message
):
    text = linked.list(*TARGETS)
    linked.open(text)
    with pytest.raises(JsonRpcException) as caught:
        await rename_target(linked, text, "guides/caching", new)
    assert caught.value.message == message
    assert caught.value.code == types.LSPErrorCodes.RequestFailed.value


async def test_targets_of_a_text_that_is_not_json_keep_their_names(linked):
    text = linked.list(*TARGETS).replace("[", "[,")
    linked.open(text)
    with pytest.raises(JsonRpcException, match="not JSON"):
        await rename_target(linked, text, "guides/caching", "caches")


async def test_an_editor_that_cannot_rename_files_keeps_the_target(project):
    project.write("docs/overview.md", "# Overview\n")
    text = project.list("overview")
    project.open(text)
    with pytest.raises(JsonRpcException, match="cannot rename files"):
        await rename_target(project, text, "overview", "start")


async def test_only_targets_of_pages_can_be_renamed(project):
    text = project.list("https://example.com", "framework/react/examples/a")
    project.open(text)

    async def prepare(part, uri=project.uri):
        params = types.PrepareRenameParams(
            types.TextDocumentIdentifier(uri), project.at(text, part, 2)
        )
        return await project.client.text_document_prepare_rename_async(params)

    assert await prepare('"https://example.com"') is None
    assert await prepare('"framework/react/examples/a"') is None
    assert await prepare('"Guides"') is None
    page = project.write("docs/overview.md", "# Overview\n")
    assert await prepare("{", page) is None
    assert await rename_target(project, text, "Guides", "x") is None
    project.uri = page
    assert await rename_target(project, text, "Guides", "x") is None
