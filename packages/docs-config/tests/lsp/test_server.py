"""The language server over standard input and output, asked by a real client."""

import contextlib
import json

import pytest
from docs_config.cli.main import main
from lsprotocol import types

SEARCH = '"docSearch": {"appId": "", "apiKey": "", "indexName": ""}'
TEXT = f"""{{
  "$schema": "",
  {SEARCH},
  "sections": [
    {{
      "lable": "😀 Guides",
      "children": [
        {{"label": "Caching", "to": "guides/cachin"}},
        {{"label": "😀", "to": "overview"}}
      ]
    }}
  ]
}}
"""


@pytest.fixture
def project(project):
    """Two pages, and a configuration with three mistakes."""
    project.write("docs/guides/caching.md", "# Caching\n")
    project.write("docs/overview.md", "# Overview\n")
    project.config.write_text(TEXT, encoding="utf-8")
    return project


async def test_findings_of_schema_and_pages_follow_what_is_typed(project):
    project.open(TEXT)
    await project.client.until(lambda: len(project.client.published.get(project.uri, [])) >= 3)
    found = {str(item.code): item for item in project.client.published[project.uri]}
    dead = found["pages/dead-target"]
    assert dead.source == "docs-config"
    assert dead.severity == types.DiagnosticSeverity.Error
    assert dead.range.start == project.at(TEXT, '"guides/cachin"')
    assert found["additionalProperties"].range.start == project.at(TEXT, '"lable"')
    mended = TEXT.replace("lable", "label").replace("cachin", "caching")
    project.change(mended)
    await project.client.rules(project.uri)
    project.change(mended.replace("[", "[,"))
    await project.client.rules(project.uri, "json/syntax", "json/syntax")


async def test_a_page_that_comes_or_goes_changes_the_findings(project):
    text = TEXT.replace("lable", "label")
    project.open(text)
    await project.client.until(lambda: "pages/dead-target" in project.client.rules_now(project.uri))
    (project.docs / "guides/caching.md").rename(project.docs / "guides/cachin.md")
    project.client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams([]))
    await project.client.rules(project.uri)
    (project.docs / "guides/cachin.md").unlink()
    saved = types.DidSaveTextDocumentParams(project.document())
    project.client.text_document_did_save(saved)
    await project.client.rules(project.uri, "pages/dead-target")


async def test_settings_apply_and_a_closed_file_has_no_findings(project):
    settings = project.root / "docs-config.toml"
    settings.write_text('[rules]\npages = "off"\n', encoding="utf-8")
    project.open(TEXT.replace("lable", "label"))
    await project.client.rules(project.uri)
    project.change(TEXT)
    await project.client.rules(project.uri, "additionalProperties", "required")
    project.client.text_document_did_close(types.DidCloseTextDocumentParams(project.document()))
    await project.client.rules(project.uri)


async def test_links_are_checked_again_in_the_pages_that_were_saved(project):
    (project.root / "docs-config.toml").write_text("links = true\n", encoding="utf-8")
    page, other = project.docs / "guides/caching.md", project.docs / "overview.md"
    page.write_text("# Caching\n\nSee [it](./gone.md).\n", encoding="utf-8")
    other.write_text("# Overview\n\nSee [it](guides/caching.md#caching).\n", encoding="utf-8")
    project.open(TEXT.replace("lable", "label").replace("cachin", "caching"))
    await project.client.rules(page.as_uri(), "links/dead")
    assert project.client.published[page.as_uri()][0].range.start.line == 2
    page.write_text("# Caches\n", encoding="utf-8")
    project.client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams([]))
    await project.client.rules(page.as_uri())
    await project.client.rules(other.as_uri(), "links/anchor")


async def test_what_the_baseline_of_the_settings_has_is_left_out(project, capsys):
    settings = project.root / "docs-config.toml"
    settings.write_text('baseline = "known.json"\n', encoding="utf-8")
    with contextlib.chdir(project.root):
        main(["baseline"])
    (project.root / "known.json").write_text(capsys.readouterr().out, encoding="utf-8")
    project.open(TEXT)
    await project.client.rules(project.uri)
    project.change(TEXT.replace("overview", "overvew"))
    await project.client.rules(project.uri, "pages/dead-target")


async def test_settings_that_are_wrong_are_logged(project):
    (project.root / "docs-config.toml").write_text("rulez = 1\n", encoding="utf-8")
    project.open(TEXT)
    await project.client.until(lambda: project.client.logged)
    assert "did you mean rules?" in project.client.logged[0]
    params = types.DefinitionParams(project.document(), project.at(TEXT, '"overview"', 2))
    assert await project.client.text_document_definition_async(params) is None
    await project.client.until(lambda: len(project.client.logged) == 2)


async def test_files_of_other_names_are_left_alone(project):
    project.open("{", (project.docs / "package.json").as_uri())
    project.open(TEXT)
    await project.client.until(lambda: project.uri in project.client.published)
    assert (project.docs / "package.json").as_uri() not in project.client.published
    assert (
        await project.client.text_document_hover_async(
            types.HoverParams(
                types.TextDocumentIdentifier((project.docs / "package.json").as_uri()),
                types.Position(0, 0),
            )
        )
        is None
    )


SETTINGS_OF_A_SERVER = '{"port": 8080, "debug": true}'


async def test_a_configuration_of_another_program_has_no_findings(project):
    uri = (project.root / "src/config.json").as_uri()
    project.open(SETTINGS_OF_A_SERVER, uri)
    project.open(SETTINGS_OF_A_SERVER)
    await project.client.rules(project.uri, *["additionalProperties"] * 2, *["required"] * 2)
    assert uri not in project.client.published
    position = types.Position(0, 3)
    params = types.HoverParams(types.TextDocumentIdentifier(uri), position)
    assert await project.client.text_document_hover_async(params) is None


async def test_a_configuration_that_lists_sections_has_findings_in_any_folder(project):
    project.uri = (project.root / "content/config.json").as_uri()
    project.open('{"sections": [{}]}')
    await project.client.rules(project.uri, "required", "required", "required")
    project.change(SETTINGS_OF_A_SERVER)
    await project.client.rules(project.uri)


async def test_the_settings_say_what_is_a_configuration(project):
    text = 'exclude = ["docs/*"]\n[per-file."site/config.json"]\nignore = []\n'
    (project.root / "docs-config.toml").write_text(text, encoding="utf-8")
    project.open(TEXT)
    named = (project.root / "site/config.json").as_uri()
    project.open("{}", named)
    await project.client.rules(named, "required", "required")
    assert project.uri not in project.client.published
    params = types.DocumentSymbolParams(types.TextDocumentIdentifier(project.uri))
    assert not await project.client.text_document_document_symbol_async(params)


async def test_settings_of_elsewhere_are_logged_without_their_content(project, tmp_path_factory):
    secret = tmp_path_factory.mktemp("home") / "secret.toml"
    secret.write_text('hunter2 = "hunter3"\n', encoding="utf-8")
    (project.docs / "docs-config.toml").symlink_to(secret)
    project.open(TEXT)
    await project.client.until(lambda: project.client.logged)
    assert "a symbolic link out of the repository" in project.client.logged[0]
    assert "hunter" not in "".join(project.client.logged)
    (project.docs / "docs-config.toml").unlink()
    project.client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams([]))
    await project.client.until(lambda: project.client.published.get(project.uri))


async def test_a_quick_fix_repairs_what_it_belongs_to(project):
    project.open(TEXT)
    position = project.at(TEXT, '"lable"', 2)
    actions = await project.client.text_document_code_action_async(
        types.CodeActionParams(
            project.document(), types.Range(position, position), types.CodeActionContext([])
        )
    )
    (action,) = [action for action in actions or () if "Rename" in action.title]
    assert (action.title, action.is_preferred) == ('Rename to "label"', True)
    position = project.at(TEXT, "guides/cachin", 2)
    (likely,) = await project.client.text_document_code_action_async(
        types.CodeActionParams(
            project.document(), types.Range(position, position), types.CodeActionContext([])
        )
    )
    assert (likely.title, likely.is_preferred) == ('Write "guides/caching"', False)
    repaired = project.apply(TEXT, action.edit.changes[project.uri])
    assert repaired == TEXT.replace("lable", "label")


async def act(project, span, *only):
    """Request the code actions of a range."""
    context = types.CodeActionContext([], only=list(only) or None)
    params = types.CodeActionParams(project.document(), span, context)
    return await project.client.text_document_code_action_async(params)


def whole(text):
    return types.Range(types.Position(0, 0), types.Position(text.count("\n"), 0))


async def test_all_safe_fixes_are_one_action_on_request(project):
    text = TEXT.replace('"children"', '"childrn"').replace("]\n}", "],\n}")
    project.open(text)
    (action,) = await act(project, whole(text), types.CodeActionKind.SourceFixAll)
    assert action.kind == "source.fixAll.docs-config"
    assert action.title == "Apply all safe fixes"
    repaired = project.apply(text, action.edit.changes[project.uri])
    assert repaired == TEXT.replace("lable", "label")
    project.change(repaired)
    assert not await act(project, whole(text), "source.fixAll.docs-config")
    assert not await act(project, whole(text), types.CodeActionKind.Refactor)


async def test_edits_carry_versions_for_an_editor_that_supports_them(connect):
    project = await connect("editing")
    text = TEXT.replace("cachin", "gone")
    project.open(text)
    project.change(text)
    position = project.at(text, '"lable"', 2)
    (action,) = await act(project, types.Range(position, position), types.CodeActionKind.QuickFix)
    (change,) = action.edit.document_changes
    assert (change.text_document.uri, change.text_document.version) == (project.uri, 1)


@pytest.mark.parametrize(("count", "is_offered"), [(1, True), (20, False)])
async def test_entries_can_be_deleted_unless_many_pages_of_the_folder_are_missing(
    project, count, is_offered
):
    text = project.list("overview", *(f"generated/page-{number}" for number in range(count)))
    project.open(text)
    titles = {action.title for action in await act(project, whole(text))}
    assert titles == ({"Delete the entry"} if is_offered else set())


async def test_files_that_are_no_configurations_have_no_actions(project):
    project.uri = project.write("docs/package.json", "{}")
    project.open("{}")
    assert not await act(project, whole("{}"))


@pytest.mark.parametrize(("place", "beyond"), [("guides/cachin", 3), ('"overview"', 1)])
async def test_targets_are_completed_from_the_files_that_are_there(project, place, beyond):
    project.open(TEXT)
    items = await project.client.text_document_completion_async(
        types.CompletionParams(project.document(), project.at(TEXT, place, beyond))
    )
    assert [item.label for item in items] == ["guides/caching", "overview"]
    assert [item.detail for item in items] == ["not listed yet", "listed"]
    edited = project.apply(TEXT, [items[0].text_edit])
    assert edited == TEXT.replace(place.strip('"'), "guides/caching")


async def test_pages_that_are_not_listed_yet_are_offered_first(project):
    for name in ("aside.md", "zebra.md", ".md"):  # the last one has no path
        (project.docs / name).touch()
    project.open(TEXT)
    items = await project.client.text_document_completion_async(
        types.CompletionParams(project.document(), project.at(TEXT, '"overview"', 1))
    )
    offered = [item.label for item in sorted(items, key=lambda item: item.sort_text)]
    assert offered == ["aside", "guides/caching", "zebra", "overview"]


async def test_the_schema_is_completed_and_nothing_elsewhere(project):
    project.open(TEXT)

    async def complete(place, beyond):
        return await project.client.text_document_completion_async(
            types.CompletionParams(project.document(), project.at(TEXT, place, beyond))
        )

    (item,) = await complete('"$schema": "', 12)
    assert item.label.endswith("/tanstack-docs-config.schema.json")
    assert await complete('"label": "Caching"', 11) == []
    assert await complete('"sections"', -1) == []
    outside = project.root / "elsewhere/config.json"
    outside.parent.mkdir()
    project.uri = outside.as_uri()
    project.open(TEXT)
    assert await complete('"overview"', 1) == []


async def test_hovering_explains_the_rule(project):
    project.open(TEXT)
    hover = await project.client.text_document_hover_async(
        types.HoverParams(project.document(), project.at(TEXT, "guides/cachin", 2))
    )
    assert "pages/dead-target" in hover.contents.value
    assert "404" in hover.contents.value
    nothing = types.HoverParams(project.document(), types.Position(200, 5))
    assert await project.client.text_document_hover_async(nothing) is None


async def test_a_target_leads_to_its_markdown_file(project):
    project.open(TEXT)

    async def define(place, beyond):
        return await project.client.text_document_definition_async(
            types.DefinitionParams(project.document(), project.at(TEXT, place, beyond))
        )

    location = await define('"overview"', 2)
    assert location.uri == (project.docs / "overview.md").as_uri()
    assert await define("guides/cachin", 2) is None
    assert await define('"lable"', 2) is None


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("overview.md", "start/overview.md", {"overview": "start/overview"}),
        ("guides", "how-to", {"guides/cachin": "how-to/cachin"}),
        ("guide", "how-to", {}),
        ("unlisted.md", "other.md", {}),
        ("overview.md", "../overview.md", {}),
    ],
)
async def test_renaming_a_page_or_folder_updates_the_targets(project, old, new, expected):
    project.open(TEXT)
    renamed = types.FileRename(
        (project.docs / old).as_uri(), (project.root / "docs" / new).as_uri()
    )
    params = types.RenameFilesParams([renamed])
    edit = await project.client.workspace_will_rename_files_async(params)
    text = project.apply(TEXT, edit.changes[project.uri]) if edit else TEXT
    wanted = TEXT
    for target, other in expected.items():
        wanted = wanted.replace(f'"{target}"', f'"{other}"')
    assert text == wanted
    assert (edit is not None) is bool(expected)
    project.client.workspace_did_rename_files(params)


async def test_renaming_what_no_configuration_lists_changes_nothing(project):
    stray = types.FileRename("file:///nowhere/a.md", "file:///nowhere/b.md")
    params = types.RenameFilesParams([stray])
    assert await project.client.workspace_will_rename_files_async(params) is None
    project.config.write_text(json.dumps({"sections": []}), encoding="utf-8")
    away = project.root / "elsewhere"
    away.mkdir()
    (away / "config.json").write_text(TEXT, encoding="utf-8")
    alone = types.FileRename((away / "a.md").as_uri(), (away / "b.md").as_uri())
    params = types.RenameFilesParams([alone])
    assert await project.client.workspace_will_rename_files_async(params) is None
