"""Text from bytes: UTF-8, its byte order mark, and other encodings of Unicode."""

BYTE_ORDER_MARK = "\N{ZERO WIDTH NO-BREAK SPACE}"

_MARKS = (
    (b"\xff\xfe\0\0", "UTF-32"),
    (b"\0\0\xfe\xff", "UTF-32"),
    (b"\xff\xfe", "UTF-16"),
    (b"\xfe\xff", "UTF-16"),
)
_ZEROS: dict[tuple[bool, ...], str] = {
    (True, True, True, False): "UTF-32-BE",
    (False, True, True, True): "UTF-32-LE",
    (True, False, True, False): "UTF-16-BE",
    (False, True, False, True): "UTF-16-LE",
}


def decode(content: bytes | str) -> tuple[str, bool]:
    """Return a text without its byte order mark, and whether it had one.

    Raises:
        UnicodeError: The bytes are not UTF-8, or the text could not be written as UTF-8.
    """
    if isinstance(content, bytes):
        text = content.decode()
    else:
        text = content
        if not text.isascii():
            text.encode()
    if text.startswith(BYTE_ORDER_MARK):
        return text[1:], True
    return text, False


def detect_wide_encoding(data: bytes) -> str | None:
    """Return the name of the encoding if these are UTF-16 or UTF-32 data, else None.

    The first character of a JSON text is an ASCII character, so the zeros tell (RFC 4627, 3).
    """
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return encoding
    return _ZEROS.get(tuple(byte == 0 for byte in data[:4]))
