"""The capabilities of the client that this server depends on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lsprotocol import types
from pygls.capabilities import get_capability

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class Client:
    """The capabilities of an editor.

    Args:
        capabilities: The capabilities as the editor declares them.

    Attributes:
        can_pull_diagnostics: Whether it requests the findings of a document itself.
        can_refresh_diagnostics: Whether the server can tell it to request the findings again.
        can_rename_files: Whether an edit can rename files.
        can_show_symbol_trees: Whether symbols can contain others.
        can_watch_files: Whether it reports changes of files on request.
    """

    def __init__(self, capabilities: types.ClientCapabilities) -> None:
        self.can_pull_diagnostics = (
            get_capability(capabilities, "text_document.diagnostic") is not None
        )
        self.can_refresh_diagnostics = bool(
            get_capability(capabilities, "workspace.diagnostics.refresh_support")
        )
        self.can_show_symbol_trees = bool(
            get_capability(
                capabilities,
                "text_document.document_symbol.hierarchical_document_symbol_support",
            )
        )
        self.can_watch_files = bool(
            get_capability(capabilities, "workspace.did_change_watched_files.dynamic_registration")
        )
        operations = get_capability(
            capabilities, "workspace.workspace_edit.resource_operations", ()
        )
        self.can_rename_files = types.ResourceOperationKind.Rename in operations
        # Neovim 0.7 declares only the file operations, and accepts document changes with them.
        self._has_document_changes = self.can_rename_files or bool(
            get_capability(capabilities, "workspace.workspace_edit.document_changes")
        )

    def workspace_edit(
        self,
        edits: Mapping[str, Sequence[types.TextEdit]],
        versions: Mapping[str, int | None],
        renamed: Sequence[types.RenameFile] = (),
    ) -> types.WorkspaceEdit:
        """Return an edit of several documents in the form that the editor accepts.

        Args:
            edits: The edits of each document by its URI.
            versions: The versions of the open documents by their URIs.
            renamed: The files to rename after the edits.
        """
        if not self._has_document_changes:
            return types.WorkspaceEdit(changes=dict(edits))
        changes = [
            types.TextDocumentEdit(
                types.OptionalVersionedTextDocumentIdentifier(uri, versions.get(uri)), list(each)
            )
            for uri, each in edits.items()
        ]
        return types.WorkspaceEdit(document_changes=[*changes, *renamed])
