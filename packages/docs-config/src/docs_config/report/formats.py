"""The choice of a report by its format."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import TextIO

    from docs_config.errors import FileError
    from docs_config.rules.results import FileResult


def write(
    results: Iterable[FileResult | FileError],
    *,
    format: str,  # noqa: A002 the option's own name
    stream: TextIO,
    color: bool = False,
    quiet: bool = False,
) -> None:
    """Write a report.

    Results are consumed one by one; of each, no more is kept than the format needs at its end.

    Args:
        results: The checked files, and the errors about files that could not be checked.
        format: `text`, `json`, `github`, `sarif`, `junit`, `gitlab`, `rdjson` or `concise`.
        stream: Where the report goes.
        color: Whether the text report is coloured.
        quiet: Whether the text report has neither notes nor a summary.

    Raises:
        ValueError: There is no such format.
    """
    # One module per format, imported here, because a command runs one and start-up counts.
    if format == "text":
        from docs_config.report.text import write_text  # noqa: PLC0415 see above

        write_text(results, stream, color=color, quiet=quiet)
    elif format == "json":
        from docs_config.report.json_report import write_json  # noqa: PLC0415 see above

        write_json(results, stream)
    elif format == "github":
        from docs_config.report.github import write_github  # noqa: PLC0415 see above

        write_github(results, stream)
    elif format == "sarif":
        from docs_config.report.sarif import write_sarif  # noqa: PLC0415 see above

        write_sarif(results, stream)
    elif format == "junit":
        from docs_config.report.junit import write_junit  # noqa: PLC0415 see above

        write_junit(results, stream)
    elif format == "gitlab":
        from docs_config.report.gitlab import write_gitlab  # noqa: PLC0415 see above

        write_gitlab(results, stream)
    elif format == "rdjson":
        from docs_config.report.rdjson import write_rdjson  # noqa: PLC0415 see above

        write_rdjson(results, stream)
    elif format == "concise":
        from docs_config.report.concise import write_concise  # noqa: PLC0415 see above

        write_concise(results, stream)
    else:
        raise ValueError(
            "expected text, json, github, sarif, junit, gitlab, rdjson or concise as format, "
            f"got {format!r}"
        )
