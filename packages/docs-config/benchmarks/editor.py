"""The language server as an editor meets it: the time from the last change to the answers."""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from documents import FRAMEWORKS
from lsprotocol import types
from pygls.lsp.client import LanguageClient
from rounds import Row, table
from trees import document_of, list_pages, write_tree

CHANGES = 40
SECONDS_BETWEEN = 0.02
"""Time between the keys of a fast typist; so short that no check ends between two changes."""
UNLISTED = 334
REFERENCE = "completion"


def large_document() -> bytes:
    """Return a document with 927 entries, like the largest that is known."""
    sections = [
        {
            "label": f"Section {section}",
            "children": list_pages(f"guides-{section}/page-{n}" for n in range(17)),
            "frameworks": [
                {
                    "label": framework,
                    "children": list_pages(
                        f"framework/{framework}/guides-{section}/page-{n}" for n in range(9)
                    ),
                }
                for framework in FRAMEWORKS[:5]
            ],
        }
        for section in range(15)
    ]
    return document_of(
        [*sections[:-1], {**sections[-1], "children": sections[-1]["children"][:14]}]
    )


class _Editor(LanguageClient):
    """An editor that waits for the findings of one version of a document."""

    def __init__(self, *, can_watch: bool) -> None:
        super().__init__("benchmark", "1")
        self.versions: asyncio.Queue[int | None] = asyncio.Queue()
        self.is_registered = asyncio.Event()
        watched = types.DidChangeWatchedFilesClientCapabilities(dynamic_registration=can_watch)
        self.declared = types.ClientCapabilities(
            workspace=types.WorkspaceClientCapabilities(did_change_watched_files=watched)
        )

        @self.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def publish(params: types.PublishDiagnosticsParams) -> None:
            self.versions.put_nowait(params.version)

        @self.feature(types.CLIENT_REGISTER_CAPABILITY)
        def register(_: types.RegistrationParams) -> None:
            self.is_registered.set()

    async def wait_for(self, version: int) -> None:
        """Wait for the findings of a version."""
        while await self.versions.get() != version:
            pass


async def _type(
    path: Path, text: str, rounds: int, *, can_watch: bool
) -> tuple[list[float], list[float]]:
    """Return the seconds from the last change to the findings, and to a completion."""
    client = _Editor(can_watch=can_watch)
    await client.start_io(sys.executable, "-m", "docs_config", "lsp")
    await client.initialize_async(
        types.InitializeParams(client.declared, root_uri=path.parent.parent.as_uri())
    )
    client.initialized(types.InitializedParams())
    if can_watch:
        await client.is_registered.wait()
    uri = path.as_uri()
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(types.TextDocumentItem(uri, "json", 0, text))
    )
    await client.wait_for(0)
    line = text[: text.index('"to": "')].count("\n")
    column = text.splitlines()[line].index('"to": "') + len('"to": "')
    place = types.Position(line, column)
    version = 0

    async def type_fast() -> float:
        """Insert characters one by one, and return the time of the last one."""
        nonlocal version
        for number in range(CHANGES):
            if number:
                await asyncio.sleep(SECONDS_BETWEEN)
            version += 1
            here = types.Position(line, column + number)
            change = types.TextDocumentContentChangePartial(types.Range(here, here), "x")
            client.text_document_did_change(
                types.DidChangeTextDocumentParams(
                    types.VersionedTextDocumentIdentifier(version, uri), [change]
                )
            )
        return time.perf_counter()

    found, completed = [], []
    for _ in range(rounds):
        start = await type_fast()
        await client.wait_for(version)
        found.append(time.perf_counter() - start)
        start = await type_fast()
        await client.text_document_completion_async(
            types.CompletionParams(types.TextDocumentIdentifier(uri), place)
        )
        completed.append(time.perf_counter() - start)
    await client.shutdown_async(None)
    client.exit(None)
    await client.stop()
    return found, completed


def after_typing(*, rounds: int) -> list[str]:
    """Return a table of the time after the last of many changes."""
    with tempfile.TemporaryDirectory() as name:
        path = write_tree(Path(name), large_document())
        for number in range(UNLISTED):
            page = path.parent / f"reference/page-{number}.md"
            page.parent.mkdir(exist_ok=True)
            page.write_text(f"# {number}\n")
        (path.parent.parent / "docs-config.toml").write_text('[rules]\n"pages/orphan" = "off"\n')
        pages = sum(1 for _ in path.parent.rglob("*.md"))
        rows = []
        for suffix, can_watch in {"": True, ", an editor that watches no files": False}.items():
            found, completed = asyncio.run(
                _type(path, path.read_text(), rounds, can_watch=can_watch)
            )
            rows += [Row(f"findings{suffix}", found), Row(f"{REFERENCE}{suffix}", completed)]
    title = f"### {pages:,} pages, from the last of {CHANGES} changes to the answer"
    note = (
        "The server waits for 100 ms without changes before it checks; completion waits for none."
    )
    return [title, "", note, "", *table(rows, reference=REFERENCE)]
