"""A real client of the language server, and the folder that it works on."""

import asyncio
import contextlib
import json
import sys
from pathlib import Path

import pytest_asyncio
from docs_config.lsp.uris import to_path
from lsprotocol import types
from pygls.exceptions import JsonRpcInternalError
from pygls.lsp.client import LanguageClient

WATCHING = types.ClientCapabilities(
    workspace=types.WorkspaceClientCapabilities(
        did_change_watched_files=types.DidChangeWatchedFilesClientCapabilities(
            dynamic_registration=True
        )
    )
)
PULLING = types.ClientCapabilities(
    workspace=types.WorkspaceClientCapabilities(
        diagnostics=types.DiagnosticWorkspaceClientCapabilities(refresh_support=True)
    ),
    text_document=types.TextDocumentClientCapabilities(
        diagnostic=types.DiagnosticClientCapabilities()
    ),
)
EDITING = types.ClientCapabilities(
    workspace=types.WorkspaceClientCapabilities(
        workspace_edit=types.WorkspaceEditClientCapabilities(
            document_changes=True, resource_operations=[types.ResourceOperationKind.Rename]
        )
    ),
    text_document=types.TextDocumentClientCapabilities(
        document_symbol=types.DocumentSymbolClientCapabilities(
            hierarchical_document_symbol_support=True
        )
    ),
)
CAPABILITIES = {"watching": WATCHING, "pulling": PULLING, "editing": EDITING}


class Client(LanguageClient):
    """A client that records the messages of the server.

    Attributes:
        published: The newest findings by document.
        versions: The version of each publication, by document.
        logged: The messages of the log.
        watched: The globs that the server watches.
        refreshes: How often the server has told it to request the findings again.
        is_refusing: Whether it refuses to watch files.
        end: The exit code of the server, and its errors.
    """

    def __init__(self):
        super().__init__("tests", "1")
        self.arrived = asyncio.Condition()
        self.published: dict[str, list[types.Diagnostic]] = {}
        self.versions: dict[str, list[int | None]] = {}
        self.logged: list[str] = []
        self.watched: list[str] = []
        self.refreshes = 0
        self.is_refusing = False
        self.end = None

        @self.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        async def publish(params):
            async with self.arrived:
                self.published[params.uri] = list(params.diagnostics)
                self.versions.setdefault(params.uri, []).append(params.version)
                self.arrived.notify_all()

        @self.feature(types.WINDOW_LOG_MESSAGE)
        async def log(params):
            async with self.arrived:
                self.logged.append(params.message)
                self.arrived.notify_all()

        @self.feature(types.CLIENT_REGISTER_CAPABILITY)
        async def register(params):
            if self.is_refusing:
                raise JsonRpcInternalError("not watched here")
            async with self.arrived:
                for registration in params.registrations:
                    watchers = registration.register_options["watchers"]
                    self.watched += [watcher["globPattern"] for watcher in watchers]
                self.arrived.notify_all()

        @self.feature(types.WORKSPACE_DIAGNOSTIC_REFRESH)
        async def refresh(_):
            async with self.arrived:
                self.refreshes += 1
                self.arrived.notify_all()

    async def server_exit(self, server):
        self.end = server.returncode, (await server.stderr.read()).decode()

    async def until(self, condition):
        """Wait until the recorded messages fulfil a condition."""
        async with self.arrived:
            await asyncio.wait_for(self.arrived.wait_for(condition), timeout=60)

    async def rules(self, uri, *expected):
        """Wait until the findings of a file are of exactly these rules."""
        await self.until(lambda: self.rules_now(uri) == sorted(expected))

    def rules_now(self, uri):
        found = self.published.get(uri)
        return ["nothing yet"] if found is None else sorted(str(item.code) for item in found)

    async def leave(self):
        """Shut the server down and wait for its end."""
        await self.shutdown_async(None)
        self.exit(None)
        await asyncio.wait_for(self.stop(), timeout=60)


class Project:
    """A documentation folder, and what the editor does with its configuration."""

    def __init__(self, root, client):
        self.root = root
        self.client = client
        self.docs = root / "docs"
        self.config = self.docs / "config.json"
        self.uri = self.config.as_uri()
        self.version = 0
        self.docs.mkdir(exist_ok=True)

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        return file.as_uri()

    def list(self, *targets, frameworks=()):
        """Write a configuration that lists some targets, and return its text."""
        section = {
            "label": "Guides",
            "children": [{"label": to.title(), "to": to} for to in targets],
        }
        if frameworks:
            section["frameworks"] = [
                {"label": name, "children": [{"label": to.title(), "to": to}]}
                for name, to in frameworks
            ]
        search = {"appId": "", "apiKey": "", "indexName": ""}
        text = json.dumps({"docSearch": search, "sections": [section]}, indent=2) + "\n"
        self.config.write_text(text, encoding="utf-8")
        return text

    def open(self, text, uri=None):
        item = types.TextDocumentItem(uri or self.uri, "json", self.version, text)
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(item))

    def change(self, text, uri=None):
        self.version += 1
        identifier = types.VersionedTextDocumentIdentifier(self.version, uri or self.uri)
        change = types.TextDocumentContentChangeWholeDocument(text)
        self.client.text_document_did_change(
            types.DidChangeTextDocumentParams(identifier, [change])
        )

    def close(self, uri=None):
        identifier = types.TextDocumentIdentifier(uri or self.uri)
        self.client.text_document_did_close(types.DidCloseTextDocumentParams(identifier))

    async def are_files_watched(self):
        """Wait until the server has read the reply to its request to watch files.

        The server may handle the first of two requests before the reply, but not the second.
        """
        await self.client.until(lambda: self.client.watched)
        params = types.HoverParams(self.document(), types.Position(0, 0))
        for _ in range(2):
            await self.client.text_document_hover_async(params)

    def report_changes(self):
        """Report that files have changed, as an editor that watches them."""
        params = types.DidChangeWatchedFilesParams([])
        self.client.workspace_did_change_watched_files(params)

    def at(self, text, part, beyond=0):
        """Return the position of a part of a text, in UTF-16 units as the protocol counts."""
        offset = text.index(part) + beyond
        line = text.count("\n", 0, offset)
        before = text[text.rfind("\n", 0, offset) + 1 : offset]
        return types.Position(line, len(before.encode("utf-16-le")) // 2)

    def document(self):
        return types.TextDocumentIdentifier(self.uri)

    def apply(self, text, edits):
        """Apply the edits of a document as an editor does."""
        lines = text.split("\n")

        def offset(position):
            line = lines[position.line].encode("utf-16-le")[: 2 * position.character]
            before = sum(len(line) + 1 for line in lines[: position.line])
            return before + len(line.decode("utf-16-le"))

        for edit in sorted(edits, key=lambda edit: offset(edit.range.start), reverse=True):
            start, end = offset(edit.range.start), offset(edit.range.end)
            text = text[:start] + edit.new_text + text[end:]
        return text

    def carry_out(self, edit):
        """Carry out an edit of several files on the disk, one change after the other."""
        for change in edit.document_changes or ():
            if isinstance(change, types.RenameFile):
                new = Path(to_path(change.new_uri))
                new.parent.mkdir(parents=True, exist_ok=True)
                Path(to_path(change.old_uri)).rename(new)
            else:
                self._edit_file(change.text_document.uri, change.edits)
        for uri, edits in (edit.changes or {}).items():
            self._edit_file(uri, edits)

    def _edit_file(self, uri, edits):
        file = Path(to_path(uri))
        text = self.apply(file.read_text(encoding="utf-8"), edits)
        file.write_text(text, encoding="utf-8")


@pytest_asyncio.fixture
async def connect(tmp_path):
    """A function that starts a server for an editor with some capabilities, by default none."""
    async with contextlib.AsyncExitStack() as clients:

        async def connecting(kind=None, *, is_refusing=False, **options):
            client = Client()
            client.is_refusing = is_refusing
            await client.start_io(sys.executable, "-m", "docs_config", "lsp", cwd=str(tmp_path))

            async def leave():
                if not client.stopped:
                    await client.leave()

            clients.push_async_callback(leave)
            capabilities = CAPABILITIES.get(kind, types.ClientCapabilities())
            project = Project(tmp_path, client)
            await client.initialize_async(types.InitializeParams(capabilities, **options))
            client.initialized(types.InitializedParams())
            return project

        yield connecting


@pytest_asyncio.fixture
async def project(connect):
    return await connect()
