"""JSON and XML in ASCII that every reader takes and no CI runner acts upon."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from docs_config.text.escapes import COMMAND

if TYPE_CHECKING:
    from typing import Any

_MARKUP = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"}
_JSON_COMMAND = "#\\u0023["
_XML_COMMAND = "#&#35;["


def to_json(value: Any) -> str:
    """Return a value as JSON on one line.

    What is no character, such as a byte of a path that is not UTF-8, becomes U+FFFD.
    """
    text = json.dumps(value)
    if "\\ud" in text:
        text = json.dumps(_replace_surrogates(value))
    return text.replace(COMMAND, _JSON_COMMAND)


def _replace_surrogates(value: Any) -> Any:
    if isinstance(value, str):
        return value.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    if isinstance(value, list):
        return [_replace_surrogates(item) for item in value]
    if isinstance(value, dict):
        return {name: _replace_surrogates(item) for name, item in value.items()}
    return value


def to_xml(text: str) -> str:
    """Escape text, by what XML 1.0 (section 2.2) allows as a character."""
    return "".join(map(_character, text)).replace(COMMAND, _XML_COMMAND)


def _character(character: str) -> str:
    code = ord(character)
    if character in _MARKUP:
        return _MARKUP[character]
    if " " <= character <= "~":
        return character
    if character in "\t\n\r" or _is_allowed(code):
        return f"&#{code};"
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}"  # noqa: PLR2004 as Python writes them


def _is_allowed(code: int) -> bool:
    return 0x20 <= code <= 0xD7FF or 0xE000 <= code <= 0xFFFD or code > 0xFFFF  # noqa: PLR2004 XML 1.0, Char
