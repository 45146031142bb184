"""Resolution of relative links, by the rules of the site."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from docs_config.pages.target import (
    example_folder,
    framework_of,
    is_site_page,
    page_path,
    path_fault,
    quote,
    requested_path,
)

if TYPE_CHECKING:
    from docs_config.pages.addresses import Addresses

_SCHEME = re.compile(r"[a-zA-Z][a-zA-Z0-9+.-]*:")
# The site's paths are /<library>/<version>/docs/<page>; a link can leave the documentation.
_ROOT = ["<library>", "<version>", "docs"]


def is_relative(href: str) -> bool:
    """Return whether the site resolves a link relative to the page that it is in."""
    return bool(href) and href[0] not in "/#" and _SCHEME.match(href) is None


def target_path(path: str, address: str) -> str | None:
    """Return the path of the page to which a relative link leads.

    As on the site, the first `.md` in the link is dropped, and the link is relative to the folder
    of the page's address.

    Args:
        path: The link's path, without fragment.
        address: The path of the page that the link is in.

    Returns:
        A path below the documentation folder; None if the link leaves the documentation, or leads
        to its root.
    """
    steps = [*_ROOT, *address.split("/")[:-1]]
    for step in path.partition("?")[0].replace(".md", "", 1).split("/"):
        if step == "..":
            steps = steps[:-1]
        elif step not in ("", "."):
            steps.append(step)
    rest = steps[len(_ROOT) :]
    return "/".join(rest) if steps[: len(_ROOT)] == _ROOT and rest else None


class Resolution(NamedTuple):
    """The page that the site shows for a path.

    Attributes:
        file: The Markdown file, if the site shows one of this folder.
        fault: Why the intended page is not shown, as the end of a sentence; None if it is.
        other: The path of the file that differs in upper and lower case only.
    """

    file: str | None = None
    fault: str | None = None
    other: str | None = None


class Resolver:
    """Resolver of paths below the documentation folder, with a cache.

    Args:
        addresses: The addresses that the folder answers.
    """

    def __init__(self, addresses: Addresses) -> None:
        self._addresses = addresses
        self._folder = addresses.folder
        self._known: dict[str, Resolution] = {}
        self._by_name: dict[str, list[str]] | None = None

    def resolve(self, target: str) -> Resolution:
        """Return the page that the site shows for a path below the documentation folder."""
        known = self._known.get(target)
        if known is None:
            known = self._known[target] = self._resolve(target)
        return known

    def same_name(self, target: str) -> str | None:
        """Return the page of the same name and framework as a missing one, if only one exists."""
        if self._by_name is None:
            self._by_name = {}
            for page in self._folder.pages():
                name = page_path(page).rpartition("/")[2]
                self._by_name.setdefault(name, []).append(page)
        framework = framework_of(target)
        found = [
            page
            for page in self._by_name.get(page_path(target).rpartition("/")[2], [])
            if framework_of(page) in (None, framework) and not path_fault(page_path(page))
        ]
        return found[0] if len(found) == 1 else None

    def _resolve(self, target: str) -> Resolution:
        requested = requested_path(target)
        fault = path_fault(requested)
        if fault:
            return Resolution(fault=f"cannot be opened by the site: {fault}")
        if is_site_page(page_path(target)):
            return Resolution()
        example = example_folder(target)
        if example:
            examples = self._addresses.examples
            if examples.has_folder(example) or not examples.exists():
                return Resolution()
            return Resolution(fault=f"leads to no example: there is no folder examples/{example}")
        file = self._folder.find(requested)
        if file or self._folder.is_hidden(requested):
            return Resolution(file)
        return self._missing(requested, page_path(target))

    def _missing(self, requested: str, path: str) -> Resolution:
        """Return the page that the site shows in place of a missing one."""
        other = self._folder.find_other_case(requested)
        if other:
            fault = f"differs from the file {quote(other)} in upper and lower case"
            return Resolution(fault=fault, other=other)
        landing = self._addresses.redirects.landing(requested, path)
        if landing is None:
            missing = f"there is neither {requested}.md nor {requested}/index.md"
            return Resolution(fault=f"leads to no page: {missing}")
        if landing.is_same:
            return Resolution(landing.file)
        fault = f"leads to {quote(landing.file)} instead, because {landing.reason}"
        return Resolution(fault=fault)
