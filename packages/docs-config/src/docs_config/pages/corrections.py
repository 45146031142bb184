"""Corrections of targets: each must open a page, and none may list a page twice."""

from bisect import bisect
from difflib import SequenceMatcher

from docs_config.errors import FileError
from docs_config.pages.defect import Repair
from docs_config.pages.target import (
    FRAMEWORKS,
    MANY_MISSING,
    framework_of,
    kind_of,
    path_fault,
    quote,
)
from docs_config.pages.titles import is_same_title, read_title, to_words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from docs_config.pages.entries import Entry, Views
    from docs_config.pages.folder import PagesFolder

_MOST_SEARCHES = 50
"""Most dead targets for which a near page is searched: a search is slow, and more are no typos."""
_MOST_COMPARED = 40
"""Most pages of a folder whose names are compared with that of a target letter by letter."""
_MOST_TITLES = 2_000
"""If there are more candidates than these, no page is searched by its title."""
_LIKE_PATH = 0.5
_LIKE_NAME = 0.8
_TYPING_ERROR = 0.9


class Corrections:
    """Proposes corrections of targets that do not open the right page.

    Args:
        folder: The documentation folder.
        views: The entries of the sidebar.
    """

    def __init__(self, folder: "PagesFolder", views: "Views") -> None:
        self._folder = folder
        self._views = views
        self._searches = 0
        self._files: dict[str, str] = {}
        self._by_folder: dict[str, list[str]] = {}
        self._by_name: dict[str, list[str]] = {}
        self._by_letters: dict[str, list[str]] = {}
        self._by_title: dict[str, list[str]] | None = None
        self._titles: dict[str, list[str]] = {}

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
        """Propose the likeliest page that the entry's readers do not see yet.

        It is offered as a fix if no other page is as likely and its title matches the label.

        Args:
            entry: An entry whose page does not exist.
            below: A folder, with `/` at its end, in which the page must lie.
        """
        found = [path for path in self._search(entry) if path.startswith(below)]
        if not found:
            hint = "add the page, or delete the entry"
            return self._views.without(entry, hint, is_dead=True)
        hint = f"did you mean {quote(found[0])}?"
        is_fix = len(found) == 1 and self._is_labelled(entry, found[0])
        return Repair(hint, (*entry.path, "to"), found[0], is_fix=is_fix)

    def example(self, entry: "Entry", target: str, *, is_there: bool) -> Repair:
        """Propose the example of the group's framework in place of one that does not exist.

        Args:
            entry: The entry to correct.
            target: The target of the other example.
            is_there: Whether the other example exists.
        """
        if is_there and not self._views.has_example(target, entry):
            return Repair(f"did you mean {quote(target)}?", (*entry.path, "to"), target)
        hint = "add the example, or delete the entry"
        return self._views.without(entry, hint, is_dead=True)

    def _search(self, entry: "Entry") -> list[str]:
        """List the likely pages, the likeliest first.

        Four signs are tried, and the pages of the first sign that finds any are returned: the same
        path except for separators and case, the same name in another folder, a similar name in the
        same folder, and a title that is the entry's label.
        """
        if self._searches == _MOST_SEARCHES:
            return []
        if not self._searches:  # index the pages that some of their readers do not see yet
            for page in self._folder.files() - self._views.files_for_all():
                is_index = page.endswith("/index.md")
                target = self._folder.target_of(page) if is_index else page.removesuffix(".md")
                self._files[target] = page
            for listed in sorted(self._files):
                folder, _, name = listed.rpartition("/")
                self._by_folder.setdefault(folder, []).append(name)
                self._by_name.setdefault(_letters(name), []).append(listed)
                self._by_letters.setdefault(_letters(listed), []).append(listed)
        self._searches += 1
        path = entry.page
        folder, _, name = path.rpartition("/")
        moved = self._fit(entry, self._by_name.get(_letters(name), ()))
        return (
            _rank(path, self._fit(entry, self._by_letters.get(_letters(path), ())), 0)
            or _rank(path, moved, _LIKE_PATH)
            or self._list_like_names(entry, folder, name)
            or self._list_same_titles(entry)
        )

    def _list_like_names(self, entry: "Entry", folder: str, name: str) -> list[str]:
        """List the pages of a folder whose names are similar to a missing one.

        If many pages of the collection are missing, they are no typing errors, and none is listed.
        A label that repeats the missing name confirms this name. Then a similar name is listed only
        if the label matches the title of its page, or the names differ by a typing error.
        """
        if self._views.count_missing(entry) >= MANY_MISSING:
            return []
        names = self._by_folder.get(folder, [])
        if len(names) > _MOST_COMPARED:
            start = max(0, bisect(names, name) - _MOST_COMPARED // 2)
            names = names[start : start + _MOST_COMPARED]
        label = to_words(entry.label or "")
        is_confirmed = bool(label) and is_same_title(label, to_words(name))
        prefix = f"{folder}/" if folder else ""
        likes = self._fit(entry, (prefix + like for like in _rank(name, names, _LIKE_NAME)))
        return [
            like
            for like in likes
            if not is_confirmed
            or self._is_labelled(entry, like)
            or _rank(name, [like.removeprefix(prefix)], _TYPING_ERROR)
        ]

    def _list_same_titles(self, entry: "Entry") -> list[str]:
        """List the page whose title is the label of an entry, if there is just one."""
        if self._by_title is None:
            self._by_title = {}
            if len(self._files) <= _MOST_TITLES:
                for path in self._files:
                    self._by_title.setdefault(" ".join(self._title(path)), []).append(path)
        found = self._fit(entry, self._by_title.get(" ".join(to_words(entry.label or "")), ()))
        return found if len(found) == 1 else []

    def _title(self, path: str) -> list[str]:
        """Return the words of the title of a page, or of its name if it has none."""
        if path not in self._titles:
            try:
                content = self._folder.tree.read(f"{self._folder.root}/{self._files[path]}")
            except FileError:
                content = b""
            title = read_title(content)
            self._titles[path] = to_words(title or path.rpartition("/")[2].replace("-", " "))
        return self._titles[path]

    def _is_labelled(self, entry: "Entry", path: str) -> bool:
        """Return whether the label of an entry matches the title of a page; True without one."""
        label = to_words(entry.label or "")
        return not label or is_same_title(label, self._title(path))

    def _fit(self, entry: "Entry", paths: "Iterable[str]") -> list[str]:
        """Return the paths of pages for an entry's readers that no other entry shows to them."""
        reader = entry.framework or framework_of(entry.page)
        fit = []
        for path in paths:
            file = self._folder.find(path)
            if file is None or self._views.has_listed(file, entry, entry.framework):
                continue
            framework = framework_of(path)
            if framework not in (None, reader) and reader in (None, *FRAMEWORKS):
                continue
            is_known = framework in (None, *FRAMEWORKS)
            if is_known and kind_of(path) == "page" and path_fault(path) is None:
                fit.append(path)
        return fit


def _rank(wanted: str, texts: "Iterable[str]", cutoff: float) -> list[str]:
    """Return the texts that are similar to *wanted*, the most similar first."""
    matcher = SequenceMatcher()
    matcher.set_seq2(wanted)
    ranked = []
    for text in texts:
        matcher.set_seq1(text)
        if min(matcher.real_quick_ratio(), matcher.quick_ratio()) >= cutoff:
            ranked.append((-matcher.ratio(), text))
    return [text for likeness, text in sorted(ranked) if -likeness >= cutoff]


def _letters(path: str) -> str:
    """Return a path without case and separators, because typing errors in them are common."""
    return path.replace("/", "").replace("-", "").replace("_", "").casefold()
