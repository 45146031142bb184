"""Is this a valid configuration, and if not, why not?

A file that is as it should be is read by the C scanner and accepted by generated code; nothing else
is imported for it. Everything else is left to `diagnosis`.
"""

import os

from docs_config._accept import ACCEPT
from docs_config.reader import decode, read_file
from docs_config.results import FileResult
from docs_config.scanner import ScanError, scan

TYPE_CHECKING = False
if TYPE_CHECKING:
    from docs_config.findings import Finding

    Source = bytes | str | os.PathLike[str]

REVISIONS = tuple(ACCEPT)
DEFAULT_REVISION = REVISIONS[0]
QUOTES_OF_A_STRING = 2


def check(source: "Source", *, revision: str = DEFAULT_REVISION) -> "list[Finding]":
    """Return everything that is wrong with a configuration, in document order.

    Args:
        source: The JSON text itself as bytes or str, or a file's path as `os.PathLike`.
        revision: The revision of the format, `2024-08` or `2026-07`.

    Returns:
        Findings of the rules `json/…` and of JSON Schema keywords; none if all is well. Whether the
        pages exist is not asked here: there may be no folder around the text.

    Raises:
        FileError: The file cannot be read.
        ValueError: There is no such revision.
    """
    return examine(_read(source), revision=revision).findings


def is_valid(source: "Source", *, revision: str = DEFAULT_REVISION) -> bool:
    """Return whether a configuration is JSON (RFC 8259) and keeps to the schema.

    A byte order mark and a name that is there twice do not count, though `check` finds them: the
    schema sees the last value of a name, as in nearly every parser.

    Args:
        source: The JSON text itself as bytes or str, or a file's path as `os.PathLike`.
        revision: The revision of the format, `2024-08` or `2026-07`.

    Raises:
        FileError: The file cannot be read.
        ValueError: There is no such revision.
    """
    content = _read(source)
    seen = _look(content, revision)
    if seen is not None and seen[2]:
        return True
    from docs_config.diagnosis import is_valid_after_all  # noqa: PLC0415 most files never need it

    return is_valid_after_all(content, seen, revision)


def examine(
    content: bytes | str, *, path: str = "<text>", revision: str = DEFAULT_REVISION
) -> FileResult:
    """Return all that can be said of a configuration without looking at other files.

    Args:
        content: The JSON text.
        path: What to call it.
        revision: The revision of the format.

    Raises:
        ValueError: There is no such revision.
    """
    seen = _look(content, revision)
    if seen is None or not seen[2]:
        seen = None  # or what was parsed would be held while it is parsed more closely
        from docs_config.diagnosis import diagnose  # noqa: PLC0415 most files never need it

        return diagnose(content, path=path, revision=revision)
    text, value, _ = seen
    result = FileResult(path, content if isinstance(content, bytes) else text.encode(), text)
    result.is_json = result.valid = True
    result.value = value
    return result


def _read(source: "Source") -> bytes | str:
    return source if isinstance(source, (bytes, str)) else read_file(os.fspath(source))


def _look(content: bytes | str, revision: str) -> tuple[str, object, bool] | None:
    """Return text, value and whether certainly nothing is wrong; None if it cannot be read so fast.

    There are as many quotes in the text as the strings of the value need only if no string was lost
    to a name that is there twice.
    """
    accept = ACCEPT.get(revision)
    if accept is None:
        raise ValueError(f"expected a revision among {', '.join(REVISIONS)}, got {revision!r}")
    try:
        text, has_bom = decode(content)
        value = scan(text)
    except (UnicodeError, ScanError):
        return None
    quotes = accept(value) * QUOTES_OF_A_STRING
    return text, value, quotes == text.count('"') and not has_bom
