"""The navigation as lists of entries, read from any JSON that parsed.

A file that breaks the schema still has pages worth checking; what has the wrong type is passed
over.
"""

from docs_config.pages._target import (
    are_plain_pages,
    is_plain_page,
    is_site_page,
    kind_of,
    page_path,
    requested_path,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from docs_config.pages._folder import PagesFolder

    Path = tuple[str | int, ...]


class Entry:
    """One page of the sidebar.

    Args:
        group: The list that it stands in.
        number: Its index in that list.

    Attributes:
        path: Position of the page in the document.
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
        self.is_plain = group.is_plain or (self.to is not None and is_plain_page(self.to))
        self.framework = group.framework
        self.file = group.files[number]

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

    Nearly every list has no mistake in it, which its columns show; an entry is made when it is to
    be looked at.

    Attributes:
        path: Where the section or the framework group stands in the document.
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
        """Look up the file that each target opens; entries that were made before know none."""
        if self.is_plain:
            files = folder.files()
            self.files = [
                file if (file := f"{to}.md") in files else folder.find(str(to))
                for to in self.targets
            ]
        else:
            self.files = [_find_opened(to or "", folder) for to in self.targets]


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
    """Say whether a document has a list of sections, which may be empty."""
    return isinstance(document, dict) and isinstance(document.get("sections"), list)


def _find_opened(to: str, folder: "PagesFolder") -> str | None:
    """Return the file that a target opens, if it opens one of the folder."""
    requested = requested_path(to)
    return folder.find(requested) if requested and not is_site_page(page_path(to)) else None


def _text(value: "Any", name: str) -> str | None:
    text = value.get(name) if isinstance(value, dict) else None
    return text if isinstance(text, str) else None


def _list(value: "Any", name: str) -> "list[Any]":
    items = value.get(name) if isinstance(value, dict) else None
    return items if isinstance(items, list) else []
