"""Everything that is wrong with a text, each thing with its place and what to do about it."""

from docs_config._accept import ACCEPT, UNDECIDED
from docs_config._compiled import ALL, FIRST
from docs_config._violations import Violation, Violations
from docs_config.encoding import bad_bytes, lone_surrogate, wide, wide_encoding
from docs_config.faults import Fault
from docs_config.findings import Finding
from docs_config.hints import show
from docs_config.lines import Span
from docs_config.positions import Document, to_pointer
from docs_config.reader import BYTE_ORDER_MARK, decode
from docs_config.results import FileResult, in_document_order
from docs_config.scanner import MAX_DEPTH, ScanError, scan
from docs_config.violations import describe

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from docs_config.syntax import Duplicate


def diagnose(content: bytes | str, *, path: str, revision: str) -> FileResult:
    """Return all that is to be said of a configuration that was not accepted at sight."""
    result, problem = _open(content, path)
    if result.has_bom:
        result.findings.append(_byte_order_mark())
    if problem is None:
        problem = _read(result)
    if problem is not None:
        result.findings.append(_unreadable(problem, result))
        return result
    result.findings += _find_violations(result, revision)
    result.findings = in_document_order(result.findings)
    result.note = None if result.valid else _note(result.value, revision)
    return result


def is_valid_after_all(
    content: bytes | str, seen: "tuple[str, Any, bool] | None", revision: str
) -> bool:
    """Return whether a configuration that was not accepted at sight is valid all the same.

    Args:
        content: The JSON text.
        seen: Its text and value, if the fast scanner could read it.
        revision: The revision of the format.
    """
    # What was lost to a name that is there twice may be nested too deep as well.
    if seen is not None and _brackets(seen[0]) <= MAX_DEPTH:
        return _is_valid(seen[1], revision)
    result, problem = _open(content, "")
    problem = problem or _read(result)
    return problem is None and _is_valid(result.value, revision)


def _open(content: bytes | str, path: str) -> "tuple[FileResult, Fault | None]":
    """Decode a text; say why it cannot be decoded, if so."""
    if isinstance(content, bytes):
        return _open_bytes(content, path)
    data = content.encode("utf-8", "surrogatepass")
    result = FileResult(path, data, content.removeprefix(BYTE_ORDER_MARK))
    result.has_bom = content.startswith(BYTE_ORDER_MARK)
    try:
        result.text.encode()
    except UnicodeEncodeError as error:
        return result, lone_surrogate(result.text, error.start)
    return result, None


def _open_bytes(data: bytes, path: str) -> "tuple[FileResult, Fault | None]":
    encoding = wide_encoding(data)
    if encoding:
        text = data.decode(encoding, "replace").removeprefix(BYTE_ORDER_MARK)
        return FileResult(path, data, text), wide(encoding, text)
    try:
        text, has_bom = decode(data)
    except UnicodeDecodeError as error:
        text = data.decode("utf-8", "replace")
        result = FileResult(path, data, text.removeprefix(BYTE_ORDER_MARK))
        result.has_bom = text.startswith(BYTE_ORDER_MARK)
        return result, bad_bytes(data, error, result.text)
    result = FileResult(path, data, text)
    result.has_bom = has_bom
    return result, None


def _read(result: FileResult) -> Fault | None:
    """Parse the text into the result, names that are there twice included."""
    duplicates: list[Duplicate] = []
    try:
        result.value = _scan_shallow(result.text)
    except ScanError:
        from docs_config.syntax import parse  # noqa: PLC0415 brings regular expressions

        try:
            result.value, duplicates = parse(result.text)
        except Fault as fault:
            return fault
    result.is_json = True
    result.findings += [_describe_duplicate(duplicate, result) for duplicate in duplicates]
    return None


def _scan_shallow(text: str) -> "Any":
    value = scan(text, unique_names=True)
    if _is_deep(text, value):
        raise ScanError("nested deeper than the strict parser allows")
    return value


def _brackets(text: str) -> int:
    return text.count("[") + text.count("{")


def _is_deep(text: str, value: "Any") -> bool:
    """Say whether a value is nested deeper than `MAX_DEPTH`."""
    if _brackets(text) <= MAX_DEPTH:
        return False
    level = [value]
    for _ in range(MAX_DEPTH):
        level = [
            inner
            for outer in level
            if isinstance(outer, (dict, list))
            for inner in (outer.values() if isinstance(outer, dict) else outer)
        ]
        if not level:
            return False
    return any(isinstance(inner, (dict, list)) for inner in level)


def _find_violations(result: FileResult, revision: str) -> list[Finding]:
    try:
        ALL[revision](result.value)
    except Violations as violations:
        document = Document(result.text, result.value)
        return describe(violations.errors, document, result.lines, revision)
    result.valid = True
    return []


def _is_valid(value: "Any", revision: str) -> bool:
    if ACCEPT[revision](value) != UNDECIDED:
        return True
    try:
        FIRST[revision](value)
    except Violation:
        return False
    return True


def _note(value: "Any", revision: str) -> str | None:
    """Say in a line that the document is valid under the other revision, if it is."""
    for other in ACCEPT:
        if other != revision and _is_valid(value, other):
            return f"valid under revision {other}: check with --revision {other}"
    return None


def _byte_order_mark() -> Finding:
    return Finding(
        "json/byte-order-mark",
        "",
        "the file begins with a byte order mark; many parsers refuse it",
        hint="save the file as UTF-8 without a byte order mark, or run with --fix",
        severity="warning",
    )


def _describe_duplicate(duplicate: "Duplicate", result: FileResult) -> Finding:
    line, column = result.lines.position(duplicate.first)
    shown = show(duplicate.name)
    return Finding(
        "json/duplicate-key",
        to_pointer(duplicate.path),
        f"{shown} is there already, at line {line}, column {column}; the last one counts",
        property=duplicate.name,
        hint="delete one of them",
        **result.lines.limits(Span(duplicate.start, duplicate.end)),
    )


def _unreadable(fault: Fault, result: FileResult) -> Finding:
    limits = result.lines.limits(Span(fault.start, fault.end))
    return Finding(fault.rule, "", fault.message, hint=fault.hint, **limits)
