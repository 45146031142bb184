"""Text of the file, as messages show it."""

from _json import encode_basestring


def quote(text: str | None) -> str:
    """Write a text as the file writes it, in double quotes; none at all like an empty one."""
    quoted: str = encode_basestring(text or "")
    return quoted
