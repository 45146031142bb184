"""Rules about lists: repeated entries, unreachable pages, empty sections."""

from docs_config.pages.defect import Defect, Repair, warning
from docs_config.pages.entries import Entry, Views, meet
from docs_config.pages.target import (
    COMMUNITY_LABEL,
    COMMUNITY_PAGE,
    FRAMEWORKS,
    framework_of,
    quote,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from docs_config.pages.entries import Group, SidebarSection
    from docs_config.pages.folder import Ignore, PagesFolder


class ListCheck:
    """Check of the lists of the sidebar, without the content of the pages.

    Args:
        folder: The documentation folder.
        views: The entries of the sidebar.
        ignore: The pages that are not checked.
    """

    def __init__(self, folder: "PagesFolder", views: Views, ignore: "Ignore") -> None:
        self._folder = folder
        self._views = views
        self._ignore = ignore

    def check(self, sections: "Sequence[SidebarSection]") -> "Iterator[Defect]":
        """Check the lists of all sections.

        Args:
            sections: The sections of the sidebar, their entries resolved.

        Yields:
            Defects, list by list.
        """
        yield from _find_repeated_labels(sections)
        yield from self._find_repeated_targets()
        for section in sections:
            yield from _find_repeated_entries(section)
            yield from self._groups(section)
            if any(group.targets for group in section.lists):
                continue
            message = f"section {quote(section.label)} has no page, so no reader sees it"
            hint = "add a page or delete it"
            if section.label == COMMUNITY_LABEL:
                if self._folder.find(COMMUNITY_PAGE):
                    continue
                message = (
                    f"section {quote(section.label)} adds an entry to the site's menu, and"
                    f" {COMMUNITY_PAGE}.md, which the entry shows, does not exist"
                )
                hint = f"add {COMMUNITY_PAGE}.md or delete the section"
            repair = Repair(hint, section.path)
            yield warning("empty-section", section.path, message, repair)

    def _find_repeated_targets(self) -> "Iterator[Defect]":
        """Find targets that some reader sees twice."""
        for entries in self._views.repeated():
            seen: list[Entry] = []
            for entry in entries:
                if self._ignore.covers(str(entry.to), entry.page):
                    continue
                first = next((other for other in seen if meet(other, entry)), None)
                seen.append(entry)
                if first is None:
                    continue
                hint = "keep one of the two"
                repair = self._views.without(entry, hint, joint="; this one goes")
                path, before = (*entry.path, "to"), (*first.path, "to")
                target = quote(entry.to)
                ends = {other.requested == other.page for other in (entry, first)}
                if entry.kind == "page" and len(ends) > 1:
                    message = f"{target} and {quote(first.to)} are two addresses of one page"
                    yield warning("index-double", path, message, repair, first=before)
                else:
                    message = f"{target} is listed twice for the same reader"
                    yield warning("duplicate-target", path, message, repair, first=before)

    def _groups(self, section: "SidebarSection") -> "Iterator[Defect]":
        seen: dict[str, Group] = {}
        for group in section.groups:
            if group.label is not None:
                first = seen.setdefault(group.label, group)
                if group.label not in FRAMEWORKS:
                    yield _unknown_group(group, section)
                elif first is not group:
                    path, before = (*group.path, "label"), (*first.path, "label")
                    message = f"a second group {quote(group.label)}: the site shows the first alone"
                    hint = "move its pages into the first"
                    yield Defect("framework", path, message, hint, first=before)
                yield from _find_repeated_entries(group)
                yield from self._strangers(group)
        yield from _unknown_frameworks(section)

    def _strangers(self, group: "Group") -> "Iterator[Defect]":
        """Find pages of another framework in a framework's group.

        The hint for a page that is also listed elsewhere is the same page of the group's framework,
        if it exists and readers of the group do not see it yet.
        """
        if group.label not in FRAMEWORKS:
            return
        own = f"framework/{group.label}/"
        for number, target in enumerate(group.targets):
            if target is None or target.startswith(own):  # as most do
                continue
            entry = Entry(group, number)
            framework = framework_of(entry.page)
            is_missing = entry.kind == "page" and entry.file is None
            if framework in (None, group.label) or is_missing:
                continue
            message = f"{quote(entry.to)} stands in the group {quote(group.label)}"
            place = (*entry.path, "to")
            path = own + entry.page.removeprefix(f"framework/{framework}/")
            file = self._folder.find(path)
            is_listed = file is None or self._views.has_listed(file, entry, group.label)
            if not is_listed and self._views.has_listed(str(entry.file), entry, None):
                hint: Repair | str = Repair(f"write {quote(path)}", place, path)
            elif framework in FRAMEWORKS:
                hint = f"move it to the group {quote(framework)}"
            else:
                hint = f"did you mean {quote(f'{own}…')}?"
            yield warning("framework", place, message, hint)


def _find_repeated_entries(group: "Group") -> "Iterator[Defect]":
    """Find labels of entries that a list has twice."""
    if len(set(group.labels)) < len(group.labels):
        yield from _find_repeated_labels(group.entries)


def _find_repeated_labels(items: "Sequence[SidebarSection | Entry]") -> "Iterator[Defect]":
    """Find labels that a list has twice, with different targets."""
    seen: dict[str, SidebarSection | Entry] = {}
    for item in items:
        if item.label is None:
            continue
        first = seen.setdefault(item.label, item)
        if first is item:
            continue
        target = getattr(item, "to", None)
        if target is None or target != getattr(first, "to", None):
            message = f"label {quote(item.label)} is repeated in this list"
            path = (*item.path, "label")
            yield warning("duplicate-label", path, message, first=(*first.path, "label"))


def _unknown_group(group: "Group", section: "SidebarSection") -> Defect:
    path = (*group.path, "label")
    message = f"{quote(group.label)} is no framework of the site, so the group is never shown"
    near = _near_framework(str(group.label))
    if near is None:
        return Defect("framework", path, message, f"one of {', '.join(FRAMEWORKS)}")
    if near in [other.label for other in section.groups]:
        hint = f"did you mean {quote(near)}? move its pages into that group"
        return Defect("framework", path, message, hint)
    return Defect("framework", path, message, Repair(f"did you mean {quote(near)}?", path, near))


def _unknown_frameworks(section: "SidebarSection") -> "Iterator[Defect]":
    for number, target in enumerate(section.targets):
        if target is None or "framework/" not in target:
            continue
        entry = Entry(section, number)
        framework = framework_of(entry.page)
        if framework is not None and framework not in FRAMEWORKS:
            message = f"{quote(framework)} is no framework of the site"
            near = _near_framework(framework)
            known = f"did you mean {quote(near)}?" if near else f"one of {', '.join(FRAMEWORKS)}"
            yield warning("framework", (*entry.path, "to"), message, known)


def _near_framework(label: str) -> str | None:
    """Return the framework id that a label most likely means."""
    from difflib import get_close_matches  # noqa: PLC0415 used for unknown frameworks only

    near = get_close_matches(label.strip().lower(), FRAMEWORKS, n=1)
    return near[0] if near else None
