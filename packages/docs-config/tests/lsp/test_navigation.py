"""From entries to pages and back, and the outline of a configuration."""

import pytest
from lsprotocol import types


@pytest.fixture
async def listed(connect):
    """A page that two entries list, an index, a dead target and links elsewhere."""
    project = await connect("editing")
    project.write("docs/overview.md", "# Overview\n")
    project.write("docs/guides/index.md", "# Guides\n")
    targets = ("overview", "guides", "gone", "https://example.com", "blog")
    project.text = project.list(*targets, frameworks=[("react", "./overview"), ("vue", "gone.md")])
    return project


def at_target(project, location):
    """Return the text at a location in the configuration."""
    assert location.uri == project.uri
    line = project.text.split("\n")[location.range.start.line]
    return line[location.range.start.character : location.range.end.character]


async def refer(project, uri, position):
    document = types.TextDocumentIdentifier(uri)
    context = types.ReferenceContext(include_declaration=True)
    params = types.ReferenceParams(context, document, position)
    found = await project.client.text_document_references_async(params)
    return sorted((item.range.start.line, at_target(project, item)) for item in found)


async def test_a_target_refers_to_all_entries_of_its_page(listed):
    listed.open(listed.text)
    position = listed.at(listed.text, '"overview"', 3)
    found = await refer(listed, listed.uri, position)
    assert [target for _, target in found] == ["overview", "./overview"]
    position = listed.at(listed.text, '"gone"', 3)
    assert [target for _, target in await refer(listed, listed.uri, position)] == [
        "gone",
        "gone.md",
    ]
    assert await refer(listed, listed.uri, types.Position(0, 0)) == []


async def test_a_page_refers_to_the_entries_that_list_it(listed):
    page = (listed.docs / "overview.md").as_uri()
    found = await refer(listed, page, types.Position(0, 3))
    assert [target for _, target in found] == ["overview", "./overview"]
    changed = listed.text.replace('"./overview"', '"guides"')
    listed.text = changed
    listed.open(changed)
    found = await refer(listed, page, types.Position(0, 3))
    assert [target for _, target in found] == ["overview"]
    index = (listed.docs / "guides/index.md").as_uri()
    assert len(await refer(listed, index, types.Position(0, 0))) == 2


async def test_files_that_no_configuration_lists_refer_to_nothing(listed):
    start = types.Position(0, 0)
    for path in ("docs/unlisted.md", "docs/package.json"):
        assert await refer(listed, listed.write(path, "{}"), start) == []
    listed.config.write_text("[", encoding="utf-8")
    assert await refer(listed, listed.write("docs/overview.md", ""), start) == []
    listed.config.unlink()
    assert await refer(listed, listed.write("docs/overview.md", ""), start) == []
    listed.write("other/config.json", '{"sections": []}')
    assert await refer(listed, listed.write("other/page.md", ""), start) == []


async def test_targets_are_links_to_pages_and_addresses(listed):
    listed.open(listed.text)
    params = types.DocumentLinkParams(listed.document())
    found = await listed.client.text_document_document_link_async(params)
    page = (listed.docs / "overview.md").as_uri()
    expected = {
        "overview": page,
        "./overview": page,
        "guides": (listed.docs / "guides/index.md").as_uri(),
        "https://example.com": "https://example.com",
    }
    assert {
        at_target(listed, types.Location(listed.uri, link.range)): link.target for link in found
    } == expected
    listed.change("{")
    assert not await listed.client.text_document_document_link_async(params)
    other = types.DocumentLinkParams(types.TextDocumentIdentifier(page))
    assert not await listed.client.text_document_document_link_async(other)


async def test_a_configuration_has_an_outline(listed):
    listed.open(listed.text)
    params = types.DocumentSymbolParams(listed.document())
    (section,) = await listed.client.text_document_document_symbol_async(params)
    assert section.name == "Guides"
    names = [(child.name, child.detail) for child in section.children]
    assert names[0] == ("Overview", "overview")
    assert names[-2:] == [("react", None), ("vue", None)]
    react = section.children[-2]
    assert [(entry.name, entry.detail) for entry in react.children] == [
        ("./Overview", "./overview")
    ]
    assert react.range.start == listed.at(listed.text, '{\n          "label": "react"')
    listed.change('{"sections": [{}]}')
    (section,) = await listed.client.text_document_document_symbol_async(params)
    assert section.name == "(no label)"
    listed.change("{")
    assert not await listed.client.text_document_document_symbol_async(params)


async def test_an_editor_without_trees_gets_the_outline_as_a_list(project):
    text = project.list("overview", frameworks=[("react", "guides")])
    project.open(text)
    found = await project.client.text_document_document_symbol_async(
        types.DocumentSymbolParams(project.document())
    )
    assert [(item.name, item.container_name) for item in found] == [
        ("Guides", None),
        ("Overview", "Guides"),
        ("react", "Guides"),
        ("Guides", "react"),
    ]
    assert {item.location.uri for item in found} == {project.uri}
    assert found[0].location.range.start == project.at(text, '{\n      "label": "Guides"')


async def test_framework_ids_are_completed_those_with_pages_first(project):
    project.write("docs/framework/vue/overview.md", "# Vue\n")
    text = project.list("overview", frameworks=[("", "framework/vue/overview")])
    project.open(text)
    position = project.at(text, '"label": "",', len('"label": "'))
    items = await project.client.text_document_completion_async(
        types.CompletionParams(project.document(), position)
    )
    ordered = sorted(items, key=lambda item: item.sort_text)
    assert [(item.label, item.detail) for item in ordered][:3] == [
        ("vue", "has pages"),
        ("react", "has no pages"),
        ("preact", "has no pages"),
    ]
    assert '"label": "vue"' in project.apply(text, [ordered[0].text_edit])
