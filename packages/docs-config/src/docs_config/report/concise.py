"""The concise report: a line for each finding, which editors and problem matchers read."""

from docs_config.errors import FileError
from docs_config.text.escapes import defuse, printable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import TextIO

    from docs_config.rules.results import FileResult


def write_concise(results: "Iterable[FileResult | FileError]", stream: "TextIO") -> None:
    """Write `path:line:column: severity: message [rule]` for each finding, and nothing else.

    Args:
        results: The checked files, and the errors about files that could not be checked.
        stream: Where the report goes.
    """
    for result in results:
        if isinstance(result, FileError):
            line = f"{result.path}:1:1: error: {result.reason}"
            stream.write(defuse(printable(line)) + "\n")
            continue
        for finding in result.findings:
            file = result.path if finding.file is None else finding.file
            hint = f" (hint: {finding.hint})" if finding.hint else ""
            line = (
                f"{file}:{finding.line}:{finding.column}: {finding.severity}: "
                f"{finding.message}{hint} [{finding.rule}]"
            )
            stream.write(defuse(printable(line)) + "\n")
