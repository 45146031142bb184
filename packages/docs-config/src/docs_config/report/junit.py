"""The JUnit report: XML in ASCII with a suite for each file and a failure for each finding."""

from __future__ import annotations

from typing import TYPE_CHECKING

from docs_config.errors import FileError
from docs_config.report.ascii_json import to_xml

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import TextIO

    from docs_config.rules.results import FileResult


def write_junit(results: Iterable[FileResult | FileError], stream: TextIO) -> None:
    """Write the suites; a file without findings is one passing case.

    Args:
        results: The checked files, and the errors about files that could not be checked.
        stream: Where the report goes.
    """
    suites = []
    cases = failures = errors = 0
    for result in results:
        if isinstance(result, FileError):
            cases += 1
            errors += 1
            path, reason = to_xml(result.path), to_xml(result.reason)
            suites.append(
                f'  <testsuite name="{path}" tests="1" failures="0" errors="1">\n'
                f'    <testcase classname="{path}" name="readable">\n'
                f'      <error type="FileError" message="{reason}">{path}: {reason}</error>\n'
                "    </testcase>\n"
                "  </testsuite>\n"
            )
            continue
        count = len(result.findings)
        cases += max(1, count)
        failures += count
        suites.append(_suite(result))
    counts = f'tests="{cases}" failures="{failures}" errors="{errors}"'
    stream.write('<?xml version="1.0" encoding="utf-8"?>\n')
    stream.write(f'<testsuites name="docs-config" {counts}>\n')
    stream.writelines(suites)
    stream.write("</testsuites>\n")


def _suite(result: FileResult) -> str:
    path = to_xml(result.path)
    cases = []
    for finding in result.findings:
        place = f"{finding.line}:{finding.column}"
        name = to_xml(f"{finding.rule} {finding.pointer or '/'} at {place}")
        message = to_xml(finding.message)
        hint = f"\nhint: {to_xml(finding.hint)}" if finding.hint else ""
        file = path if finding.file is None else to_xml(finding.file)
        cases.append(
            f'    <testcase classname="{path}" name="{name}">\n'
            f'      <failure type="{finding.severity}" message="{message}">'
            f"{file}:{place}: {message}{hint}</failure>\n"
            "    </testcase>\n"
        )
    if not cases:
        name = "valid" if result.valid else "nothing found"
        cases = [f'    <testcase classname="{path}" name="{name}"/>\n']
    failures = len(result.findings)
    counts = f'tests="{len(cases)}" failures="{failures}" errors="0"'
    remarks = [*result.remarks]
    if result.is_truncated:
        remarks.append("truncated: there are more findings")
    output = f"    <system-out>{to_xml(chr(10).join(remarks))}</system-out>\n" if remarks else ""
    return (
        f'  <testsuite name="{path}" {counts}>\n'
        f'    <properties><property name="revision" value="{result.revision}"/></properties>\n'
        + "".join(cases)
        + output
        + "  </testsuite>\n"
    )
