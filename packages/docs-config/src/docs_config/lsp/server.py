"""The features of the language server."""

from __future__ import annotations

import os
from pathlib import Path

from lsprotocol import types
from pygls.lsp.server import LanguageServer
from pygls.uris import from_fs_path, to_fs_path

from docs_config._version import __version__
from docs_config.cli.settings import Settings, SettingsReader
from docs_config.errors import DocsConfigError
from docs_config.files.paths import CONFIGURATION, DOCUMENTATION, lists_sections
from docs_config.lsp.configuration import SOURCE, Configuration

_PAGES = types.FileOperationRegistrationOptions(
    [
        types.FileOperationFilter(types.FileOperationPattern("**/*.md"), "file"),
        types.FileOperationFilter(
            types.FileOperationPattern("**/*", matches=types.FileOperationPatternKind.Folder),
            "file",
        ),
    ]
)


class DocsConfigServer(LanguageServer):
    """A language server for the configurations that an editor has open."""

    def __init__(self) -> None:
        super().__init__(SOURCE, __version__)
        self._published: dict[str, set[str]] = {}

    def open_configuration(self, uri: str, *, with_links: bool = False) -> Configuration | None:
        """Return an open configuration; None for any other file, or if it is unreadable."""
        if uri.rpartition("/")[2] != CONFIGURATION:
            return None
        path = to_fs_path(uri) or uri
        text = self.workspace.get_text_document(uri).source
        try:
            settings = SettingsReader().for_folder(os.path.dirname(path))  # noqa: PTH120 a string
            if not _is_configuration(path, text, settings):
                return None
            encoding = self.workspace.position_encoding or "utf-16"
            return Configuration(uri, text, encoding, settings, with_links=with_links)
        except DocsConfigError as error:
            message = types.LogMessageParams(types.MessageType.Error, f"{SOURCE}: {error}")
            self.window_log_message(message)
            return None

    def publish(self, uri: str) -> None:
        """Send the findings of a configuration to the editor."""
        configuration = self.open_configuration(uri, with_links=True)
        found = configuration.diagnostics() if configuration else {}
        for gone in self._published.get(uri, set()) - found.keys():
            self._send(gone, [])
        for file, diagnostics in found.items():
            self._send(file, diagnostics)
        self._published[uri] = set(found)

    def publish_all(self) -> None:
        """Send the findings of every open configuration, after files have changed on the disk."""
        for uri in list(self._published):
            self.publish(uri)

    def forget(self, uri: str) -> None:
        """Clear the findings of a configuration that was closed."""
        for file in self._published.pop(uri, set()):
            self._send(file, [])

    def _send(self, uri: str, diagnostics: list[types.Diagnostic]) -> None:
        self.text_document_publish_diagnostics(types.PublishDiagnosticsParams(uri, diagnostics))

    def rename(self, files: list[types.FileRename]) -> types.WorkspaceEdit | None:
        """Return the edits of the configurations that list files which are about to be renamed."""
        renamed = {_to_path(file.old_uri): _to_path(file.new_uri) for file in files}
        changes: dict[str, list[types.TextEdit]] = {}
        for uri in {uri for path in renamed for uri in self._configurations_above(path)}:
            configuration = self.open_configuration(uri)
            edit = configuration and configuration.renames(renamed)
            if edit and edit.changes:
                changes |= {file: list(edits) for file, edits in edit.changes.items()}
        return types.WorkspaceEdit(changes=changes) if changes else None

    def _configurations_above(self, path: str) -> list[str]:
        """Return the address of the nearest configuration in or above the folder of a file."""
        for folder in Path(path).parents:
            file = folder / CONFIGURATION
            if file.is_file():
                return [from_fs_path(str(file)) or ""]
        return []


def _is_configuration(path: str, text: str, settings: Settings) -> bool:
    """Return whether a `config.json` is one of documentation; other programs have one, too.

    That is one which the command would find in a folder, or to which the settings apply by name.
    """
    if settings.is_excluded(path):
        return False
    is_in_docs = os.path.basename(os.path.dirname(path)) == DOCUMENTATION  # noqa: PTH119, PTH120 as above
    return is_in_docs or lists_sections(text.encode(errors="replace")) or settings.is_named(path)


def _to_path(uri: str) -> str:
    return os.path.normpath(to_fs_path(uri) or "")


def create_server() -> DocsConfigServer:
    """Return a server with all its features."""
    server = DocsConfigServer()
    _add_synchronisation(server)
    _add_requests(server)
    return server


def _add_synchronisation(server: DocsConfigServer) -> None:
    @server.feature(types.TEXT_DOCUMENT_DID_OPEN)
    def did_open(ls: DocsConfigServer, params: types.DidOpenTextDocumentParams) -> None:
        ls.publish(params.text_document.uri)

    @server.feature(types.TEXT_DOCUMENT_DID_CHANGE)
    def did_change(ls: DocsConfigServer, params: types.DidChangeTextDocumentParams) -> None:
        ls.publish(params.text_document.uri)

    @server.feature(types.TEXT_DOCUMENT_DID_SAVE)
    def did_save(ls: DocsConfigServer, _: types.DidSaveTextDocumentParams) -> None:
        ls.publish_all()

    @server.feature(types.TEXT_DOCUMENT_DID_CLOSE)
    def did_close(ls: DocsConfigServer, params: types.DidCloseTextDocumentParams) -> None:
        ls.forget(params.text_document.uri)

    @server.feature(types.WORKSPACE_DID_CHANGE_WATCHED_FILES)
    def did_change_files(ls: DocsConfigServer, _: types.DidChangeWatchedFilesParams) -> None:
        ls.publish_all()

    @server.feature(types.WORKSPACE_DID_RENAME_FILES, _PAGES)
    def did_rename(ls: DocsConfigServer, _: types.RenameFilesParams) -> None:
        ls.publish_all()


def _add_requests(server: DocsConfigServer) -> None:
    @server.feature(
        types.TEXT_DOCUMENT_CODE_ACTION,
        types.CodeActionOptions(code_action_kinds=[types.CodeActionKind.QuickFix]),
    )
    def code_action(ls: DocsConfigServer, params: types.CodeActionParams) -> list[types.CodeAction]:
        configuration = ls.open_configuration(params.text_document.uri)
        return configuration.actions(params.range) if configuration else []

    @server.feature(
        types.TEXT_DOCUMENT_COMPLETION, types.CompletionOptions(trigger_characters=['"', "/"])
    )
    def completion(
        ls: DocsConfigServer, params: types.CompletionParams
    ) -> list[types.CompletionItem]:
        configuration = ls.open_configuration(params.text_document.uri)
        return configuration.completions(params.position) if configuration else []

    @server.feature(types.TEXT_DOCUMENT_HOVER)
    def hover(ls: DocsConfigServer, params: types.HoverParams) -> types.Hover | None:
        configuration = ls.open_configuration(params.text_document.uri)
        return configuration.hover(params.position) if configuration else None

    @server.feature(types.TEXT_DOCUMENT_DEFINITION)
    def definition(ls: DocsConfigServer, params: types.DefinitionParams) -> types.Location | None:
        configuration = ls.open_configuration(params.text_document.uri)
        return configuration.definition(params.position) if configuration else None

    @server.feature(types.WORKSPACE_WILL_RENAME_FILES, _PAGES)
    def will_rename(
        ls: DocsConfigServer, params: types.RenameFilesParams
    ) -> types.WorkspaceEdit | None:
        return ls.rename(list(params.files))


def serve() -> None:
    """Serve an editor on standard input and output until it goes away."""
    create_server().start_io()
