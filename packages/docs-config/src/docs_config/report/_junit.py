"""The report as JUnit XML: a suite for each file, a failure for each finding, all in ASCII."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import TextIO

    from docs_config.findings import Finding
    from docs_config.results import FileResult

_MARKUP = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"}


def write_junit(results: "Iterable[FileResult]", stream: "TextIO") -> None:
    """Write the suites; a file in which nothing was found is one passing case.

    Args:
        results: The judged files.
        stream: Where the report goes.
    """
    suites = []
    cases = failures = 0
    for result in results:
        count = len(result.findings)
        cases += max(1, count)
        failures += count
        suites.append(_suite(result))
    counts = f'tests="{cases}" failures="{failures}" errors="0"'
    stream.write('<?xml version="1.0" encoding="utf-8"?>\n')
    stream.write(f'<testsuites name="docs-config" {counts}>\n')
    stream.writelines(suites)
    stream.write("</testsuites>\n")


def _suite(result: "FileResult") -> str:
    path = _text(result.path)
    cases = [_case(path, finding) for finding in result.findings]
    if not cases:
        cases = [f'    <testcase classname="{path}" name="valid"/>\n']
    failures = len(result.findings)
    head = f'  <testsuite name="{path}" tests="{len(cases)}" failures="{failures}" errors="0">\n'
    return head + "".join(cases) + "  </testsuite>\n"


def _case(path: str, finding: "Finding") -> str:
    place = f"{finding.line}:{finding.column}"
    name = _text(f"{finding.rule} {finding.pointer or '/'} at {place}")
    message = _text(finding.message)
    hint = f"\nhint: {_text(finding.hint)}" if finding.hint else ""
    return (
        f'    <testcase classname="{path}" name="{name}">\n'
        f'      <failure type="{finding.severity}" message="{message}">'
        f"{path}:{place}: {message}{hint}</failure>\n"
        "    </testcase>\n"
    )


def _text(text: str) -> str:
    """Escape text, by what XML 1.0 (section 2.2) allows as a character."""
    return "".join(map(_character, text))


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
