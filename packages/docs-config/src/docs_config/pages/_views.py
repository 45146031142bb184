"""The entries that one reader sees: the core entries, and those of the reader's framework."""

from docs_config.pages._defect import Repair
from docs_config.pages._target import COMMUNITY_LABEL, collection_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from docs_config.pages._entries import Entry, Group, SidebarSection


class Views:
    """The entries of a navigation by the page that they open.

    Core entries are in the view of every reader, those of a framework group in one view.

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

    def repeated(self) -> "list[list[Entry]]":
        """Return the groups of entries that open the same page, in the order of the document."""
        lists = [group for section in self._sections for group in section.lists]
        if all(group.is_plain for group in lists):
            opened = set[str | None]().union(*(group.files for group in lists)) - {None}
            missing = {entry.to for group in lists for entry in group.unclear_entries}
            if len(opened) + len(missing) == sum(len(group.targets) for group in lists):
                return []
        return [entries for entries in self._entries().values() if len(entries) > 1]

    def _entries(self) -> "dict[tuple[str, str | None], list[Entry]]":
        """Map what entries open to the entries that open it."""
        if self._by_page is None:
            self._by_page = {}
            for section in self._sections:
                for entry in section.all_entries:
                    if entry.to is not None:
                        self._by_page.setdefault(_identity(entry), []).append(entry)
        return self._by_page

    def _groups_by_file(self) -> "dict[str | None, list[Group]]":
        """Map files to the lists that have a page that opens them, once for each such page."""
        if self._by_file is None:
            self._by_file = {}
            for section in self._sections:
                for group in section.lists:
                    for file in _list_opened_pages(group):
                        self._by_file.setdefault(file, []).append(group)
        return self._by_file

    def files_for_all(self) -> "set[str | None]":
        """Return the files that every reader sees whom they are for.

        These are what core entries open, and the pages of a framework in a group of that framework.
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
        """Say whether readers of a framework, or any if it is None, see a file by another entry."""
        others = [group.framework for group in self._groups_by_file().get(file, ())]
        if entry.file == file and entry.kind == "page":
            others.remove(entry.framework)
        return any(None in (framework, other) or other == framework for other in others)

    def has_example(self, target: str, entry: "Entry") -> bool:
        """Say whether a reader of an entry sees another entry with the target of an example."""
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
        """Propose to delete an entry, together with what would be empty without it.

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
    """Say whether some reader sees both entries."""
    return entry.framework is None or other.framework is None or entry.framework == other.framework


def _identity(entry: "Entry") -> tuple[str, str | None]:
    if entry.file is not None and entry.kind == "page":
        return entry.kind, entry.file
    return entry.kind, entry.requested if entry.kind in ("page", "example") else entry.to
