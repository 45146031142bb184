"""Repairs of a change that renames pages: targets, redirects and links, in many files at once."""

from __future__ import annotations

import posixpath
from typing import TYPE_CHECKING

from docs_config.errors import UsageError
from docs_config.links import verify_parser
from docs_config.links.resolver import is_relative, target_path
from docs_config.moves.redirect_from import add_redirects
from docs_config.pages.target import page_path, reference_folder, without_fragment
from docs_config.rules.fixes import Change, Edit, Fix
from docs_config.text.edits import apply_edits, to_edits
from docs_config.text.lines import Lines
from docs_config.text.reader import BYTE_ORDER_MARK

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

    from docs_config.moves.comparison import Comparison
    from docs_config.pages.addresses import Addresses
    from docs_config.sources import Document


class Repairs:
    """Repairs that are safe, because the new name of a page is known.

    Args:
        before: The addresses before the change.
        after: The addresses after it.
        renames: The new names of pages by their old ones.
        moved: The new names of pages by the addresses that they no longer have.
        lost: The old addresses from which the renamed pages get redirects.
    """

    def __init__(
        self,
        before: Addresses,
        after: Addresses,
        renames: Mapping[str, str],
        *,
        moved: Mapping[str, str],
        lost: Collection[str],
    ) -> None:
        self._before = before
        self._after = after
        self._old_names = {new: old for old, new in renames.items()}
        self._moved = moved
        self._lost = lost

    @classmethod
    def of_comparison(cls, comparison: Comparison, *, is_redirecting: bool) -> Repairs:
        """Return the repairs of a change in git.

        Args:
            comparison: The addresses before and after the change.
            is_redirecting: Whether renamed pages get redirects from their old addresses.
        """
        moved = {
            address: new
            for old, new in comparison.renames.items()
            if (address := page_path(old)) in comparison.removed and not reference_folder(address)
        }
        lost = frozenset(comparison.lost if is_redirecting else ())
        return cls(comparison.before, comparison.after, comparison.renames, moved=moved, lost=lost)

    def configuration(self, document: Document) -> str:
        """Return the text of the configuration with targets that open the renamed pages."""
        return apply_edits(document.text, to_edits(self.targets(), document))

    def targets(self) -> list[Fix]:
        """Return the fixes after which targets open the renamed pages."""
        fixes = []
        for section in self._after.sections:
            for entry in section.all_entries:
                new = self._moved.get(entry.page) if entry.kind == "page" else None
                if new is not None and not self._after.is_page(entry.requested):
                    to = entry.to or ""
                    target = self._after.folder.target_of(new) + to[len(without_fragment(to)) :]
                    change = Change("replace", (*entry.path, "to"), target)
                    fixes.append(Fix(f"Write {target}", (change,), is_safe=True))
        return fixes

    def pages(self) -> Iterator[tuple[str, bytes, bytes]]:
        """Yield the path, the content and the new content of each page that changes."""
        for page, text, edits in self.page_edits():
            content = self._after.read(page)
            mark = content[: len(content) - len(text.encode())]
            yield self._after.path(page), content, mark + apply_edits(text, edits).encode()

    def page_edits(self) -> Iterator[tuple[str, str, list[Edit]]]:
        """Yield each page that changes, its text without a byte order mark, and its edits."""
        if not self._moved:
            return
        names = {address.rpartition("/")[2].encode() for address in self._moved}
        pages = self._after.folder.pages()
        self._after.preload(pages)
        for page in pages:
            content = self._after.read(page)
            if page not in self._old_names and not any(name in content for name in names):
                continue
            try:
                text = content.decode().removeprefix(BYTE_ORDER_MARK)
            except UnicodeDecodeError:
                continue
            edits = list(self._links(page, text))
            address = page_path(self._old_names.get(page, ""))
            if address in self._moved and address in self._lost:
                redirect = add_redirects(text, [address])
                edits += [] if redirect is None else [redirect]
            if edits:
                yield page, text, edits

    def _links(self, page: str, text: str) -> Iterator[Edit]:
        """Yield the edits of the links of a page that the change breaks."""
        try:
            verify_parser()
        except UsageError:
            return
        from docs_config.links.parser import ParsedPage  # noqa: PLC0415 an extra

        lines = Lines(text)
        earlier = self._before.of_page(self._old_names.get(page, page))
        later = self._after.of_page(page)
        pairs = list(zip(earlier, later, strict=False))
        edits, expected = [], []
        for link in ParsedPage(text).links:
            found = None
            if is_relative(link.href) and link.end_column > link.column:  # its place is known
                hrefs = (self._new_link(link.href, *both) for both in pairs)
                found = next(filter(None, hrefs), None)
            if found is not None:
                start = lines.offset(link.line, link.column)
                edits.append(Edit(start, start + len(link.href), found))
            expected.append(found or link.href)
        changed = ParsedPage(apply_edits(text, edits)) if edits else None
        if changed is not None and [link.href for link in changed.links] == expected:
            yield from edits

    def _new_link(self, href: str, old: str, new: str) -> str | None:
        """Return the new form of a link, None if it need not change or its page does not exist.

        Args:
            href: The link as it is written.
            old: The address of its page before the change.
            new: The address of its page after the change.
        """
        path = without_fragment(href)
        before = target_path(path, old)
        after = target_path(path, new)
        if before is None or (after is not None and self._after.is_page(page_path(after))):
            return None
        file = self._before.folder.find(before) or self._before.folder.find(page_path(before))
        if file is None:
            return None
        found = self._moved.get(page_path(file), file)
        if self._after.folder.find(page_path(found)) != found:
            return None
        target = found if path.endswith(".md") else self._after.folder.target_of(found)
        relative = posixpath.relpath(target, posixpath.dirname(new) or ".")
        if path.startswith("./") and not relative.startswith("."):
            relative = f"./{relative}"
        return relative + href[len(path) :]
