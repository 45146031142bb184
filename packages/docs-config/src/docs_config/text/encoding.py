"""Faults of files that are not UTF-8."""

from docs_config.text.faults import Fault
from docs_config.text.reader import BYTE_ORDER_MARK

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


def bad_bytes(data: bytes, error: UnicodeDecodeError, text: str) -> Fault:
    """Return the fault of data that are not UTF-8.

    Args:
        data: The data.
        error: The decoder's error.
        text: The data with U+FFFD for what is not UTF-8, without a byte order mark.
    """
    before = len(data[: error.start].decode().removeprefix(BYTE_ORDER_MARK))
    shown = " ".join(f"0x{byte:02X}" for byte in data[error.start : error.end])
    hint = "save the file as UTF-8"
    guess = data[error.start : error.start + 1].decode("cp1252", "ignore")
    if guess.isalpha():
        hint += f"; in Windows-1252 this would be {guess}"
    end = min(before + 1, len(text))
    message = f"expected UTF-8, found {shown} (byte {error.start + 1} of the file)"
    return Fault("json/encoding", before, end, message, hint)


def wide_encoding(data: bytes) -> str | None:
    """Return the name of the encoding if these are UTF-16 or UTF-32 data, else None.

    The first character of a JSON text is an ASCII character, so the zeros tell (RFC 4627, 3).
    """
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return encoding
    zeros = tuple(byte == 0 for byte in data[:4])
    return _ZEROS.get(zeros)


def wide(encoding: str, text: str) -> Fault:
    """Return the fault of UTF-16 or UTF-32 data."""
    message = f"expected UTF-8, found {encoding}"
    return Fault("json/utf-16", 0, min(1, len(text)), message, "save the file as UTF-8")


def raw_surrogate(text: str, offset: int) -> Fault:
    """Return the fault of a str that contains half of a surrogate pair."""
    message = f"U+{ord(text[offset]):04X} is half of a surrogate pair and no character by itself"
    hint = "write the character itself, or both halves"
    return Fault("json/lone-surrogate", offset, offset + 1, message, hint)
