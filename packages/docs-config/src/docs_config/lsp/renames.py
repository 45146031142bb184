"""Renames of pages: the targets, links and redirects that follow them."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from lsprotocol import types
from pygls.exceptions import JsonRpcException

from docs_config.lsp.navigation import entries_of, find_page
from docs_config.lsp.places import Places
from docs_config.lsp.trees import RenamedTree
from docs_config.lsp.uris import to_uri
from docs_config.moves import Repairs
from docs_config.pages import PagesFolder, page_path
from docs_config.pages.addresses import Addresses, is_address
from docs_config.pages.folder import Ignore
from docs_config.pages.target import kind_of, path_fault, quote, reference_folder
from docs_config.rules.fixes import Change, Fix
from docs_config.rules.levels import Levels
from docs_config.text.edits import to_edits
from docs_config.text.lines import Lines

if TYPE_CHECKING:
    from collections.abc import Mapping

    from docs_config.lsp.configuration import Configuration

    Edits = dict[str, list[types.TextEdit]]


def follow_renames(configuration: Configuration, renamed: Mapping[str, str]) -> Edits:
    """Return the edits after which targets, links and redirects follow renamed files.

    The editor applies the edits before the rename, so those of a renamed page have its old URI.

    Args:
        configuration: The configuration that lists the files.
        renamed: The new path of each file or folder by its old one, both absolute.
    """
    folder = configuration.folder
    if folder is None:
        return {}
    tree = RenamedTree(folder.tree, renamed)
    value = configuration.source.value
    before = Addresses(value, folder)
    after = Addresses(value, PagesFolder(folder.root, tree=tree))
    pages = {}
    for page in folder.files():
        new = _relative(tree.new_path(before.path(page)), folder.root)
        if new != page and new in after.folder.files():
            pages[page] = new
    moved = {
        address: new
        for page, new in pages.items()
        if is_address(address := page_path(page)) and not after.is_page(address)
    }
    repairs = Repairs(
        before,
        after,
        pages,
        moved=_list_missing(configuration, tree) | moved,
        lost=_list_lost(configuration, list(moved), after),
    )
    edits: Edits = {}
    targets = to_edits(repairs.targets(), configuration.source.document)
    if targets:
        edits[configuration.uri] = [configuration.text_edit(*edit) for edit in targets]
    for page, text, found in repairs.page_edits():
        places = Places(Lines(text), configuration.encoding)
        edits[to_uri(tree.old_path(after.path(page)))] = [
            types.TextEdit(places.span(edit.start, edit.end), edit.text) for edit in found
        ]
    return edits


def _list_missing(configuration: Configuration, tree: RenamedTree) -> dict[str, str]:
    """Return the new pages of entries that open no page and name one below a renamed folder."""
    missing = {}
    root = os.path.dirname(configuration.path)  # noqa: PTH120 a string
    for entry in configuration.entries():
        if entry.kind == "page" and find_page(configuration, entry.to or "") is None:
            new = _relative(tree.new_path(f"{root}/{entry.page}"), root)
            if new != entry.page and not new.startswith("../"):
                missing[entry.page] = f"{new}.md"
    return missing


def _relative(path: str, root: str) -> str:
    return os.path.relpath(path, root).replace(os.sep, "/")


def _list_lost(configuration: Configuration, moved: list[str], after: Addresses) -> list[str]:
    """Return the old addresses of renamed pages that need a redirect to the new ones.

    They are the addresses that `moves/lost-page` would report as errors. Reference pages get no
    redirect, because they are generated anew.
    """
    settings = configuration.settings.for_file(configuration.path)
    if Levels(settings.get("rules", {})).level("moves/lost-page") == "off":
        return []
    ignore = Ignore(settings.get("ignore", ()))
    return [
        address
        for address in moved
        if not reference_folder(address)
        and not ignore.covers(address, f"{address}.md")
        and after.answer(address) is None
    ]


def find_target(
    configuration: Configuration, position: types.Position
) -> types.PrepareRenamePlaceholder | None:
    """Return the target at a position, if it is one that can be renamed."""
    string = configuration.string_at(position)
    if string is None or string.name != "to" or kind_of(string.text) != "page":
        return None
    span = configuration.places.span(string.start, string.end)
    return types.PrepareRenamePlaceholder(span, string.text)


def rename_target(
    configuration: Configuration, target: str, new_target: str
) -> tuple[Edits, dict[str, str]]:
    """Return the edits after which entries and links open a page under another name.

    Args:
        configuration: The configuration that lists the page.
        target: The target of the entry.
        new_target: Its new target.

    Returns:
        The edits, and the new path of the page by its old one, both absolute. If the target opens
        no page, only the entries with this target are edited.

    Raises:
        JsonRpcException: The configuration is not JSON, the site cannot open the new target, or the
            new target opens an existing page.
    """
    if configuration.source.document is None:
        raise _failure("the configuration is not JSON: mend it before you rename a target")
    address = page_path(new_target)
    fault = path_fault(address) if kind_of(new_target) == "page" else "it opens no page"
    if fault:
        raise _failure(f"the site cannot open {quote(new_target)}: {fault}")
    page = find_page(configuration, target)
    if configuration.folder is None or page is None:
        fixes = [
            Fix(f"Write {quote(address)}", (Change("replace", (*entry.path, "to"), address),))
            for entry in entries_of(configuration, None, page_path(target))
        ]
        edits = to_edits(fixes, configuration.source.document)
        return {configuration.uri: [configuration.text_edit(*edit) for edit in edits]}, {}
    other = find_page(configuration, address)
    if other is not None:
        raise _failure(f"{quote(address)} opens {quote(other)} already")
    suffix = "/index.md" if page.endswith("/index.md") else ".md"
    root = configuration.folder.root
    renamed = {
        os.path.join(root, page): os.path.join(root, address + suffix),  # noqa: PTH118 strings
    }
    return follow_renames(configuration, renamed), renamed


def _failure(message: str) -> JsonRpcException:
    return JsonRpcException(message, types.LSPErrorCodes.RequestFailed.value)
