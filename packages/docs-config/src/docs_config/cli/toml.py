"""Settings files in TOML.

Importing `tomllib` costs as much as starting the interpreter, so the lines that most settings files
consist of are read here; any other line is left to `tomllib`, together with the whole file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from docs_config.text.scanner import scan_at

if TYPE_CHECKING:
    from typing import Any

_BARE = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-")


class TomlError(ValueError):
    """A text is not TOML; the message says why and where."""


class _NotPlainError(Exception):
    """The text needs the full TOML parser."""


def read_toml(text: str, table: str = "") -> dict[str, Any]:
    """Return a TOML document, or one table of it.

    Args:
        text: The document.
        table: The name of the table, `tool.docs-config`; nothing else of the document is read then,
            as far as that is possible. An empty dict is returned if there is no such table.

    Raises:
        TomlError: It is not TOML.
    """
    path = table.split(".") if table else []
    if path and path[-1] not in text:
        return {}
    try:
        found = _read_plain(text, path)
    except _NotPlainError:
        found = _read_any(text)
    for step in path:
        found = found.get(step, {})
        if not isinstance(found, dict):
            raise TomlError(f"expected a table {table}")
    return found


def _read_any(text: str) -> dict[str, Any]:
    import tomllib  # noqa: PLC0415 see above

    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise TomlError(str(error)) from error


def _read_plain(text: str, wanted: list[str]) -> dict[str, Any]:
    document: dict[str, Any] = {}
    here = document
    is_wanted = not wanted
    offset = 0
    seen: set[tuple[str, ...]] = set()
    while offset < len(text):
        line = text[offset:].partition("\n")[0]
        stripped = line.strip()
        if stripped.startswith("["):
            path = _header(stripped)
            is_wanted = path[: len(wanted)] == wanted
            if is_wanted:
                here = _enter(document, path, seen)
            offset += len(line) + 1
        elif not is_wanted or not stripped or stripped.startswith("#"):
            if not is_wanted and ('"""' in line or "'''" in line or "docs-config" in _name(line)):
                raise _NotPlainError  # a string that may contain a header, or a dotted key
            offset += len(line) + 1
        else:
            offset = _member(text, offset, here)
    return document


def _header(line: str) -> list[str]:
    """Return the names of `[a.b."c d"]`."""
    names: list[str] = []
    rest = line[1:].strip()
    if rest.startswith("["):
        return []
    while True:
        name, rest = _key(rest)
        names.append(name)
        if rest.startswith("."):
            rest = rest[1:].strip()
            continue
        comment = rest[1:].strip()
        if not rest.startswith("]") or (comment and not comment.startswith("#")):
            raise _NotPlainError
        return names


def _name(line: str) -> str:
    return line.partition("=")[0]


def _key(text: str) -> tuple[str, str]:
    """Return the key that a text begins with, and the rest of it."""
    if text.startswith('"'):
        end = text.find('"', 1)
        if end < 0 or "\\" in text[:end]:
            raise _NotPlainError
        return text[1:end], text[end + 1 :].lstrip()
    end = next((n for n, character in enumerate(text) if character not in _BARE), len(text))
    if end == 0:
        raise _NotPlainError
    return text[:end], text[end:].lstrip()


def _enter(document: dict[str, Any], path: list[str], seen: set[tuple[str, ...]]) -> dict[str, Any]:
    """Return the table of a header; one that is there twice is left to the real parser."""
    if not path or tuple(path) in seen:
        raise _NotPlainError
    seen.add(tuple(path))
    here = document
    for name in path:
        here = here.setdefault(name, {})
        if not isinstance(here, dict):
            raise _NotPlainError
    return here


def _member(text: str, offset: int, table: dict[str, Any]) -> int:
    """Read `key = value` where the value reads the same in JSON; return the offset after it."""
    line = text[offset:].partition("\n")[0]
    key, rest = _key(line.lstrip())
    if not rest.startswith("=") or key in table:
        raise _NotPlainError
    start = offset + len(line) - len(rest) + 1
    while text[start : start + 1] in (" ", "\t"):
        start += 1
    try:
        value, end = scan_at(text, start)
    except (ValueError, StopIteration, RecursionError, SystemError):
        raise _NotPlainError from None
    written = text[start:end]
    if "\\" in written or not _is_plain(value):
        raise _NotPlainError
    rest = text[end:].partition("\n")[0]
    if rest.strip() and not rest.lstrip().startswith("#"):
        raise _NotPlainError
    table[key] = value
    return int(end) + len(rest) + 1


def _is_plain(value: Any) -> bool:
    """Return whether JSON and TOML agree on a value."""
    if isinstance(value, list):
        return all(isinstance(item, str) for item in value)
    return isinstance(value, (str, bool, int))


def locate_key(text: str, path: list[str]) -> tuple[int, int]:
    """Return line and column, from 1, of a key, as far as they can be found without a parser."""
    best = (1, 1)
    depth = -1
    section: list[str] = []
    for number, line in enumerate(text.splitlines(), start=1):
        names = line.strip().strip("[]").split("#")[0] if line.strip().startswith("[") else None
        if names is not None:
            section = [name.strip("\"' ]") for name in _split(names)]
            reached = _common(section, path) if len(section) <= len(path) else -1
        else:
            key = line.partition("=")[0].strip().strip("\"'") if "=" in line else ""
            reached = _common([*section, key], path) if key else -1
        if reached > depth:
            best = (number, len(line) - len(line.lstrip()) + 1)
            depth = reached
    return best


def _split(names: str) -> list[str]:
    """Split a header at the dots that stand outside of quotes."""
    parts = names.split('"')
    pieces: list[str] = []
    for number, part in enumerate(parts):
        pieces += [part] if number % 2 else [piece for piece in part.split(".") if piece.strip()]
    return pieces


def _common(steps: list[str], path: list[str]) -> int:
    """Return how many steps a path shares with another that it has to lie on, else -1."""
    return len(steps) if steps == path[: len(steps)] else -1
