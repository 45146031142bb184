"""Corrections of targets: each must open a page, and none may list a page twice."""

from bisect import bisect

from docs_config.pages._defect import Repair
from docs_config.pages._target import (
    FRAMEWORKS,
    framework_of,
    kind_of,
    path_fault,
    quote,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from docs_config.pages._entries import Entry
    from docs_config.pages._folder import PagesFolder
    from docs_config.pages._views import Views

_MOST_SEARCHES = 50
"""Dead targets for which a near page is looked for; each search costs, and so many are no typos."""
_MOST_COMPARED = 40
"""Pages of a folder, or of a name, that are compared with a target letter by letter."""
_LIKE_NAME = 0.8
_LIKE_FOLDER = 0.5


class Corrections:
    """Proposes what to write in place of a target that does not do what it should.

    Args:
        folder: The documentation folder.
        views: The entries of the navigation.
    """

    def __init__(self, folder: "PagesFolder", views: "Views") -> None:
        self._folder = folder
        self._views = views
        self._searches = 0
        self._by_folder: dict[str, list[str]] = {}
        self._by_name: dict[str, list[str]] = {}
        self._by_letters: dict[str, list[str]] = {}
        self._is_indexed = False

    def write(self, entry: "Entry", path: str) -> Repair | str:
        """Propose to write the path of a page that exists.

        Args:
            entry: The entry to correct.
            path: The page's path, without suffix.
        """
        framework = framework_of(path)
        if framework not in (None, *FRAMEWORKS):
            return f"move the page: {quote(framework)} is no framework of the site"
        if kind_of(path) == "external":
            return "give the page another name: the site takes this one for an external link"
        reader = entry.framework and (framework or entry.framework)
        file = self._folder.find(path)
        if file is not None and self._views.has_listed(file, entry, reader):
            return self._views.without(entry, f"{quote(path)} is listed already: delete this entry")
        if reader != entry.framework:
            return f"write {quote(path)} in a group {quote(framework)}"
        return Repair(f"write {quote(path)}", (*entry.path, "to"), path)

    def near(self, entry: "Entry", *, below: str = "") -> Repair:
        """Propose the page with the nearest path that the entry's readers do not see yet.

        Args:
            entry: An entry whose page does not exist.
            below: A folder, with `/` at its end, in which the page must lie.
        """
        found = [path for path in self._search(entry) if path.startswith(below)]
        if not found:
            return self._views.without(entry, "add the page, or delete the entry")
        hint = f"did you mean {quote(found[0])}?"
        return Repair(hint, (*entry.path, "to"), found[0], is_sole=len(found) == 1)

    def example(self, entry: "Entry", target: str, *, is_there: bool) -> Repair:
        """Propose the example of the group's framework in place of one that does not exist.

        Args:
            entry: The entry to correct.
            target: The target of the other example.
            is_there: Whether the other example exists.
        """
        if is_there and not self._views.has_example(target, entry):
            return Repair(f"did you mean {quote(target)}?", (*entry.path, "to"), target)
        return self._views.without(entry, "add the example, or delete the entry")

    def _search(self, entry: "Entry") -> list[str]:
        """List the likely pages: those of a like name beside it, or else those that moved."""
        if self._searches == _MOST_SEARCHES:
            return []
        self._searches += 1
        self._index()
        path = entry.page
        folder, _, name = path.rpartition("/")
        return (
            self._fit(entry, self._by_letters.get(_letters(path), []), cutoff=0)
            or self._fit(entry, self._by_folder.get(folder, []), cutoff=_LIKE_NAME)
            or self._fit(entry, self._by_name.get(name, []), cutoff=_LIKE_FOLDER)
        )

    def _index(self) -> None:
        """Index the pages that some reader whom they are for does not see yet."""
        if self._is_indexed:
            return
        self._is_indexed = True
        unlisted = self._folder.files() - self._views.files_for_all()
        targets = [
            self._folder.target_of(page) if page.endswith("/index.md") else page[: -len(".md")]
            for page in unlisted
        ]
        paths = sorted(targets)
        for path, letters in zip(paths, _letters("\0".join(paths)).split("\0"), strict=False):
            folder, _, name = path.rpartition("/")
            self._by_folder.setdefault(folder, []).append(path)
            self._by_name.setdefault(name, []).append(path)
            self._by_letters.setdefault(letters, []).append(path)

    def _fit(self, entry: "Entry", paths: list[str], *, cutoff: float) -> list[str]:
        """Keep the near paths that the readers of an entry should and do not see, nearest first.

        Of very many paths, only those are compared that begin like the target.
        """
        if not paths:
            return []
        if len(paths) > _MOST_COMPARED:
            start = max(0, bisect(paths, entry.page) - _MOST_COMPARED // 2)
            paths = paths[start : start + _MOST_COMPARED]
        fit = [path for path in paths if self._is_for(entry, path)]
        if not fit:
            return []
        from difflib import get_close_matches  # noqa: PLC0415 it imports regular expressions

        return get_close_matches(entry.page, fit, n=_MOST_SEARCHES, cutoff=cutoff)

    def _is_for(self, entry: "Entry", path: str) -> bool:
        file = self._folder.find(path)
        if file is None or self._views.has_listed(file, entry, entry.framework):
            return False
        framework = framework_of(path)
        reader = entry.framework or framework_of(entry.page)
        if framework is not None and framework != reader and reader in FRAMEWORKS:
            return False
        is_known = framework is None or framework in FRAMEWORKS
        return is_known and kind_of(path) == "page" and path_fault(path) is None


def _letters(path: str) -> str:
    """Reduce a path to what typing errors in its separators and case leave alone."""
    return path.replace("/", "").replace("-", "").replace("_", "").casefold()
