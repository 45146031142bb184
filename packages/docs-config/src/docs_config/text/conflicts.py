"""The markers of unresolved merge conflicts."""

import re

from docs_config.text.faults import Fault
from docs_config.text.lines import Lines

_MARKER = re.compile(r"^(<{7}|\|{7}|={7}|>{7})(?: [^\r\n]*)?(?=[\r\n]|\Z)", re.MULTILINE)
_CHARACTER = re.compile(r"[^\r\n]")
_HINT = "keep one side, and delete the other one and the lines of the markers"


def mask_conflicts(text: str) -> "tuple[str, list[Fault]]":
    """Return a text of the same length without merge conflicts, and a fault for each of them.

    The markers and all sides but the first become spaces, so that the rest can be parsed and every
    offset stays right.
    """
    conflicts: list[list[re.Match[str]]] = []
    for marker in _MARKER.finditer(text):
        if marker[1][0] == "<" or not conflicts or conflicts[-1][-1][1][0] == ">":
            conflicts.append([])
        conflicts[-1].append(marker)
    if not conflicts:
        return text, []
    lines = Lines(text)
    masked = text
    for markers in conflicts:
        for start, end in _superfluous(markers):
            masked = masked[:start] + _CHARACTER.sub(" ", text[start:end]) + masked[end:]
    return masked, [_fault(markers, lines) for markers in conflicts]


def _superfluous(markers: "list[re.Match[str]]") -> "list[tuple[int, int]]":
    """Return the ranges that have to go: whole sides, if the conflict is complete."""
    first, *others = markers
    is_whole = len(others) > 1 and first[1][0] == "<" and others[-1][1][0] == ">"
    if is_whole:
        return [first.span(), (others[0].start(), others[-1].end())]
    return [marker.span() for marker in markers]


def _fault(markers: "list[re.Match[str]]", lines: Lines) -> Fault:
    first, _ = lines.position(markers[0].start())
    last, _ = lines.position(markers[-1].start())
    where = f", lines {first} to {last}" if last > first else ""
    message = f"an unresolved merge conflict{where}"
    return Fault("json/merge-conflict", markers[0].start(), markers[0].end(), message, _HINT)
