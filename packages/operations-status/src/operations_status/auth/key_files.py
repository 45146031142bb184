"""Files of public keys, which are read again when they change.

A path names a file, or a folder whose `*.json` files are read. A file contains the output of
`operations-status generate-key --output json`, or only its `settings`::

    {"keys": [{"subject": "ci", "public_key": "eyJrdHki...", "tags": ["ci"]}]}

`tags`, the scope of the key, is optional. `public_key` may also be the JSON Web Key itself, as an
object.
"""

from __future__ import annotations

import json
import logging
import stat
from pathlib import Path
from typing import TYPE_CHECKING, Any

import attrs

from operations_status.auth.keys import VerificationKey, read_key, read_object
from operations_status.errors import KeyFileError, SettingsError
from operations_status.settings import clean_scope

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

MAX_FILE_SIZE = 1024 * 1024
"""Largest key file in bytes."""

_log = logging.getLogger(__name__)


@attrs.frozen(kw_only=True)
class _Reading:
    """Content of a file when it was last read, and the problem that makes its keys unusable."""

    content: bytes | None = None
    keys: tuple[VerificationKey, ...] = ()
    problem: str = ""


class KeyFiles:
    """The keys of some files and folders.

    While a file cannot be read, its keys are not trusted; the keys of the other files are.
    """

    def __init__(self, paths: Sequence[str]) -> None:
        """Read the files for the first time.

        Raises:
            KeyFileError: A file is missing, or does not contain public keys.
        """
        self._paths = tuple(Path(path) for path in paths)
        self._readings: dict[Path, _Reading] = {}
        self._readings = {path: self._load(path) for path in self._files()}
        for reading in self._readings.values():
            if reading.problem:
                raise KeyFileError(reading.problem)

    @property
    def keys(self) -> tuple[VerificationKey, ...]:
        """Keys of all files when they were last read."""
        return tuple(key for reading in self._readings.values() for key in reading.keys)

    def refresh(self) -> bool:
        """Read the files again; return whether any has changed."""
        before = self._readings
        self._readings = {path: self._load(path) for path in self._files()}
        for path, reading in self._readings.items():
            if reading.problem and reading.problem != before.get(path, _Reading()).problem:
                _log.error("%s; its keys are not trusted until it can be read", reading.problem)
        return self._readings != before

    def _files(self) -> Iterator[Path]:
        """Yield each file that exists or should exist, in a stable order."""
        for path in self._paths:
            try:
                inside = sorted(path.iterdir())
            except OSError:
                yield path
            else:
                yield from (
                    file
                    for file in inside
                    if file.suffix == ".json" and not file.name.startswith(".")
                )

    def _load(self, path: Path) -> _Reading:
        """Read a file, and parse it if it has changed."""
        known = self._readings.get(path, _Reading())
        try:
            if not stat.S_ISREG(path.stat().st_mode):
                raise OSError("expected a file, or a folder that can be listed")  # noqa: TRY301
            with path.open("rb") as file:
                content = file.read(MAX_FILE_SIZE + 1)
            if len(content) > MAX_FILE_SIZE:
                raise OSError(f"expected at most {MAX_FILE_SIZE} bytes")  # noqa: TRY301
        except OSError as error:
            why = error.strerror or str(error)
            return _Reading(problem=f"key file {path}: cannot be read: {why}")
        return known if content == known.content else _read(content, source=f"key file {path}")


def _read(content: bytes, *, source: str) -> _Reading:
    """Read the keys in the content of a file."""
    try:
        found = read_object(content)
        settings = found.get("settings", found)
        keys = tuple(_keys(settings, source))
    except ValueError as error:
        return _Reading(content=content, problem=f"{source}: {error}")
    except KeyFileError as error:
        return _Reading(content=content, problem=str(error))
    if "token" in found:
        _log.warning(
            "%s holds a token, which the service does not need: keep settings only", source
        )
    return _Reading(content=content, keys=keys)


def _keys(settings: Any, source: str) -> Iterator[VerificationKey]:
    """Yield the keys of the settings in a file."""
    tables = settings.get("keys") if isinstance(settings, dict) else None
    if not isinstance(tables, list):
        raise ValueError('expected {"keys": [{"subject": "…", "public_key": "…"}]}')  # noqa: TRY004
    for index, table in enumerate(tables):
        match table:
            case {"subject": str(subject), "public_key": str() | dict() as key} if subject.strip():
                text = key if isinstance(key, str) else json.dumps(key)
            case _:
                raise ValueError(f"expected keys[{index}] to have a subject and a public_key")
        # A misspelt scope must not become a key without one.
        if unknown := sorted(table.keys() - {"subject", "public_key", "tags"}):
            members = "subject, public_key and tags"
            raise ValueError(f"expected keys[{index}] to have only {members}, got {unknown[0]!r}")
        try:
            tags = clean_scope(table["tags"]) if "tags" in table else ()
        except SettingsError as error:
            raise ValueError(f"keys[{index}].tags: {error.problem}") from None
        yield read_key(subject, text, tags=tags, source=source)
