"""Changes of a document as edits of its text; all other characters stay."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from docs_config.rules.fixes import Change, Edit
from docs_config.text.lines import Span

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from typing import Any

    from docs_config.rules.fixes import Fix, Path
    from docs_config.sources import Document
    from docs_config.text.positions import Place


def apply_edits(text: str, edits: Iterable[Edit]) -> str:
    """Return a text with edits applied; an edit that overlaps an earlier one is left out."""
    parts = []
    done = 0
    for edit in sorted(edits, key=lambda edit: (edit.start, edit.end)):
        if edit.start >= done:
            parts += [text[done : edit.start], edit.text]
            done = edit.end
    return "".join([*parts, text[done:]])


def to_edits(fixes: Iterable[Fix], document: Document | None) -> list[Edit]:
    """Return the edits that carry out some repairs, all together.

    Args:
        fixes: The repairs.
        document: The document that they change. If it is None, because the text is not JSON, only
            the edits of the repairs are returned, and their changes of the document are left out.
    """
    fixes = list(fixes)
    return _Editor(fixes, document).edits(fixes)


def to_edits_of_each(fixes: Sequence[Fix], document: Document | None) -> Iterator[list[Edit]]:
    """Yield the edits of each repair, as if it were the only one."""
    editor = _Editor(fixes, document)
    for fix in fixes:
        yield editor.edits([fix])


class _Editor:
    """Converter of repairs to edits; one pass over the text finds the places of all of them.

    Args:
        fixes: All repairs whose edits may be needed.
        document: The document that they change; None if the text is not JSON.
    """

    def __init__(self, fixes: Iterable[Fix], document: Document | None) -> None:
        self._is_json = document is not None
        self._text = "" if document is None else document.text
        self._value: Any = None if document is None else document.value
        self._objects: dict[Path, tuple[dict[str | int, int], list[Span]]] = {}
        self._spans: dict[Place, Span] = {}
        if document is not None:
            changes = [change for fix in fixes for change in _changes(fix)]
            places = {place for change in changes for place in self._places(change)}
            self._spans = document.locate_all(places) if places else {}
        for path, (numbers, spans) in self._objects.items():
            for name in sorted(self._at(path), key=lambda name: self._spans[path, name].start):
                numbers[name] = len(spans)
                end = self._spans[(*path, name), None].end
                spans.append(Span(self._spans[path, name].start, end))

    def edits(self, fixes: Iterable[Fix]) -> list[Edit]:
        """Return the edits of some repairs; changes inside a removed value are left out."""
        edits: dict[Edit, None] = {}
        removed: dict[Path, set[str | int]] = {}
        appended: dict[Path, dict[str, Any]] = {}
        for fix in fixes:
            edits |= dict.fromkeys(each for each in fix.changes if isinstance(each, Edit))
            for change in _changes(fix) if self._is_json else ():
                if change.action == "remove":
                    removed.setdefault(change.path[:-1], set()).add(change.path[-1])
                elif change.action == "append":
                    text = json.dumps(change.value, ensure_ascii=False)
                    appended.setdefault(change.path, {})[text] = change.value
                else:
                    span = self._spans[_target(change)]
                    text = json.dumps(change.value, ensure_ascii=False)
                    edits[Edit(span.start, span.end, text)] = None
        for path in {**removed, **appended}:
            items = list(appended.get(path, {}).values())
            edits |= dict.fromkeys(self._change_members(path, removed.get(path, set()), items))
        return list(edits)

    def _places(self, change: Change) -> Iterator[Place]:
        """Yield the places that the edits of a change depend on."""
        if change.action in ("replace", "rename"):
            yield _target(change)
            return
        path = change.path if change.action == "append" else change.path[:-1]
        container = self._at(path)
        if isinstance(container, dict):
            if path not in self._objects:
                self._objects[path] = {}, []
                yield from ((path, name) for name in container)
                yield from (((*path, name), None) for name in container)
            return
        last = len(container) - 1
        number = last if change.action == "append" else int(change.path[-1])
        yield path, None
        for near in (number - 1, number, number + 1):
            if 0 <= near <= last:
                yield (*path, near), None

    def _at(self, path: Path) -> Any:
        value = self._value
        for step in path:
            value = value[step]
        return value

    def _change_members(
        self, path: Path, removed: set[str | int], appended: list[Any]
    ) -> list[Edit]:
        """Return the edits that remove members of an array or object and append to an array."""
        container = self._at(path)
        if isinstance(container, dict):
            numbers, spans = self._objects[path]
            members = {numbers[name] for name in removed}
            return _runs(spans.__getitem__, members, len(spans) - 1, "")
        last = len(container) - 1
        whole = self._spans[path, None]
        if last < 0:
            text = ", ".join(json.dumps(item, ensure_ascii=False) for item in appended)
            return [Edit(whole.start + 1, whole.end - 1, text)]
        text = ""
        if appended:
            before = self._text[whole.start : self._spans[(*path, last), None].start]
            space = before[len(before.rstrip()) :]
            line_end = space.rstrip(" \t")
            indent = space[len(line_end) :]
            step = ("\t" if "\t" in indent else "  ") if line_end else None
            for item in appended:  # on several lines if the last item begins a line
                lines = json.dumps(item, ensure_ascii=False, indent=step).split("\n")
                text += f",{space}" + f"{line_end[-2:].lstrip(' ')}{indent}".join(lines)
        items = {int(number) for number in removed}
        return _runs(lambda number: self._spans[(*path, number), None], items, last, text)


def _changes(fix: Fix) -> list[Change]:
    return [change for change in fix.changes if isinstance(change, Change)]


def _target(change: Change) -> Place:
    """Return the place whose text a change replaces."""
    if change.action == "rename":
        return change.path[:-1], str(change.path[-1])
    return change.path, None


def _runs(span: Callable[[int], Span], removed: set[int], last: int, appended: str) -> list[Edit]:
    """Return the edits that remove members of a list with their commas, and append text."""
    runs: list[tuple[int, int]] = []
    for number in sorted(removed):
        first = runs.pop()[0] if runs and runs[-1][1] == number - 1 else number
        runs.append((first, number))
    edits = []
    for first, end in runs:
        if end < last:
            edits.append(Edit(span(first).start, span(end + 1).start, ""))
        elif first > 0:
            edits.append(Edit(span(first - 1).end, span(last).end, appended))
        else:
            edits.append(Edit(span(0).start, span(last).end, appended[1:].lstrip()))
    if appended and last not in removed:
        edits.append(Edit(span(last).end, span(last).end, appended))
    return edits
