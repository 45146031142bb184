"""The features that the language server offers, each a request or a notification."""

from __future__ import annotations

import asyncio
import hashlib
import os
import sys
from typing import TYPE_CHECKING

from lsprotocol import types
from pygls.exceptions import JsonRpcException

from docs_config.lsp import navigation
from docs_config.lsp.checked import SOURCE
from docs_config.lsp.client import Client
from docs_config.lsp.completion import complete
from docs_config.lsp.renames import find_target, follow_renames, rename_target
from docs_config.lsp.server import DocsConfigServer
from docs_config.lsp.uris import to_path

if TYPE_CHECKING:
    from collections.abc import Sequence

_FIX_ALL = f"{types.CodeActionKind.SourceFixAll.value}.{SOURCE}"
_RENAMED = types.FileOperationRegistrationOptions(
    [
        types.FileOperationFilter(types.FileOperationPattern("**/*.md"), "file"),
        types.FileOperationFilter(
            types.FileOperationPattern("**/*", matches=types.FileOperationPatternKind.Folder),
            "file",
        ),
    ]
)

server = DocsConfigServer()


@server.feature(types.INITIALIZE)
def initialize(ls: DocsConfigServer, params: types.InitializeParams) -> None:
    """Remember the capabilities of the editor."""
    ls.client = Client(params.capabilities)


@server.feature(types.INITIALIZED)
async def initialized(ls: DocsConfigServer, _: types.InitializedParams) -> None:
    """Ask the editor to report changes of files."""
    await ls.watch_files()


@server.feature(types.SHUTDOWN)
def shutdown(ls: DocsConfigServer, _: None) -> None:
    """Cancel all checks."""
    ls.checks.cancel_all()


@server.feature(types.TEXT_DOCUMENT_DID_OPEN)
def did_open(ls: DocsConfigServer, params: types.DidOpenTextDocumentParams) -> None:
    """Check a document that was opened."""
    ls.check_document(params.text_document.uri)


@server.feature(types.TEXT_DOCUMENT_DID_CHANGE)
def did_change(ls: DocsConfigServer, params: types.DidChangeTextDocumentParams) -> None:
    """Check a document that changes, once it stays unchanged for a moment."""
    ls.check_document(params.text_document.uri)


@server.feature(types.TEXT_DOCUMENT_DID_SAVE)
async def did_save(ls: DocsConfigServer, _: types.DidSaveTextDocumentParams) -> None:
    """Check all open configurations after a file was saved."""
    await ls.check_all_again()


@server.feature(types.TEXT_DOCUMENT_DID_CLOSE)
def did_close(ls: DocsConfigServer, params: types.DidCloseTextDocumentParams) -> None:
    """Clear the findings of a document that was closed."""
    ls.close_document(params.text_document.uri)


@server.feature(types.WORKSPACE_DID_CHANGE_WATCHED_FILES)
async def did_change_files(ls: DocsConfigServer, _: types.DidChangeWatchedFilesParams) -> None:
    """Check all open configurations after files have changed on the disk."""
    await ls.check_all_again()


@server.feature(types.WORKSPACE_DID_RENAME_FILES, _RENAMED)
async def did_rename(ls: DocsConfigServer, _: types.RenameFilesParams) -> None:
    """Check all open configurations after files were renamed."""
    await ls.check_all_again()


@server.feature(
    types.TEXT_DOCUMENT_DIAGNOSTIC,
    types.DiagnosticOptions(inter_file_dependencies=True, workspace_diagnostics=False),
)
async def diagnostic(
    ls: DocsConfigServer, params: types.DocumentDiagnosticParams
) -> types.DocumentDiagnosticReport:
    """Return the findings of a configuration to an editor that asks for them."""
    checked = await ls.checks.result(params.text_document.uri)
    found = [] if checked is None else checked.diagnostics()[params.text_document.uri]
    identity = hashlib.sha256(repr(found).encode(errors="replace")).hexdigest()
    if identity == params.previous_result_id:
        return types.RelatedUnchangedDocumentDiagnosticReport(identity)
    return types.RelatedFullDocumentDiagnosticReport(found, result_id=identity)


@server.feature(
    types.TEXT_DOCUMENT_CODE_ACTION,
    types.CodeActionOptions([types.CodeActionKind.QuickFix, types.CodeActionKind.SourceFixAll]),
)
async def code_action(
    ls: DocsConfigServer, params: types.CodeActionParams
) -> list[types.CodeAction]:
    """Return the quick fixes in a range, and on request the edit of all safe fixes."""
    uri = params.text_document.uri
    checked = await ls.checks.result(uri)
    actions: list[types.CodeAction] = []
    if checked is None:
        return actions
    only = params.context.only or ()
    if not only or _is_asked_for(types.CodeActionKind.QuickFix, only):
        for fix, finding, edits in checked.quick_fixes(params.range):
            action = types.CodeAction(fix.title, types.CodeActionKind.QuickFix, [finding])
            action.is_preferred = fix.is_safe
            action.edit = ls.workspace_edit({uri: edits})
            actions.append(action)
    if _is_asked_for(_FIX_ALL, only):
        edits = await asyncio.to_thread(checked.fix_all)
        if edits:
            action = types.CodeAction("Apply all safe fixes", _FIX_ALL)
            action.edit = ls.workspace_edit({uri: edits})
            actions.append(action)
    return actions


@server.feature(types.TEXT_DOCUMENT_HOVER)
async def hover(ls: DocsConfigServer, params: types.HoverParams) -> types.Hover | None:
    """Return the descriptions of the rules of the findings at a position."""
    checked = await ls.checks.result(params.text_document.uri)
    return None if checked is None else checked.hover(params.position)


def _is_asked_for(kind: str, only: Sequence[types.CodeActionKind | str]) -> bool:
    """Return whether the editor asks for a kind of actions, or for a kind that includes it."""
    return any(kind == wanted or kind.startswith(wanted + ".") for wanted in only)


@server.feature(
    types.TEXT_DOCUMENT_COMPLETION, types.CompletionOptions(trigger_characters=['"', "/"])
)
def completion(ls: DocsConfigServer, params: types.CompletionParams) -> list[types.CompletionItem]:
    """Return the pages, framework ids or schema that a string can name."""
    configuration = ls.open_configuration(params.text_document.uri)
    return [] if configuration is None else complete(configuration, params.position)


@server.feature(types.TEXT_DOCUMENT_DEFINITION)
def definition(ls: DocsConfigServer, params: types.DefinitionParams) -> types.Location | None:
    """Return the page that a target opens."""
    configuration = ls.open_configuration(params.text_document.uri)
    return None if configuration is None else navigation.define(configuration, params.position)


@server.feature(types.TEXT_DOCUMENT_REFERENCES)
def references(ls: DocsConfigServer, params: types.ReferenceParams) -> list[types.Location]:
    """Return the entries that list a page, from one of its targets or from the page itself."""
    uri = params.text_document.uri
    configuration = ls.open_configuration(uri)
    if configuration is not None:
        return navigation.refer_to_target(configuration, params.position)
    path = to_path(uri)
    above = ls.find_configuration(path) if path.endswith(".md") else None
    return [] if above is None else navigation.refer_to_page(above, path)


@server.feature(types.TEXT_DOCUMENT_DOCUMENT_LINK)
def document_link(
    ls: DocsConfigServer, params: types.DocumentLinkParams
) -> list[types.DocumentLink]:
    """Return the targets of a configuration as links."""
    configuration = ls.open_configuration(params.text_document.uri)
    return [] if configuration is None else navigation.link(configuration)


@server.feature(types.TEXT_DOCUMENT_DOCUMENT_SYMBOL)
def document_symbol(
    ls: DocsConfigServer, params: types.DocumentSymbolParams
) -> list[types.DocumentSymbol] | list[types.SymbolInformation]:
    """Return the sections, framework groups and entries of a configuration."""
    configuration = ls.open_configuration(params.text_document.uri)
    symbols = [] if configuration is None else navigation.list_symbols(configuration)
    if ls.client.can_show_symbol_trees:
        return symbols
    return list(navigation.flatten_symbols(symbols, params.text_document.uri))


@server.feature(types.TEXT_DOCUMENT_PREPARE_RENAME)
def prepare_rename(
    ls: DocsConfigServer, params: types.PrepareRenameParams
) -> types.PrepareRenamePlaceholder | None:
    """Return the target that is to be renamed."""
    configuration = ls.open_configuration(params.text_document.uri)
    return None if configuration is None else find_target(configuration, params.position)


@server.feature(types.TEXT_DOCUMENT_RENAME)
async def rename(ls: DocsConfigServer, params: types.RenameParams) -> types.WorkspaceEdit | None:
    """Rename the page that a target opens, with all that refers to it."""
    configuration = ls.open_configuration(params.text_document.uri)
    if configuration is None:
        return None
    target = find_target(configuration, params.position)
    if target is None:
        return None
    edits, renamed = await asyncio.to_thread(
        rename_target, configuration, target.placeholder, params.new_name
    )
    if renamed and not ls.client.can_rename_files:
        raise JsonRpcException(
            "the editor cannot rename files: rename the page itself, and the target follows",
            types.LSPErrorCodes.RequestFailed.value,
        )
    return ls.workspace_edit(edits, renamed)


@server.feature(types.WORKSPACE_WILL_RENAME_FILES, _RENAMED)
async def will_rename(
    ls: DocsConfigServer, params: types.RenameFilesParams
) -> types.WorkspaceEdit | None:
    """Return the edits after which targets, links and redirects follow renamed files."""
    renamed = {to_path(file.old_uri): to_path(file.new_uri) for file in params.files}
    configurations = {}
    for path in renamed:
        configuration = ls.find_configuration(path)
        if configuration is not None:
            configurations[configuration.uri] = configuration
    edits: dict[str, list[types.TextEdit]] = {}
    for configuration in configurations.values():
        edits |= await asyncio.to_thread(follow_renames, configuration, renamed)
    return ls.workspace_edit(edits) if edits else None


def serve() -> None:
    """Serve an editor on standard input and output until it disconnects."""
    # pygls closes its stream at the end, and the command flushes standard output after that.
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as output:
        server.start_io(stdout=output)
