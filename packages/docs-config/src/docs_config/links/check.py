"""The rules about links between pages, resolved from the address that the site gives a page."""

from __future__ import annotations

import posixpath
from typing import TYPE_CHECKING
from urllib.parse import unquote

from docs_config.errors import FileError, UsageError
from docs_config.links.cache import PageCache, verify_parser
from docs_config.links.resolver import Resolver, is_relative, target_path
from docs_config.pages.addresses import Addresses
from docs_config.pages.folder import Ignore, PagesFolder
from docs_config.pages.target import page_path, quote
from docs_config.rules import MAX_FINDINGS
from docs_config.rules.findings import Finding

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from docs_config.links.parser import Link
    from docs_config.links.resolver import Resolution
    from docs_config.sources import Document

_CACHE = PageCache()


def check_links(
    document: Document, *, folder: PagesFolder, ignore: Sequence[str] = ()
) -> list[Finding]:
    """Find broken links as `find_broken_links` does; report a missing parser as a finding.

    Args:
        document: The configuration, which lists addresses of the pages.
        folder: The folder in which the pages lie.
        ignore: Globs of pages and paths: links in such pages and to such paths are not checked.

    Raises:
        FileError: The folder cannot be listed.
    """
    try:
        return find_broken_links(document, folder=folder, ignore=ignore)
    except UsageError as error:
        return [
            Finding(
                "links/unchecked",
                "",
                f"the links inside the pages are not checked: {error}",
                hint="in the GitHub action, set its input links; or set links = false",
                severity="warning",
            )
        ]


def find_broken_links(
    document: Document,
    *,
    folder: PagesFolder | str,
    ignore: Sequence[str] = (),
    cache: PageCache = _CACHE,
) -> list[Finding]:
    """Find the relative links in all pages that lead to a missing page or to a missing anchor.

    Args:
        document: The configuration, which lists addresses of the pages.
        folder: The folder in which the pages lie.
        ignore: Globs of pages and paths: links in such pages and to such paths are not checked.
        cache: The cache of parsed pages; by default one that the whole process shares.

    Returns:
        The findings, page by page and in the order of the text, `MAX_FINDINGS` at most.

    Raises:
        FileError: The folder cannot be listed.
        UsageError: markdown-it-py is not installed.
    """
    verify_parser()
    pages = PagesFolder(folder) if isinstance(folder, str) else folder
    check = _LinkCheck(document, pages, Ignore(ignore), cache)
    findings = []
    for finding in check.findings():
        findings.append(finding)
        if len(findings) == MAX_FINDINGS:
            break
    return findings


class _LinkCheck:
    """Check of the links of all pages of a folder."""

    def __init__(
        self, document: Document, folder: PagesFolder, ignore: Ignore, cache: PageCache
    ) -> None:
        self._folder = folder
        self._ignore = ignore
        self._cache = cache
        self._addresses = Addresses(document.value, folder)
        self._resolver = Resolver(self._addresses)

    def findings(self) -> Iterator[Finding]:
        """Yield the broken links, page by page."""
        pages = self._folder.pages()
        if "" in self._folder.unreadable:
            raise FileError(self._folder.root, self._folder.unreadable[""])
        self._folder.tree.preload(f"{self._folder.root}/{page}" for page in pages)
        for page in pages:
            if self._ignore.covers(page, page_path(page)):
                continue
            parsed = self._cache.parse(f"{self._folder.root}/{page}", self._folder.tree)
            for link in parsed.links if parsed else ():
                finding = self._check(page, link)
                if finding is not None:
                    yield finding

    def _check(self, page: str, link: Link) -> Finding | None:
        path, _, fragment = link.href.partition("#")
        if not path:
            return self._anchor(page, link, page, fragment)
        if not is_relative(link.href):
            return None
        found = None
        for address in self._addresses.of_page(page):
            target = target_path(path, address)
            if target is None or self._ignore.covers(target, f"{target}.md"):
                return None
            resolution = self._resolver.resolve(target)
            if resolution.fault is None:
                return self._anchor(page, link, resolution.file, fragment)
            found = found or (resolution, target, address)
        return None if found is None else self._broken(page, link, *found)

    def _anchor(self, page: str, link: Link, file: str | None, fragment: str) -> Finding | None:
        """Return a finding if a page lacks the anchor to which a link leads."""
        fragment = unquote(fragment)
        if file is None or not fragment or fragment == "top" or fragment.startswith(":~:"):
            return None
        parsed = self._cache.parse(f"{self._folder.root}/{file}", self._folder.tree)
        if parsed is None or parsed.is_reference or fragment in parsed.anchors:
            return None
        from difflib import get_close_matches  # noqa: PLC0415 used for broken links only

        near = get_close_matches(fragment.lower(), sorted(parsed.anchors), n=1)
        hint = f"did you mean {quote('#' + near[0])}?" if near else None
        message = f"{quote(file)} has no heading with the id {quote(fragment)}"
        return self._finding("anchor", page, link, message, hint)

    def _broken(
        self, page: str, link: Link, resolution: Resolution, target: str, address: str
    ) -> Finding:
        message = f"{quote(link.href)} {resolution.fault}"
        if page_path(page) != page.removesuffix(".md") and not address.endswith("index"):
            message += f"; the page's address is {quote(address)}, where its links start"
        hint = None
        other = resolution.other or self._resolver.same_name(target)
        if other is not None:
            above = posixpath.dirname(address) or "."
            relative = posixpath.relpath(other, above)
            written = relative if relative.startswith(".") else f"./{relative}"
            hint = f"did you mean {quote(written)}?"
        rule = "case" if resolution.other else "dead"
        return self._finding(rule, page, link, message, hint)

    def _finding(self, rule: str, page: str, link: Link, message: str, hint: str | None) -> Finding:
        return Finding(
            f"links/{rule}",
            "",
            message,
            hint=hint,
            severity="warning" if rule == "anchor" else "error",
            line=link.line,
            column=link.column,
            end_line=link.line,
            end_column=link.end_column,
            file=f"{self._folder.root}/{page}",
        )
