"""The language server: the open configurations, their checks, and the notifications it sends."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import TYPE_CHECKING

from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pygls.lsp.server import LanguageServer

from docs_config._version import __version__
from docs_config.cli.settings import SettingsReader
from docs_config.errors import DocsConfigError
from docs_config.files.paths import CONFIGURATION, DOCUMENTATION, lists_sections
from docs_config.lsp.checked import SOURCE, CheckedConfiguration
from docs_config.lsp.checks import Checks
from docs_config.lsp.client import Client
from docs_config.lsp.configuration import Configuration
from docs_config.lsp.trees import EditorTree
from docs_config.lsp.uris import to_path, to_uri

if TYPE_CHECKING:
    import threading
    from collections.abc import Callable, Mapping, Sequence

    from docs_config.lsp.trees import Listings

_DELAY = 0.1
_WATCHED = (
    "**/*.{md,mdx,markdown,json,toml}",
    "**/docs/**",  # an editor reports a renamed folder, and not the files in it
    "**/examples/*/*",
)


class DocsConfigServer(LanguageServer):
    """A language server for the configurations that an editor has open.

    Attributes:
        checks: The checks of the open configurations.
        client: The capabilities of the editor.
    """

    def __init__(self) -> None:
        super().__init__(SOURCE, __version__)
        self.checks = Checks[CheckedConfiguration](
            self._prepare_check, self._publish, self._log, _DELAY
        )
        self.client = Client(types.ClientCapabilities())
        self._published: dict[str, set[str]] = {}
        self._listings: Listings | None = None

    async def watch_files(self) -> None:
        """Ask the editor to report changes of files, and keep listings of folders from then on."""
        if not self.client.can_watch_files:
            return
        watchers = [types.FileSystemWatcher(glob) for glob in _WATCHED]
        registration = types.Registration(
            "watched-files",
            types.WORKSPACE_DID_CHANGE_WATCHED_FILES,
            types.DidChangeWatchedFilesRegistrationOptions(watchers),
        )
        with contextlib.suppress(JsonRpcException):  # the editor refuses
            await self.client_register_capability_async(types.RegistrationParams([registration]))
            self._listings = {}

    async def check_all_again(self) -> None:
        """Check every open configuration again, after files have changed on the disk."""
        if self._listings is not None:
            self._listings = {}
        for uri in self.checks:
            self.checks.schedule(uri)
        if self.client.can_pull_diagnostics and self.client.can_refresh_diagnostics:
            await self.workspace_diagnostic_refresh_async(None)

    def check_document(self, uri: str) -> None:
        """Check a configuration, or for a page the open configurations in or above its folder."""
        if _is_named_configuration(uri):
            self.checks.schedule(uri)
            return
        for other in self.checks:
            if Path(to_path(uri)).is_relative_to(Path(to_path(other)).parent):
                self.checks.schedule(other)

    def close_document(self, uri: str) -> None:
        """Clear the findings of a closed configuration, or check a closed page as it is on disk."""
        if not _is_named_configuration(uri):
            self.check_document(uri)
            return
        self.checks.cancel(uri)
        for file in self._published.pop(uri, set()):
            self._send(file, [])

    def open_configuration(self, uri: str) -> Configuration | None:
        """Return a configuration; None for any other file, or if it cannot be read."""
        if not _is_named_configuration(uri):
            return None
        try:
            return self._open(uri, self._new_tree())
        except DocsConfigError as error:
            self._log(error)
            return None

    def find_configuration(self, path: str) -> Configuration | None:
        """Return the nearest configuration in or above the folder of a file."""
        for folder in Path(path).parents:
            file = folder / CONFIGURATION
            if file.is_file():
                return self.open_configuration(to_uri(str(file)))
        return None

    def workspace_edit(
        self,
        edits: Mapping[str, Sequence[types.TextEdit]],
        renamed: Mapping[str, str] | None = None,
    ) -> types.WorkspaceEdit:
        """Return an edit of several documents, after which files are renamed."""
        versions = {uri: self._version(uri) for uri in edits}
        operations = [
            types.RenameFile(old_uri=to_uri(old), new_uri=to_uri(new))
            for old, new in (renamed or {}).items()
        ]
        return self.client.workspace_edit(edits, versions, operations)

    def _new_tree(self, is_abandoned: threading.Event | None = None) -> EditorTree:
        documents = {
            to_path(document.uri): document.source
            for document in self.workspace.text_documents.values()
        }
        return EditorTree(documents, self._listings, is_abandoned)

    def _open(self, uri: str, tree: EditorTree) -> Configuration | None:
        path = to_path(uri)
        settings = SettingsReader().for_folder(os.path.dirname(path))  # noqa: PTH120 a string
        content = tree.read(path)
        # Other programs have a `config.json`, too: this one must be in a folder `docs`, look like a
        # configuration, or be named by the settings.
        folder = os.path.basename(os.path.dirname(path))  # noqa: PTH119, PTH120 as above
        is_meant = folder == DOCUMENTATION or lists_sections(content) or settings.is_named(path)
        if settings.is_excluded(path) or not is_meant:
            return None
        encoding = self.workspace.position_encoding or types.PositionEncodingKind.Utf16
        return Configuration(uri, path, settings, tree, encoding)

    def _prepare_check(
        self, uri: str, is_abandoned: threading.Event
    ) -> Callable[[], CheckedConfiguration | None]:
        tree = self._new_tree(is_abandoned)

        def check() -> CheckedConfiguration | None:
            configuration = self._open(uri, tree)
            return None if configuration is None else CheckedConfiguration(configuration)

        return check

    def _publish(self, uri: str, checked: CheckedConfiguration | None) -> None:
        """Send the findings of a check.

        If the editor requests the findings of the configuration itself, only those in other files
        are sent.
        """
        found = {} if checked is None else checked.diagnostics()
        if self.client.can_pull_diagnostics:
            found.pop(uri, None)
        for gone in self._published.get(uri, set()) - found.keys():
            self._send(gone, [])
        for file, diagnostics in found.items():
            self._send(file, diagnostics)
        self._published[uri] = set(found)

    def _send(self, uri: str, diagnostics: list[types.Diagnostic]) -> None:
        self.text_document_publish_diagnostics(
            types.PublishDiagnosticsParams(uri, diagnostics, self._version(uri))
        )

    def _version(self, uri: str) -> int | None:
        """Return the version of a document, None if it is not open.

        Editors and releases of pygls escape URIs differently, so paths are compared.
        """
        path = to_path(uri)
        for document in self.workspace.text_documents.values():
            if to_path(document.uri) == path:
                version: int | None = document.version
                return version
        return None

    def _log(self, error: DocsConfigError) -> None:
        message = types.LogMessageParams(types.MessageType.Error, f"{SOURCE}: {error}")
        self.window_log_message(message)


def _is_named_configuration(uri: str) -> bool:
    return uri.rpartition("/")[2] == CONFIGURATION
