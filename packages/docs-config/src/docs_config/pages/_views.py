"""The entries that one reader sees: the core entries, and those of the reader's framework."""

from docs_config.pages._defect import Repair
from docs_config.pages._target import COMMUNITY_LABEL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from docs_config.pages._entries import Entry, Section


class Views:
    """The entries of a navigation by the page that they open.

    Core entries are in the view of every reader, those of a framework group in one view.

    Args:
        sections: The sections of the sidebar, their entries resolved.
        has_community_page: Whether the page exists that the site's menu opens for the section
            `Community Resources`.
    """

    def __init__(self, sections: "Sequence[Section]", *, has_community_page: bool) -> None:
        self._has_community_page = has_community_page
        self._sections = sections
        self._by_page: dict[tuple[str, str | None], list[Entry]] | None = None

    def repeated(self) -> "list[list[Entry]]":
        """Return the groups of entries that open the same page, in the order of the document."""
        entries = [entry for section in self._sections for entry in section.all_entries]
        files = [entry.file for entry in entries if entry.is_plain and entry.file]
        if len(set(files)) == len(entries):
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

    def files_for_all(self) -> "set[str | None]":
        """Return the files that core entries open, which are in the view of every reader."""
        return {
            entry.file
            for section in self._sections
            for entry in section.entries
            if entry.kind == "page"
        }

    def has_listed(self, file: str, entry: "Entry", framework: str | None) -> bool:
        """Say whether readers of a framework, or any if it is None, see a file by another entry."""
        return any(
            None in (framework, other.framework) or other.framework == framework
            for other in self._entries().get(("page", file), ())
            if other is not entry
        )

    def has_example(self, target: str, entry: "Entry") -> bool:
        """Say whether a reader of an entry sees another entry with the target of an example."""
        others = self._entries().get(("example", target), ())
        return any(other is not entry and meet(other, entry) for other in others)

    def without(self, entry: "Entry", words: str, *, joint: str = "") -> Repair:
        """Propose to delete an entry, together with what would be empty without it.

        Args:
            entry: The entry.
            words: The proposal.
            joint: What to put between the proposal and the words "with its section".
        """
        section = self._sections[int(entry.path[1])]
        count = len(section.entries) + sum(len(group.entries) for group in section.groups)
        is_menu_entry = section.label == COMMUNITY_LABEL and self._has_community_page
        if count == 1 and not is_menu_entry:
            return Repair(f"{words}{joint} with its section", section.path)
        for group in section.groups:
            if group.path == entry.path[:4] and len(group.entries) == 1:
                return Repair(f"{words}{joint} with its group", group.path)
        return Repair(words, entry.path)


def meet(entry: "Entry", other: "Entry") -> bool:
    """Say whether some reader sees both entries."""
    return entry.framework is None or other.framework is None or entry.framework == other.framework


def _identity(entry: "Entry") -> tuple[str, str | None]:
    if entry.file is not None and entry.kind == "page":
        return entry.kind, entry.file
    return entry.kind, entry.requested if entry.kind in ("page", "example") else entry.to
