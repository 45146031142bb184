"""Judging many files, one after the other, and reporting on them as they come."""

# Importing pathlib would cost as much as the whole check of a typical file.
# ruff: noqa: PTH100, PTH112, PTH206

import gc
import os
import sys

from docs_config.checker import examine
from docs_config.errors import DocsConfigError, FileError, UsageError
from docs_config.paths import DOCUMENTATION, STDIN, STDIN_NAME, expand
from docs_config.reader import read_file, read_stdin
from docs_config.report import write
from docs_config.results import FileResult, in_document_order

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import TextIO

    from docs_config.options import CheckOptions


class Run:
    """One run of `docs-config check`.

    Attributes:
        options: What is asked for.
        exit_code: 0 so far nothing found, 1 findings, 2 a file could not be read.
    """

    def __init__(self, options: "CheckOptions") -> None:
        self.options = options
        self.exit_code = 0
        if options.fix and STDIN in options.paths:
            raise UsageError("--fix repairs files; standard input cannot be repaired")
        if options.pages is not None and not os.path.isdir(options.pages):
            raise FileError(options.pages, "no such folder")

    def report(self, stream: "TextIO") -> int:
        """Judge all files, write the report, return the exit code."""
        # Nothing here makes cycles, and looking for them takes a fifth of the time.
        was_enabled = gc.isenabled()
        gc.disable()
        try:
            write(
                self.results(),
                format=self.options.format,
                stream=stream,
                color=wants_color(stream),
                revision=self.options.revision,
            )
        finally:
            if was_enabled:
                gc.enable()
        return self.exit_code

    def results(self) -> "Iterator[FileResult]":
        """Yield the files as they are judged; tell of those that cannot be read."""
        for path in expand(self.options.paths):
            try:
                if isinstance(path, FileError):
                    raise path
                result = self._judge(path)
            except DocsConfigError as error:
                self.exit_code = 2
                complain(error)
                continue
            if result.findings and not self.exit_code:
                self.exit_code = 1
            yield result

    def _judge(self, path: str) -> FileResult:
        result = self._examine(path)
        if self.options.fix and result.findings and self._fix(result):
            result = self._examine(path)
        folder = self._pages_folder(path)
        if folder is not None and result.document is not None:
            from docs_config.pages import find_problems  # noqa: PLC0415 not every file has pages

            found = find_problems(result.document, folder=folder, ignore=self.options.ignore)
            result.findings = in_document_order(result.findings + found)
        return result

    def _examine(self, path: str) -> FileResult:
        name = STDIN_NAME if path == STDIN else path
        content = read_stdin(name) if path == STDIN else read_file(path)
        return examine(content, path=name, revision=self.options.revision)

    def _fix(self, result: FileResult) -> bool:
        from docs_config.fix import fix_file  # noqa: PLC0415 seldom asked for

        stream = sys.stdout if self.options.format == "text" else sys.stderr
        return fix_file(result, revision=self.options.revision, stream=stream)

    def _pages_folder(self, path: str) -> str | None:
        if self.options.no_pages or self.options.pages is not None:
            return self.options.pages
        if path == STDIN or DOCUMENTATION not in os.path.abspath(path).split(os.sep):
            return None
        from docs_config.pages import folder_for  # noqa: PLC0415 not every file has pages

        return folder_for(path)

    def watched(self) -> list[str]:
        """Return all files and folders whose change makes the report another one."""
        files = [path for path in expand(self.options.paths) if isinstance(path, str)]
        folders = [self._pages_folder(path) for path in files]
        given = [path for path in self.options.paths if path != STDIN]
        return sorted({*files, *given, *filter(None, folders)} - {STDIN})


def wants_color(stream: "TextIO") -> bool:
    """Say whether a stream is a terminal whose user has not declined colour (no-color.org)."""
    return stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def complain(error: DocsConfigError | str) -> None:
    """Print an error for people in one line, after what was printed so far."""
    message = str(error)
    if not message.isprintable():
        from docs_config.report.excerpt import printable  # noqa: PLC0415 rarely wanted

        message = printable(message)
    sys.stdout.flush()
    sys.stderr.write(f"docs-config: {message}\n")
