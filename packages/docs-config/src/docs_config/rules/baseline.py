"""The baseline: findings that a project has accepted, so that only new ones are reported.

It is a file of JSON Lines: a line with the version, then a line for each finding. So each new or
removed entry is one line of a diff.
"""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING

from docs_config.errors import FileError
from docs_config.rules.fingerprints import (
    fingerprints,
    relative_file,
    without_indices,
    without_places,
)
from docs_config.rules.levels import stops_check

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import TextIO

    from docs_config.rules.findings import Finding
    from docs_config.rules.results import FileResult

    Entry = dict[str, str]

_HEADER = '{"version": 1}'
_NAMES = ("file", "rule", "target", "message", "fingerprint")


def write_baseline(results: Iterable[FileResult | FileError], stream: TextIO) -> None:
    """Write the findings of files as a baseline.

    Args:
        results: The checked files.
        stream: Where the baseline goes.
    """
    entries = []
    for result in results:
        if not isinstance(result, FileError):
            file = _key(result.path, ".")
            for fingerprint, finding in zip(fingerprints(result), result.findings, strict=True):
                message = without_places(finding.message)
                target = _target(finding, result)
                values = (file, finding.rule, target, message, fingerprint)
                entries.append(dict(zip(_NAMES, values, strict=True)))
    stream.write(_format(entries))


class Baseline:
    """The known findings.

    Args:
        path: The file's path, for messages.
        content: The output of `docs-config baseline`.
        root: The folder in which it was written.

    Attributes:
        content: The content of the file.

    Raises:
        FileError: The content is not the output of `docs-config baseline`.
    """

    def __init__(self, path: str, content: bytes, root: str = ".") -> None:
        self.content = content
        self._root = root
        self._compared: set[str] = set()
        self._outdated: set[tuple[str, str]] = set()
        self._files: dict[str, dict[str, str]] = {}
        try:
            header, *lines = content.decode().splitlines()
            self._entries: list[Entry] = [json.loads(line) for line in lines]
            for entry in self._entries:
                known = self._files.setdefault(entry["file"], {})
                known[entry["fingerprint"]] = entry["rule"]
        except (ValueError, KeyError, TypeError) as error:
            raise FileError(path, "expected the output of docs-config baseline") from error
        if header != _HEADER:
            raise FileError(path, f"expected the output of docs-config baseline: {_HEADER}")

    def compare(
        self, result: FileResult, covers: Callable[[str], bool] = lambda _: True
    ) -> FileResult:
        """Return a result without the known findings, and with a note about them.

        Findings that stop the check are never left out.

        Args:
            result: The result of a check.
            covers: Returns whether the check looked for violations of a rule.
        """
        file = _key(result.path, self._root)
        known = self._files.get(file, {})
        named = dict(zip(fingerprints(result), result.findings, strict=True))
        found = [f for name, f in named.items() if name not in known or stops_check(f)]
        remaining = len(named) - len(found)
        fixed = [name for name, rule in known.items() if name not in named and covers(rule)]
        self._compared.add(file)
        if not result.is_truncated:
            self._outdated.update((file, name) for name in fixed)
        notes = list(result.notes)
        if remaining or fixed:
            prune = "; remove them with docs-config baseline --prune" if fixed else ""
            notes.append(f"baseline: {remaining} known findings left, {len(fixed)} fixed{prune}")
        return result.with_findings(found, notes, hidden=remaining)

    def prune(self) -> tuple[str, int, int]:
        """Return the baseline without the entries that no longer occur.

        These are the entries that the compared results lack, and those of deleted files.

        Returns:
            The text of the pruned baseline, the number of removed entries and of those left in it.
        """
        left = [
            entry
            for entry in self._entries
            if (entry["file"], entry["fingerprint"]) not in self._outdated
            and (
                entry["file"] in self._compared
                or os.path.exists(os.path.join(self._root, entry["file"]))  # noqa: PTH110, PTH118 paths are strings here
            )
        ]
        return _format(left), len(self._entries) - len(left), len(left)


def _format(entries: list[Entry]) -> str:
    """Return the text of a baseline, sorted by file, rule and target."""
    ordered = sorted(entries, key=lambda entry: [entry.get(name, "") for name in _NAMES])
    return "".join(f"{line}\n" for line in [_HEADER, *map(json.dumps, ordered)])


def _target(finding: Finding, result: FileResult) -> str:
    """Return what a finding is about: a string of the document, a page, a property or a pointer."""
    value = result.value_at(finding.pointer)
    if isinstance(value, str) and finding.file is None:
        return value
    return relative_file(finding, result) or finding.property or without_indices(finding.pointer)


def _key(path: str, root: str) -> str:
    """Return the path of a file relative to the folder in which a baseline is written."""
    return os.path.relpath(path, root).replace(os.sep, "/")
