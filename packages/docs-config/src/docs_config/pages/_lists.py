"""The rules about lists: what a reader finds twice, never, or empty."""

from docs_config.pages._defect import Defect, warning
from docs_config.pages._target import FRAMEWORKS, framework_of, quote

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from docs_config.pages._entries import Entry, Group, Section
    from docs_config.pages._ignore import Ignore


def check_lists(sections: "Sequence[Section]", ignore: "Ignore") -> "Iterator[Defect]":
    """Check what can be said of the navigation without looking at files.

    Args:
        sections: The sections of the sidebar.
        ignore: The pages that are not looked at.

    Yields:
        What is wrong, list by list.
    """
    yield from _repeated_labels(sections)
    yield from _repeated_targets(sections, ignore)
    for section in sections:
        yield from _repeated_labels(section.entries)
        yield from _groups(section)
        if not any(True for _ in section.all_entries()):
            message = f"section {quote(section.label)} has no page, so no reader sees it"
            yield warning("empty-section", section.path, message, "add a page or delete it")


def _repeated_labels(items: "Sequence[Section | Entry]") -> "Iterator[Defect]":
    """Find labels that stand twice in one list, before different targets."""
    seen: dict[str, Section | Entry] = {}
    for item in items:
        if item.label is None:
            continue
        first = seen.setdefault(item.label, item)
        target = getattr(item, "to", None)
        if first is not item and (target is None or target != getattr(first, "to", None)):
            message = f"label {quote(item.label)} is repeated in this list"
            path = (*item.path, "label")
            yield warning("duplicate-label", path, message, first=(*first.path, "label"))


def _repeated_targets(sections: "Sequence[Section]", ignore: "Ignore") -> "Iterator[Defect]":
    """Find targets that some reader meets twice: core entries stand in every framework's view."""
    seen: dict[tuple[str, str | None], dict[str | None, Entry]] = {}
    for section in sections:
        for entry in section.all_entries():
            if entry.to is None or ignore.covers(entry.to, entry.page):
                continue
            views = seen.setdefault(_identity(entry), {})
            first = _seen_before(views, entry)
            if first is not None:
                yield _repeated(entry, first)
            views.setdefault(entry.framework, entry)


def _identity(entry: "Entry") -> tuple[str, str | None]:
    return entry.kind, entry.page if entry.kind in ("page", "example") else entry.to


def _seen_before(views: "dict[str | None, Entry]", entry: "Entry") -> "Entry | None":
    if None in views:
        return views[None]
    if entry.framework is None:
        return next(iter(views.values()), None)
    return views.get(entry.framework)


def _repeated(entry: "Entry", first: "Entry") -> Defect:
    path, before = (*entry.path, "to"), (*first.path, "to")
    ends = {str(to).rstrip("/").endswith("/index") for to in (entry.to, first.to)}
    if len(ends) > 1:
        message = f"{quote(entry.to)} and {quote(first.to)} are two addresses of one page"
        return warning("index-double", path, message, "keep one of the two", first=before)
    message = f"{quote(entry.to)} is listed twice for the same reader"
    return warning("duplicate-target", path, message, "keep one of the two", first=before)


def _groups(section: "Section") -> "Iterator[Defect]":
    seen: dict[str, Group] = {}
    for group in section.groups:
        if group.label is None:
            continue
        first = seen.setdefault(group.label, group)
        path = (*group.path, "label")
        if first is not group:
            message = f"a second group {quote(group.label)}: the site shows the first alone"
            hint = "move its pages into the first"
            yield Defect("framework", path, message, hint, first=(*first.path, "label"))
        elif group.label not in FRAMEWORKS:
            message = (
                f"{quote(group.label)} is no framework of the site, so the group is never shown"
            )
            yield Defect("framework", path, message, _known_framework(group.label))
        yield from _repeated_labels(group.entries)
        yield from _strangers(group)
    yield from _unknown_frameworks(section.entries)


def _strangers(group: "Group") -> "Iterator[Defect]":
    """Find pages of another framework in a framework's group."""
    if group.label not in FRAMEWORKS:
        return
    for entry in group.entries:
        framework = framework_of(entry.page)
        if framework is not None and framework != group.label:
            message = f"{quote(entry.to)} stands in the group {quote(group.label)}"
            hint = f"did you mean {quote(f'framework/{group.label}/…')}?"
            yield warning("framework", (*entry.path, "to"), message, hint)


def _unknown_frameworks(entries: "Sequence[Entry]") -> "Iterator[Defect]":
    for entry in entries:
        framework = framework_of(entry.page)
        if framework is not None and framework not in FRAMEWORKS:
            message = f"{quote(framework)} is no framework of the site"
            yield warning("framework", (*entry.path, "to"), message, _known_framework(framework))


def _known_framework(label: str) -> str:
    """Suggest the framework id that a label means, or name them all."""
    from difflib import get_close_matches  # noqa: PLC0415 wanted for broken navigation only

    near = get_close_matches(label.strip().lower(), FRAMEWORKS, n=1)
    return f"did you mean {quote(near[0])}?" if near else f"one of {', '.join(FRAMEWORKS)}"
