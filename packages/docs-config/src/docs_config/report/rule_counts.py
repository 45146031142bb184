"""The report of --statistics: how often each rule was broken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from docs_config.errors import FileError
from docs_config.report.text import Tally
from docs_config.text.escapes import defuse

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import TextIO

    from docs_config.rules.results import FileResult


def write_statistics(
    results: Iterable[FileResult | FileError], stream: TextIO, *, quiet: bool = False
) -> None:
    """Write a line for each rule that was broken, the most frequent one first, and a summary.

    Args:
        results: The checked files; errors about other files are skipped.
        stream: Where the report goes.
        quiet: Whether the summary is left out.
    """
    counts: dict[str, int] = {}
    tally = Tally()
    for result in results:
        if isinstance(result, FileError):
            continue
        tally.add(result, result.findings)
        for finding in result.findings:
            counts[finding.rule] = counts.get(finding.rule, 0) + 1
    width = len(str(max(counts.values(), default=0)))
    by_frequency = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    stream.writelines(f"{count:>{width}} {rule}\n" for rule, count in by_frequency)
    if tally.files and not quiet:
        stream.write(defuse(tally.sentence()) + "\n")
