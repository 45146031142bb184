"""The navigation as lists of entries, read from any JSON that parsed.

A file that breaks the schema still has pages worth checking; what has the wrong type is passed
over.
"""

from docs_config.pages._target import kind_of, page_path

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any


class Entry:
    """One page of the sidebar.

    Attributes:
        path: Where the page stands in the document.
        label: Its label, None when it has none.
        to: Its target, None when it has none.
        kind: What its target is, as `kind_of` says.
        page: The path of the page that its target means, as `page_path` gives it.
        framework: The label of the group that it stands in; None when every reader sees it.
    """

    __slots__ = ("framework", "kind", "label", "page", "path", "to")

    def __init__(self, page: "Any", path: tuple[str | int, ...], framework: str | None) -> None:
        self.path = path
        self.framework = framework
        self.label = _text(page, "label")
        self.to = _text(page, "to")
        self.kind = kind_of(self.to or "")
        self.page = page_path(self.to or "")


class Group:
    """A list of entries with a label: the core of a section, or one framework's part of it.

    Attributes:
        path: Where the section or the framework group stands in the document.
        label: Its label, None when it has none.
        entries: Its pages, in order.
    """

    __slots__ = ("entries", "label", "path")

    def __init__(
        self, group: "Any", path: tuple[str | int, ...], *, is_framework: bool = False
    ) -> None:
        self.path = path
        self.label = _text(group, "label")
        framework = self.label or "" if is_framework else None
        self.entries = [
            Entry(page, (*path, "children", number), framework)
            for number, page in enumerate(_list(group, "children"))
        ]


class Section(Group):
    """A section of the sidebar: its core entries, and its framework groups.

    Attributes:
        groups: The framework groups, in order.
    """

    __slots__ = ("groups",)

    def __init__(self, section: "Any", path: tuple[str | int, ...]) -> None:
        super().__init__(section, path)
        self.groups = [
            Group(group, (*path, "frameworks", number), is_framework=True)
            for number, group in enumerate(_list(section, "frameworks"))
        ]

    def all_entries(self) -> "Iterator[Entry]":
        """Give every entry of the section, the core first."""
        yield from self.entries
        for group in self.groups:
            yield from group.entries


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


def _text(value: "Any", name: str) -> str | None:
    text = value.get(name) if isinstance(value, dict) else None
    return text if isinstance(text, str) else None


def _list(value: "Any", name: str) -> "list[Any]":
    items = value.get(name) if isinstance(value, dict) else None
    return items if isinstance(items, list) else []
