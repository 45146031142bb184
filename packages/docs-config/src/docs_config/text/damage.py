"""Parsing of texts that the fast scanner refuses."""

from docs_config.text.encoding import bad_bytes, raw_surrogate, wide, wide_encoding
from docs_config.text.parsed import Parsed
from docs_config.text.reader import BYTE_ORDER_MARK, decode
from docs_config.text.syntax import parse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from docs_config.text.faults import Fault


def parse_damaged(content: bytes | str) -> "tuple[str, bool, Parsed]":
    """Parse a text that has duplicate names, faults, or an encoding other than UTF-8.

    Returns:
        The text without a byte order mark, whether it had one, and what it says.
    """
    text, has_bom, fault = _decode(content)
    parsed = parse(text) if fault is None else Parsed(None, [fault], [])
    return text, has_bom, parsed


def _decode(content: bytes | str) -> "tuple[str, bool, Fault | None]":
    """Return the text without a byte order mark, whether it had one, and its fault."""
    if isinstance(content, str):
        has_bom = content.startswith(BYTE_ORDER_MARK)
        text = content.removeprefix(BYTE_ORDER_MARK)
        try:
            text.encode()
        except UnicodeEncodeError as error:
            return text, has_bom, raw_surrogate(text, error.start)
        return text, has_bom, None
    encoding = wide_encoding(content)
    if encoding:
        text = content.decode(encoding, "replace").removeprefix(BYTE_ORDER_MARK)
        return text, False, wide(encoding, text)
    try:
        return *decode(content), None
    except UnicodeDecodeError as error:
        text = content.decode("utf-8", "replace")
        has_bom = text.startswith(BYTE_ORDER_MARK)
        text = text.removeprefix(BYTE_ORDER_MARK)
        return text, has_bom, bad_bytes(content, error, text)
