"""The report of --statistics: how often each rule was broken."""

from docs_config.errors import FileError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import TextIO

    from docs_config.results import FileResult


def write_statistics(results: "Iterable[FileResult | FileError]", stream: "TextIO") -> None:
    """Write a line for each rule that was broken, the most frequent one first.

    Args:
        results: The checked files; errors about others are for standard error.
        stream: Where the report goes.
    """
    counts: dict[str, int] = {}
    for result in results:
        for finding in () if isinstance(result, FileError) else result.findings:
            counts[finding.rule] = counts.get(finding.rule, 0) + 1
    width = len(str(max(counts.values(), default=0)))
    for rule, count in sorted(counts.items(), key=lambda item: (-item[1], item[0])):
        stream.write(f"{count:>{width}} {rule}\n")
