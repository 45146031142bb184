"""The navigation as lists of entries, read from any JSON that parsed.

A file that breaks the schema still has pages worth checking; what has the wrong type is passed
over.
"""

from docs_config.pages._target import is_plain_page, kind_of, page_path, requested_path

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Path = tuple[str | int, ...]


class Entry:
    """One page of the sidebar.

    Args:
        page: The page as the document has it.
        place: The path of the list that it stands in.
        number: Its index in that list.
        framework: The label of the group that it stands in; None when every reader sees it.

    Attributes:
        label: Its label, None when it has none.
        to: Its target, None when it has none.
        is_plain: Whether its target is certainly a path, written as the site compares it.
        framework: The label of the group that it stands in; None when every reader sees it.
        file: The Markdown file that its target opens, once it is resolved and if there is one.
    """

    __slots__ = ("_number", "_place", "file", "framework", "is_plain", "label", "to")

    def __init__(self, page: "Any", place: "Path", number: int, framework: str | None) -> None:
        self._place = place
        self._number = number
        self.framework = framework
        self.file: str | None = None
        label = to = None
        if isinstance(page, dict):
            label, to = page.get("label"), page.get("to")
        self.label = label if isinstance(label, str) else None
        self.to = to = to if isinstance(to, str) else None
        self.is_plain = to is not None and is_plain_page(to)

    @property
    def path(self) -> "Path":
        """Position of the page in the document."""
        return (*self._place, self._number)

    @property
    def kind(self) -> str:
        """Kind of its target, as `kind_of` classifies it."""
        return "page" if self.is_plain else kind_of(self.to or "")

    @property
    def requested(self) -> str:
        """The path that the site asks for, as `requested_path` gives it."""
        to = self.to or ""
        return to if self.is_plain else requested_path(to)

    @property
    def page(self) -> str:
        """The path that stands for the page, as `page_path` gives it."""
        to = self.to or ""
        return to.removesuffix("/index") if self.is_plain else page_path(to)


class Group:
    """A list of entries with a label: the core of a section, or one framework's part of it.

    Attributes:
        path: Where the section or the framework group stands in the document.
        label: Its label, None when it has none.
        entries: Its pages, in order.
    """

    __slots__ = ("entries", "label", "path")

    def __init__(self, group: "Any", path: "Path", *, is_framework: bool = False) -> None:
        self.path = path
        self.label = _text(group, "label")
        framework = self.label or "" if is_framework else None
        children = (*path, "children")
        self.entries = [
            Entry(page, children, number, framework)
            for number, page in enumerate(_list(group, "children"))
        ]


class Section(Group):
    """A section of the sidebar: its core entries, and its framework groups.

    Attributes:
        groups: The framework groups, in order.
        all_entries: Every entry of the section, the core first.
    """

    __slots__ = ("all_entries", "groups")

    def __init__(self, section: "Any", path: "Path") -> None:
        super().__init__(section, path)
        self.groups = [
            Group(group, (*path, "frameworks", number), is_framework=True)
            for number, group in enumerate(_list(section, "frameworks"))
        ]
        grouped = [entry for group in self.groups for entry in group.entries]
        self.all_entries = self.entries + grouped


def read_sections(document: "Any") -> list[Section]:
    """Read the sections of a document.

    Args:
        document: A parsed JSON value.

    Returns:
        The sections in order, none where the document has no list of sections.
    """
    return [
        Section(section, ("sections", number))
        for number, section in enumerate(_list(document, "sections"))
    ]


def has_sections(document: "Any") -> bool:
    """Say whether a document has a list of sections, which may be empty."""
    return isinstance(document, dict) and isinstance(document.get("sections"), list)


def _text(value: "Any", name: str) -> str | None:
    text = value.get(name) if isinstance(value, dict) else None
    return text if isinstance(text, str) else None


def _list(value: "Any", name: str) -> "list[Any]":
    items = value.get(name) if isinstance(value, dict) else None
    return items if isinstance(items, list) else []
