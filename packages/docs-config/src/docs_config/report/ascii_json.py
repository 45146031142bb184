"""JSON and XML in ASCII that every parser accepts and that has no command for a CI runner."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

from docs_config.text.escapes import COMMAND

if TYPE_CHECKING:
    from typing import Any

_MARKUP = {'"': "&quot;", **{character: f"&#{ord(character)};" for character in "\t\n\r\x7f"}}
_FORBIDDEN = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_JSON_COMMAND = "#\\u0023["
_XML_COMMAND = "#&#35;["


def to_json(value: Any) -> str:
    """Return a value as JSON on one line.

    A surrogate, such as a byte of a path that is not UTF-8, becomes U+FFFD.
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
    """Escape text for XML; characters that XML 1.0 (section 2.2) forbids become visible escapes."""
    allowed = _FORBIDDEN.sub(lambda found: found[0].encode("unicode_escape").decode(), text)
    escaped = escape(allowed, _MARKUP).encode("ascii", "xmlcharrefreplace").decode()
    return escaped.replace(COMMAND, _XML_COMMAND)
