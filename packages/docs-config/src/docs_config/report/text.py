"""The text report: one line without findings, else an excerpt for every kind of mistake."""

from __future__ import annotations

from typing import TYPE_CHECKING

from docs_config.errors import FileError
from docs_config.rules.results import count_hidden
from docs_config.text.escapes import defuse, printable

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import TextIO

    from docs_config.rules.findings import Finding
    from docs_config.rules.results import FileResult


def write_text(
    results: Iterable[FileResult | FileError],
    stream: TextIO,
    *,
    color: bool,
    quiet: bool = False,
) -> None:
    """Write the report for people, file by file, and a summary as the last line.

    Args:
        results: The checked files; errors about other files are skipped.
        stream: Where the report goes.
        color: Whether it is coloured.
        quiet: Whether notes and the summary are left out.
    """
    tally = Tally()
    for result in results:
        if isinstance(result, FileError):
            continue
        if not result.findings and (quiet or not result.notes):
            tally.add(result)
            continue
        from docs_config.report.blocks import write_blocks  # noqa: PLC0415 a clean file needs none
        from docs_config.report.typos import merge_typos  # noqa: PLC0415 as above

        findings = merge_typos(result.findings)
        tally.add(result, findings)
        write_blocks(result, findings, stream, color=color, quiet=quiet)
    if tally.files and not quiet:
        stream.write(defuse(tally.sentence()) + "\n")


class Tally:
    """The counts of the summary.

    Attributes:
        files: The number of files.
    """

    def __init__(self) -> None:
        self.files = 0
        self._path = ""
        self._revisions: set[str] = set()
        self._are_valid = True
        self._faulty = 0
        self._errors = 0
        self._warnings = 0
        self._hidden = 0
        self._is_truncated = False

    def add(self, result: FileResult, findings: Sequence[Finding] = ()) -> None:
        """Count a file and its reported findings."""
        self.files += 1
        self._path = result.path
        self._revisions.add(result.revision)
        self._are_valid &= result.valid
        self._hidden += result.hidden
        self._faulty += bool(findings)
        self._is_truncated |= result.is_truncated
        errors = sum(finding.severity == "error" for finding in findings)
        self._errors += errors
        self._warnings += len(findings) - errors

    def sentence(self) -> str:
        """Summarize the run in one line: numbers of findings, and revisions."""
        where = printable(self._path)
        if self._faulty:
            counts = [_count(self._errors, "error"), _count(self._warnings, "warning")]
            found = " and ".join(count for count in counts if count)
            least = "at least " if self._is_truncated else ""
            if self.files > 1:
                where = f"{self._faulty} of {self.files} files"
            outcome = f"Found {least}{found} in {where}"
        elif self._are_valid:
            outcome = (
                f"{where} is valid" if self.files == 1 else f"All {self.files} files are valid"
            )
        else:
            outcome = f"{where if self.files == 1 else f'{self.files} files'}: nothing found"
        hidden = f" ({count_hidden(self._hidden)})" if self._hidden else ""
        revisions = " and ".join(sorted(self._revisions))
        plural = "s" if len(self._revisions) > 1 else ""
        return f"{outcome}{hidden}. Checked against revision{plural} {revisions}."


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'s' if number > 1 else ''}" if number else ""
