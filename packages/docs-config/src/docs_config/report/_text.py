"""The report for people: one line when all is well, else an excerpt for every kind of mistake."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import TextIO

    from docs_config.results import FileResult


def write_text(results: "Iterable[FileResult]", stream: "TextIO", *, color: bool) -> None:
    """Write the report for people, file by file, and a summary as the last line.

    Args:
        results: The judged files.
        stream: Where the report goes.
        color: Whether it is coloured.
    """
    tally = Tally()
    for result in results:
        tally.add(result)
        if result.findings:
            from docs_config.report._blocks import write_blocks  # noqa: PLC0415 a clean file needs none

            write_blocks(result, stream, color=color)
    if tally.files:
        stream.write(tally.sentence() + "\n")


class Tally:
    """The counts of the summary.

    Attributes:
        files: How many files there were.
    """

    def __init__(self) -> None:
        self.files = 0
        self._path = ""
        self._faulty = 0
        self._errors = 0
        self._warnings = 0

    def add(self, result: "FileResult") -> None:
        """Count a file and what was found in it."""
        self.files += 1
        self._path = result.path
        if not result.findings:
            return
        self._faulty += 1
        errors = sum(finding.severity == "error" for finding in result.findings)
        self._errors += errors
        self._warnings += len(result.findings) - errors

    def sentence(self) -> str:
        """Say in one line what came out."""
        if not self._faulty:
            checked = f"{self._path} is" if self.files == 1 else f"All {self.files} files are"
            return f"{_printable(checked)} valid."
        counts = [_count(self._errors, "error"), _count(self._warnings, "warning")]
        found = " and ".join(count for count in counts if count)
        where = self._path if self.files == 1 else f"{self._faulty} of {self.files} files"
        return f"Found {found} in {_printable(where)}."


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'s' if number > 1 else ''}" if number else ""


def _printable(text: str) -> str:
    """Show what a terminal would act upon; nearly every path is returned as it is."""
    if text.isascii() and text.isprintable():
        return text
    from docs_config.report.excerpt import printable  # noqa: PLC0415 rarely wanted

    return printable(text)
