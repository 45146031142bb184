"""Edits of the front matter of a page that add to its `redirect_from`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from docs_config.pages.front_matter import read_redirect_from
from docs_config.rules.fixes import Edit
from docs_config.text.edits import apply_edits

if TYPE_CHECKING:
    from collections.abc import Sequence

_FENCE = "---"
_KEY = "redirect_from"


def add_redirects(text: str, addresses: Sequence[str]) -> Edit | None:
    """Return the edit that makes a page redirect from some addresses.

    Args:
        text: The text of the page, without a byte order mark.
        addresses: The addresses. Front matter is added to a page that has none.

    Returns:
        The edit; None if it is not certain how to add to the front matter.
    """
    line_end = "\r\n" if "\r\n" in text else "\n"
    sources = [f"/{address}" for address in addresses]
    block = [f"{_KEY}:", *(f"  - {source}" for source in sources)]
    if not text.startswith(_FENCE):
        lines = [_FENCE, *block, _FENCE, "", ""]
        return Edit(0, 0, line_end.join(lines))
    lines = text.split("\n")
    closing = next((n for n, line in enumerate(lines[1:], 1) if line.strip() == _FENCE), None)
    if closing is None:
        return None
    start, end = len(lines[0]) + 1, sum(len(line) + 1 for line in lines[:closing])
    matter = text[start:end]
    try:
        known = list(read_redirect_from(matter))
        edit = _insert(matter, block, sources, line_end)
        if edit is None or list(read_redirect_from(apply_edits(matter, [edit]))) != [
            *known,
            *sources,
        ]:
            return None
    except ImportError:
        return None
    return Edit(start + edit.start, start + edit.end, edit.text)


def _insert(
    matter: str, block: Sequence[str], sources: Sequence[str], line_end: str
) -> Edit | None:
    """Return the edit of front matter, None if its form is not supported.

    The caller verifies the edit.
    """
    if _KEY not in matter:
        return Edit(len(matter), len(matter), "".join(line + line_end for line in block))
    import yaml  # noqa: PLC0415 few pages redirect

    try:
        root = yaml.compose(matter)
    except (yaml.YAMLError, RecursionError):
        return None
    pairs = root.value if isinstance(root, yaml.MappingNode) else []
    listed = next((value for key, value in pairs if key.value == _KEY), None)
    if not isinstance(listed, yaml.SequenceNode) or not listed.value:
        return None
    last = listed.value[-1]
    if listed.flow_style:
        end = last.end_mark.index
        return Edit(end, end, "".join(f", {source}" for source in sources))
    lines = matter.splitlines(keepends=True)
    before = lines[last.start_mark.line][: last.start_mark.column]
    end = sum(map(len, lines[: last.end_mark.line + 1]))
    return Edit(end, end, "".join(f"{before}{source}{line_end}" for source in sources))
