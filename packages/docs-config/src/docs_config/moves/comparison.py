"""Comparison of the addresses before and after a change."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from docs_config.errors import UsageError
from docs_config.links import verify_parser
from docs_config.moves.git import find_renames
from docs_config.moves.trees import GitTree
from docs_config.pages.addresses import is_address
from docs_config.pages.target import example_folder, page_path, quote, reference_folder
from docs_config.rules.findings import Finding

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Literal

    from docs_config.moves.git import Rename
    from docs_config.pages.addresses import Addresses
    from docs_config.pages.folder import Ignore

_SHA1_DIGITS = 40
_MOST_NAMED = 3
_IDENTICAL = 100
_CERTAIN = 80  # per cent; the replay of public repositories finds wrong renames below, none above


class Comparison:
    """Effect of a change on the addresses of one documentation folder.

    Args:
        before: The addresses before the change.
        after: The addresses after it.
        ignore: Globs of addresses and pages that are not checked.

    Attributes:
        before: The addresses before the change.
        after: The addresses after it.
        similar: The renames that git detects, by the old names.
        renames: The new names of the pages whose rename is certain, by the old names.
        removed: The addresses that the change removes, each with the reason.
        lost: The removed addresses that the site no longer answers.
        is_complete: False if the ids of headings had to be compared and could not be.
    """

    def __init__(self, before: Addresses, after: Addresses, ignore: Ignore) -> None:
        self.before = before
        self.after = after
        self._ignore = ignore
        old, new = before.folder.files(), after.folder.files()
        self._gone = sorted(old - new)
        self._added = sorted(new - old)
        self._changed = sorted(page for page in old & new if self._differs(page))
        self.before.preload([*self._gone, *self._changed])
        self.after.preload([*self._added, *self._changed])
        self.similar = find_renames(
            [(page, before.read(page)) for page in self._gone if self._added],
            [(page, after.read(page)) for page in self._added if self._gone],
        )
        self.renames = {e.old: e.new for e in self.similar.values() if self._is_certain(e)}
        self.removed = dict(self._find_removed())
        self.lost = [address for address in self.removed if after.answer(address) is None]
        self.is_complete = True
        self._further = [*self._lost_anchors(), *self._idle_redirects()]

    @property
    def findings(self) -> list[Finding]:
        """The problems of the change."""
        return [*self._lost_pages(), *self._further]

    @property
    def sentence(self) -> str:
        """The number of removed, redirected and lost addresses, in words."""
        count, lost = len(self.removed), len(self.lost)
        noun = "address" if count == 1 else "addresses"
        return f"removes {count} {noun}: {count - lost} redirected, {lost} lost"

    @property
    def notes(self) -> list[str]:
        """Remarks on the change: the removed addresses, and if headings were not compared."""
        notes = [f"the change {self.sentence}"] if self.removed else []
        if not self.is_complete:
            notes.append("the ids of headings were not compared: install docs-config[links]")
        return notes

    def restrict(self, other: Comparison) -> None:
        """Keep only the problems that the comparison with another parent of a merge has, too."""
        self.removed = {each: self.removed[each] for each in self.removed if each in other.removed}
        self.lost = [each for each in self.lost if each in other.lost]
        known = {(each.rule, each.file, each.message) for each in other.findings}
        self._further = [e for e in self._further if (e.rule, e.file, e.message) in known]

    def _differs(self, page: str) -> bool:
        """Return whether the content of a page changed, by comparing git's hashes of it."""
        known = self.before.folder.tree.stamp(self.before.path(page))
        if isinstance(self.after.folder.tree, GitTree):
            return known != self.after.folder.tree.stamp(self.after.path(page))
        content = self.after.read(page)
        is_short = len(str(known)) == _SHA1_DIGITS
        digest = hashlib.sha1(usedforsecurity=False) if is_short else hashlib.sha256()
        digest.update(b"blob %d\0" % len(content))
        digest.update(content)
        return digest.hexdigest() != known

    def _is_certain(self, rename: Rename) -> bool:
        """Return whether a renamed page is the only possible successor of the old one.

        A page that is split, one copy for each framework, has no single successor.
        """
        successors = {each.new for each in self.similar.values()}
        others = [page for page in self._added if page not in successors]
        if rename.similarity == _IDENTICAL:
            content = self.after.read(rename.new)
            return all(self.after.read(page) != content for page in others)
        names = {page.rpartition("/")[2] for page in others}
        return rename.similarity >= _CERTAIN and rename.new.rpartition("/")[2] not in names

    def _find_removed(self) -> Iterator[tuple[str, str]]:
        """Yield the addresses that the change removes, each with the reason."""
        for page in self._gone:
            address = page_path(page)
            if is_address(address) and not self.after.is_page(address):
                new = self.renames.get(page)
                reason = "its page was deleted"
                if new is not None:
                    reason = (
                        f"its page was renamed to {quote(new)}, which does not redirect from it"
                    )
                if not self._ignore.covers(address, page):
                    yield address, reason
        for source, pages in self.before.declared_by([*self._gone, *self._changed]).items():
            is_ignored = self._ignore.covers(source, f"{source}.md")
            if is_address(source) and not is_ignored and self.after.answer(source) is None:
                yield source, f"{quote(pages[0])} no longer redirects from it"
        for address in self.before.listed_elsewhere():
            is_ignored = self._ignore.covers(address, f"{address}.md")
            if not is_ignored and self.after.answer(address) is None:
                example = example_folder(address)
                reason = "the page that readers landed on is gone"
                yield address, f"the folder examples/{example} is gone" if example else reason

    def _lost_pages(self) -> Iterator[Finding]:
        pages = {page_path(page): page for page in self._gone}
        references: dict[str, list[str]] = {}
        for address in self.lost:
            page = pages.get(address)
            new = self.renames.get(page or "")
            folder = reference_folder(address)
            if folder:
                references.setdefault(folder, []).append(address)
                continue
            message = f"{quote(address)} is no longer answered: {self.removed[address]}"
            hint = f"add /{address} to redirect_from in the page that takes its place"
            similar = self.similar.get(page or "")
            if similar is not None:
                hint += f", such as {quote(similar.new)}, which is {similar.similarity} % the same"
            if new is not None:
                hint = f"add /{address} to redirect_from in {quote(new)}; --fix does so"
            yield self._finding("lost-page", new or page, message, hint)
        for folder, addresses in references.items():
            named = ", ".join(map(quote, addresses[:_MOST_NAMED]))
            more = len(addresses) - _MOST_NAMED
            named += f" and {more} more" if more > 0 else ""
            message = f"reference pages below {quote(folder)} are no longer answered: {named}"
            hint = "if they are generated, run the generator before the check"
            yield self._finding(
                "lost-page", pages.get(addresses[0]), message, hint, severity="warning"
            )

    def _lost_anchors(self) -> Iterator[Finding]:
        """Find the ids of headings that a page had and no longer has."""
        pairs = [(page, page) for page in self._changed] + sorted(self.renames.items())
        if not pairs:
            return
        try:
            verify_parser()
        except UsageError:
            self.is_complete = False
            return
        from difflib import get_close_matches  # noqa: PLC0415 few changes edit pages

        from docs_config.links.parser import ParsedPage  # noqa: PLC0415 an extra

        for old, new in pairs:
            if self._ignore.covers(page_path(new), new) or reference_folder(page_path(new)):
                continue
            earlier = ParsedPage(self.before.read(old).decode("utf-8", "replace"))
            later = ParsedPage(self.after.read(new).decode("utf-8", "replace"))
            if earlier.is_reference or later.is_reference:
                continue
            added = [anchor for anchor in later.anchors if anchor not in earlier.anchors]
            for anchor in earlier.anchors:
                if anchor not in later.anchors:
                    near = next(iter(get_close_matches(anchor, added, n=1)), None)
                    message = f"{quote(new)} no longer has a heading with the id {quote(anchor)}"
                    where = "where it was" if near is None else f"before the heading #{near}"
                    hint = f'add <a id="{anchor}"></a> {where}: links to it then still work'
                    line = 1 if near is None else later.anchors[near]
                    yield self._finding(
                        "lost-anchor", new, message, hint, severity="warning", line=line
                    )

    def _idle_redirects(self) -> Iterator[Finding]:
        """Find the redirects that have an effect before the change, but none after it."""
        if not (self._gone or self._added or self._changed):
            return
        found = dict(_find_idle_redirects(self.after))
        known = dict(_find_idle_redirects(self.before)) if found else {}
        for (page, source), other in found.items():
            if (page, source) in known or self._ignore.covers(source, f"{source}.md"):
                continue
            if other is None:
                message = f"{quote(page)} and {quote(source)} redirect to one another"
                if source == page_path(page):
                    message = f"{quote(page)} redirects from its own address"
                hint = f"remove /{source} from redirect_from"
                yield self._finding("redirect-loop", page, message, hint, severity="warning")
            else:
                message = f"{quote(page)} redirects from {quote(source)}, but readers see {other}"
                hint = f"remove /{source} from redirect_from, or the page that readers see"
                yield self._finding("redirect-shadowed", page, message, hint, severity="warning")

    def _finding(  # noqa: PLR0913 as many facts as the findings have
        self,
        rule: str,
        page: str | None,
        message: str,
        hint: str,
        *,
        severity: Literal["error", "warning"] = "error",
        line: int = 1,
    ) -> Finding:
        root = self.after.folder.root
        return Finding(
            f"moves/{rule}",
            "",
            message,
            hint=hint,
            severity=severity,
            line=line,
            end_line=line,
            file=page if page is None or root == "." else f"{root}/{page}",
        )


def _find_idle_redirects(
    addresses: Addresses,
) -> Iterator[tuple[tuple[str, str], str | None]]:
    """Yield the redirects that have no effect.

    Yields:
        A pair of a page and the address from which it redirects, and the page that readers see at
        that address, or None if redirects lead from the page back to the address.
    """
    declared = addresses.redirects.declared()
    for source, pages in declared.items():
        seen = addresses.folder.find(source) or pages[0]
        for page in pages:
            if _leads_back(source, page, declared):
                yield (page, source), None
            elif source and seen != page:
                yield (page, source), quote(seen)


def _leads_back(source: str, page: str, declared: dict[str, list[str]]) -> bool:
    """Return whether redirects lead from the address of a page to *source*, its redirect."""
    waiting = [page_path(page)]
    known = set()
    while waiting:
        address = waiting.pop()
        if address == source:
            return True
        if address not in known:
            known.add(address)
            waiting += map(page_path, declared.get(address, ()))
    return False
