"""The baseline: findings that a project has decided to live with for now."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING

from docs_config.errors import FileError
from docs_config.rules.fingerprints import fingerprints
from docs_config.rules.levels import stops_check

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import TextIO

    from docs_config.rules.results import FileResult

_VERSION = 1


def write_baseline(results: Iterable[FileResult | FileError], stream: TextIO) -> None:
    """Write the findings of files as a baseline.

    Args:
        results: The checked files.
        stream: Where the baseline goes.
    """
    files: dict[str, dict[str, str]] = {}
    for result in results:
        if not isinstance(result, FileError):
            named = zip(fingerprints(result), result.findings, strict=True)
            files[_key(result.path, ".")] = {name: finding.rule for name, finding in named}
    text = json.dumps({"version": _VERSION, "files": files}, indent=1, sort_keys=True)
    stream.write(text + "\n")


class Baseline:
    """The known findings.

    Args:
        path: The file's path, for messages.
        content: The output of `docs-config baseline`.
        root: The folder in which it was written.

    Raises:
        FileError: The content is not the output of that command.
    """

    def __init__(self, path: str, content: bytes, root: str = ".") -> None:
        self._root = root
        try:
            document = json.loads(content)
            if document["version"] != _VERSION:
                raise FileError(path, f"expected a baseline of version {_VERSION}")
            self._files = {name: set(known) for name, known in document["files"].items()}
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise FileError(path, "expected the output of docs-config baseline") from error

    def compare(self, result: FileResult) -> FileResult:
        """Return a result without the findings that are known, and with a note about those.

        Findings that stop the check are never left out.
        """
        known = self._files.get(_key(result.path, self._root), set())
        named = dict(zip(fingerprints(result), result.findings, strict=True))
        found = [f for name, f in named.items() if name not in known or stops_check(f)]
        remaining = len(named) - len(found)
        fixed = len(known - named.keys())
        notes = list(result.notes)
        if remaining or fixed:
            again = "; write it again" if fixed else ""
            notes.append(f"baseline: {remaining} known findings left, {fixed} fixed{again}")
        return result.with_findings(found, notes, hidden=remaining)


def _key(path: str, root: str) -> str:
    """Return the path of a file relative to the folder in which a baseline is written."""
    return os.path.relpath(path, root).replace(os.sep, "/")
