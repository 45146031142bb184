"""The sidebar as lists of entries, read from any parsed JSON value.

The pages of a document that breaks the schema are checked, too; values of the wrong type are
skipped.
"""

from docs_config.pages.defect import Repair
from docs_config.pages.target import (
    COMMUNITY_LABEL,
    LONGEST_PATH,
    PLAIN_CHARACTERS,
    SITE_PAGES,
    collection_of,
    is_site_page,
    kind_of,
    page_path,
    requested_path,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from docs_config.pages.folder import PagesFolder

    Path = tuple[str | int, ...]


class Entry:
    """One entry of the sidebar.

    Args:
        group: The list that it stands in.
        number: Its index in that list.

    Attributes:
        path: Its path within the document.
        label: Its label, None when it has none.
        to: Its target, None when it has none.
        is_plain: Whether its target is certainly a path, written as the site compares it.
        framework: The label of the group that it stands in; None when every reader sees it.
        file: The Markdown file that its target opens, if the list is resolved and there is one.
    """

    __slots__ = ("file", "framework", "is_plain", "label", "path", "to")

    def __init__(self, group: "Group", number: int) -> None:
        self.path = (*group.path, "children", number)
        self.label = group.labels[number]
        self.to = group.targets[number]
        self.is_plain = group.is_plain or are_plain_pages([self.to])
        self.framework = group.framework
        self.file = group.files[number]

    @property
    def kind(self) -> str:
        """Kind of its target, as `kind_of` classifies it."""
        return "page" if self.is_plain else kind_of(self.to or "")

    @property
    def requested(self) -> str:
        """The path that the site looks up, as `requested_path` returns it."""
        to = self.to or ""
        return to if self.is_plain else requested_path(to)

    @property
    def page(self) -> str:
        """The path that identifies the page, as `page_path` returns it."""
        to = self.to or ""
        return to.removesuffix("/index") if self.is_plain else page_path(to)


class Group:
    """A list of entries with a label: the core of a section, or a framework group of it.

    Labels, targets and files are kept as columns. They suffice to see that a list has no mistake,
    and nearly every list has none. An `Entry` is created only if it has to be examined.

    Attributes:
        path: The path of the section or the framework group within the document.
        label: Its label, None when it has none.
        framework: The label of a framework group; None for a section, which every reader sees.
        labels: The labels of the entries, in order.
        targets: The targets of the entries.
        files: The Markdown files that the targets open, once they are resolved.
        is_plain: Whether every target is certainly a path, written as the site compares it.
    """

    __slots__ = ("files", "framework", "is_plain", "label", "labels", "path", "targets")

    def __init__(self, group: "Any", path: "Path", *, is_framework: bool = False) -> None:
        self.path = path
        self.label = _text(group, "label")
        self.framework = self.label or "" if is_framework else None
        pages = _list(group, "children")
        self.labels = [_text(page, "label") for page in pages]
        self.targets = [_text(page, "to") for page in pages]
        self.files: list[str | None] = [None] * len(pages)
        self.is_plain = are_plain_pages(self.targets)

    @property
    def entries(self) -> list[Entry]:
        """The entries, in order."""
        return [Entry(self, number) for number in range(len(self.targets))]

    @property
    def unclear_entries(self) -> list[Entry]:
        """The entries whose target is not plain, or opens no file."""
        if not self.is_plain:
            return [entry for entry in self.entries if not (entry.file and entry.is_plain)]
        if None not in self.files:
            return []
        return [Entry(self, number) for number, file in enumerate(self.files) if file is None]

    def resolve(self, folder: "PagesFolder") -> None:
        """Look up the file that each target opens; entries that were created before have none."""
        if self.is_plain:
            files = folder.files()
            self.files = [
                file if (file := f"{to}.md") in files else folder.find(str(to))
                for to in self.targets
            ]
        else:
            asked = [(requested_path(to or ""), page_path(to or "")) for to in self.targets]
            self.files = [
                folder.find(path) if path and not is_site_page(page) else None
                for path, page in asked
            ]


class SidebarSection(Group):
    """A section of the sidebar: its core entries, and its framework groups.

    Attributes:
        groups: The framework groups, in order.
    """

    __slots__ = ("groups",)

    def __init__(self, section: "Any", path: "Path") -> None:
        super().__init__(section, path)
        self.groups = [
            Group(group, (*path, "frameworks", number), is_framework=True)
            for number, group in enumerate(_list(section, "frameworks"))
        ]

    @property
    def lists(self) -> list[Group]:
        """The core, and the framework groups."""
        return [self, *self.groups]

    @property
    def all_entries(self) -> list[Entry]:
        """Every entry of the section, the core first."""
        return [entry for group in self.lists for entry in group.entries]


def read_sections(document: "Any") -> list[SidebarSection]:
    """Read the sections of a document.

    Args:
        document: A parsed JSON value.

    Returns:
        The sections in order, none where the document has no list of sections.
    """
    return [
        SidebarSection(section, ("sections", number))
        for number, section in enumerate(_list(document, "sections"))
    ]


def has_sections(document: "Any") -> bool:
    """Return whether a document has a list of sections, which may be empty."""
    return isinstance(document, dict) and isinstance(document.get("sections"), list)


def are_plain_pages(targets: "Sequence[str | None]") -> bool:
    """Return whether every target is certainly the path of a page; all are tested at once.

    Args:
        targets: The targets of a list; None for an entry without one.

    Returns:
        True if all consist of letters, digits, `-`, `_` and single slashes between them, and none
        has a beginning or a length that the site may treat specially. False means that it is not
        certain.
    """
    known = [to for to in targets if to is not None]
    if not known or len(known) < len(targets) or not SITE_PAGES.isdisjoint(known):
        return not targets
    text = f"./{'/./'.join(known)}/"  # a dot is no plain character
    if not text.isascii() or "//" in text or "./http" in text:
        return False
    if text.encode().translate(None, PLAIN_CHARACTERS) != b"." * len(known):
        return False
    if "./framework" in text and (
        "/examples/" in text or min([to.count("/") for to in known]) < 2  # noqa: PLR2004 id and page
    ):
        return False
    return len(text) <= LONGEST_PATH or max(map(len, known)) <= LONGEST_PATH


def _text(value: "Any", name: str) -> str | None:
    text = value.get(name) if isinstance(value, dict) else None
    return text if isinstance(text, str) else None


def _list(value: "Any", name: str) -> "list[Any]":
    items = value.get(name) if isinstance(value, dict) else None
    return items if isinstance(items, list) else []


class Views:
    """The entries of the sidebar, by the page that they open and by the readers who see them.

    All readers see the core entries; only the readers of a framework see the entries of its group.

    Args:
        sections: The sections of the sidebar, their entries resolved.
        has_community_page: Whether the page exists that the site's menu opens for the section
            `Community Resources`.
    """

    def __init__(self, sections: "Sequence[SidebarSection]", *, has_community_page: bool) -> None:
        self._has_community_page = has_community_page
        self._sections = sections
        self._by_page: dict[tuple[str, str | None], list[Entry]] | None = None
        self._by_file: dict[str | None, list[Group]] | None = None
        self._missing: dict[str, int] | None = None

    def repeated(self) -> list[list[Entry]]:
        """Return the groups of entries that open the same page, in the order of the document."""
        lists = [group for section in self._sections for group in section.lists]
        if all(group.is_plain for group in lists):
            opened = set[str | None]().union(*(group.files for group in lists)) - {None}
            missing = {entry.to for group in lists for entry in group.unclear_entries}
            if len(opened) + len(missing) == sum(len(group.targets) for group in lists):
                return []
        return [entries for entries in self._entries().values() if len(entries) > 1]

    def _entries(self) -> dict[tuple[str, str | None], list[Entry]]:
        """Map each page, example or other target to the entries that open it."""
        if self._by_page is None:
            self._by_page = {}
            for section in self._sections:
                for entry in section.all_entries:
                    if entry.to is None:
                        continue
                    opened: str | None = entry.to
                    if entry.kind == "page":
                        opened = entry.file or entry.requested
                    elif entry.kind == "example":
                        opened = entry.requested
                    self._by_page.setdefault((entry.kind, opened), []).append(entry)
        return self._by_page

    def files_for_all(self) -> "set[str | None]":
        """Return the files that all of their intended readers see.

        These are the files that core entries open, and the pages of a framework that a group of
        this framework lists.
        """
        files: set[str | None] = set()
        for section in self._sections:
            files.update(_list_opened_pages(section))
            for group in section.groups:
                own = f"framework/{group.label}/"
                files.update(
                    file for file in _list_opened_pages(group) if file and file.startswith(own)
                )
        return files

    def has_listed(self, file: str, entry: "Entry", framework: str | None) -> bool:
        """Return whether another entry shows a file to readers of a framework (None: of any)."""
        if self._by_file is None:  # the lists that open a file, by file
            self._by_file = {}
            for section in self._sections:
                for group in section.lists:
                    for opened in _list_opened_pages(group):
                        self._by_file.setdefault(opened, []).append(group)
        others = [group.framework for group in self._by_file.get(file, ())]
        if entry.file == file and entry.kind == "page":
            others.remove(entry.framework)
        return any(None in (framework, other) or other == framework for other in others)

    def has_example(self, target: str, entry: "Entry") -> bool:
        """Return whether a reader of an entry also sees another entry that opens an example."""
        others = self._entries().get(("example", target), ())
        return any(other.path != entry.path and meet(other, entry) for other in others)

    def count_missing(self, entry: "Entry") -> int:
        """Return the number of missing pages in the collection of an entry's page."""
        if self._missing is None:
            pages = {
                entry.page
                for section in self._sections
                for group in section.lists
                for entry in group.unclear_entries
                if entry.file is None and entry.kind == "page"
            }
            self._missing = {}
            for collection in map(collection_of, pages):
                self._missing[collection] = self._missing.get(collection, 0) + 1
        return self._missing.get(collection_of(entry.page), 0)

    def without(
        self, entry: "Entry", words: str, *, joint: str = "", is_dead: bool = False
    ) -> Repair:
        """Propose to delete an entry, with its group or section if that would be empty then.

        Args:
            entry: The entry.
            words: The proposal.
            joint: Text between the proposal and the words "with its section".
            is_dead: Whether it is deleted because its page does not exist.
        """
        section = self._sections[int(entry.path[1])]
        group = next(group for group in section.lists if group.path == entry.path[:-2])
        if len(group.targets) > 1:
            return Repair(words, entry.path, is_dead=is_dead)
        is_last = not any(other.targets for other in section.lists if other is not group)
        is_menu_entry = section.label == COMMUNITY_LABEL and self._has_community_page
        if is_last and not is_menu_entry:
            return Repair(f"{words}{joint} with its section", section.path, is_dead=is_dead)
        if group is not section:
            return Repair(f"{words}{joint} with its group", group.path, is_dead=is_dead)
        return Repair(words, entry.path, is_dead=is_dead)


def _list_opened_pages(group: "Group") -> "Sequence[str | None]":
    """Return the files that the pages of a list open, None for a page that opens none."""
    if group.is_plain:
        return group.files
    return [entry.file for entry in group.entries if entry.kind == "page"]


def meet(entry: "Entry", other: "Entry") -> bool:
    """Return whether some reader sees both entries."""
    return entry.framework is None or other.framework is None or entry.framework == other.framework
