"""The report of an import, as Markdown."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.sdkgen.openapi.compare import Change
    from tools.sdkgen.openapi.document import Document
    from tools.sdkgen.openapi.merge import Merged


def render_report(document: Document, merged: Merged, changes: list[Change]) -> str:
    """Return the report: changes, questions, replaced constructs, and faults of the document.

    Args:
        document: The document.
        merged: The merged manifest.
        changes: Its differences from the current manifest.
    """
    return "\n".join(_list_lines(document, merged, changes)) + "\n"


def _list_lines(document: Document, merged: Merged, changes: list[Change]) -> Iterator[str]:
    breaking = sum(change.breaking for change in changes)
    counts = Counter(change.kind for change in changes)
    yield f"# Import of {document.title}"
    yield ""
    yield f"sha256 of the document: `{document.sha256}`"
    yield ""
    yield (
        f"{len(changes)} differences, {breaking} of them breaking: {counts['added']} added, "
        f"{counts['removed']} removed, {counts['changed']} changed."
    )
    if merged.questions:
        yield from ["", "## Needs a line by hand", ""]
        yield from (f"- {question}" for question in merged.questions)
    if merged.notes:
        yield from ["", "## Expressed in another way", ""]
        yield from (f"- {note}" for note in merged.notes)
    for title, chosen in (
        ("Breaking", [change for change in changes if change.breaking]),
        ("Not breaking", [change for change in changes if not change.breaking]),
    ):
        if chosen:
            yield from ["", f"## {title}", "", "| Where | Place | What |", "|---|---|---|"]
            yield from (_render_row(change) for change in chosen)
    if merged.missing:
        yield from ["", "## Methods that the document does not have", ""]
        yield from (f"- {name}" for name in merged.missing)
    if document.faults:
        yield from ["", "## Faults of the document", ""]
        yield from (f"- {fault}" for fault in document.faults)


def _render_row(change: Change) -> str:
    cells = [change.where, change.place and f"`{change.place}`", f"{change.kind}: {change.text}"]
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"
