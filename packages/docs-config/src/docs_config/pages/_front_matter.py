"""The `redirect_from` of a page's front matter, as the site reads it."""

import os
import re

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

_CHUNK_SIZE = 16_384
_KEY = b"redirect_from"
_MARK = b"\xef\xbb\xbf"
_CLOSING_LINE = re.compile(r"^\s*---\s*$", re.MULTILINE)
# YAML 1.2 reads these plain scalars as null, a boolean or a number; the site wants strings.
_NO_STRING = re.compile(
    r"|~|null|Null|NULL|true|True|TRUE|false|False|FALSE|[-+]?\d+|0o[0-7]+|0x[0-9a-fA-F]+"
    r"|[-+]?(\.\d+|\d+(\.\d*)?)([eE][-+]?\d+)?|[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN)"
)


def read_redirect_from(path: str) -> list[str]:
    """Read the paths that redirect to a page.

    Args:
        path: The Markdown file.

    Returns:
        The strings in the list `redirect_from`; none when the file cannot be read, has no front
        matter or front matter that is not YAML, or when the value is no list.

    Raises:
        ImportError: The front matter names `redirect_from`, and PyYAML is not installed.
    """
    text = _front_matter(path)
    return [] if text is None else list(_listed(text))


def _front_matter(path: str) -> str | None:
    """Return the text between the two lines `---`, when it can hold `redirect_from`."""
    try:
        head = _read(path)
    except OSError:
        return None
    if _KEY not in head:
        return None
    opening, _, rest = head.decode("utf-8-sig", "replace").partition("\n")
    closing = _CLOSING_LINE.search(rest)
    return rest[: closing.start()] if closing and opening.startswith("---") else None


def _read(path: str) -> bytes:
    """Read a file that begins with front matter, of any other no more than its beginning."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        content = chunk = os.read(descriptor, _CHUNK_SIZE)
        if not content.removeprefix(_MARK).startswith(b"---"):
            return b""
        while len(chunk) == _CHUNK_SIZE:
            chunk = os.read(descriptor, _CHUNK_SIZE)
            content += chunk
        return content
    finally:
        os.close(descriptor)


def _listed(text: str) -> "Iterator[str]":
    import yaml  # noqa: PLC0415 few pages have front matter that needs it

    try:
        root = yaml.compose(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    except yaml.YAMLError:
        return
    if not isinstance(root, yaml.MappingNode):
        return
    for key, value in root.value:
        if key.value == "redirect_from" and isinstance(value, yaml.SequenceNode):
            yield from [item.value for item in value.value if _is_string(item, yaml.ScalarNode)]


def _is_string(node: "Any", scalar: type) -> bool:
    if not isinstance(node, scalar):
        return False
    is_plain = not getattr(node, "style", None)
    return not (is_plain and _NO_STRING.fullmatch(str(getattr(node, "value", ""))))
