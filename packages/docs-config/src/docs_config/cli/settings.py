"""Settings of a project, in `docs-config.toml` or the table `[tool.docs-config]`."""

from __future__ import annotations

# Importing pathlib would cost as much as the whole check of a typical file.
# ruff: noqa: PTH100, PTH118, PTH120
import os
from typing import TYPE_CHECKING

from docs_config.errors import FileError, SettingsError
from docs_config.files.globs import matches
from docs_config.files.trees import OUTSIDE, find_repository, find_root, is_repository, leaves
from docs_config.rules.catalogue import RULES
from docs_config.rules.levels import FAMILIES, LEVELS, family, nearest, unknown_rule
from docs_config.schema.revisions import AUTO, REVISIONS
from docs_config.text.reader import read_file

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

FILE_NAME = "docs-config.toml"
PYPROJECT = "pyproject.toml"
TABLE = "tool.docs-config"
_NOTHING_THERE = ("no such file", "not a directory")
_NOT_SHOWN = "not valid settings; the content of a file outside of the repository is not shown"


class Settings:
    """Settings of a project.

    Attributes:
        path: The file that they were read from, None without one.
        root: The folder of that file, to which globs of files are relative; empty without one.
        values: The settings by their names in the file.
    """

    __slots__ = ("path", "root", "values")

    def __init__(self, path: str | None = None, values: dict[str, Any] | None = None) -> None:
        self.path = path
        self.root = "" if path is None else os.path.dirname(os.path.abspath(path))
        self.values = values or {}

    def value(self, name: str) -> Any:
        """Return a setting for all files, or None."""
        return self.values.get(name)

    @property
    def baseline(self) -> str | None:
        """The path of the file with the known findings, None without one."""
        name = self.values.get("baseline")
        return _show(os.path.join(self.root, name)) if name else None

    def for_file(self, path: str) -> dict[str, Any]:
        """Return the settings of one file, with those of the `[per-file]` tables that match it.

        A later table overrides an earlier one. The `rules` of all tables are merged; the level of a
        family replaces earlier levels of its rules. The `ignore` lists are joined.
        """
        effective = {name: value for name, value in self.values.items() if name != "per-file"}
        for glob, overrides in self.values.get("per-file", {}).items():
            if matches(self._relative(path), glob):
                ignore = [*effective.get("ignore", ()), *overrides.get("ignore", ())]
                later = overrides.get("rules", {})
                kept = {
                    name: level
                    for name, level in effective.get("rules", {}).items()
                    if name in FAMILIES or family(name) not in later
                }
                effective |= {**overrides, "ignore": ignore, "rules": kept | later}
        return effective

    def is_excluded(self, path: str) -> bool:
        """Return whether a file is left out of the check."""
        globs = self.values.get("exclude", ())
        return bool(globs) and any(matches(self._relative(path), glob) for glob in globs)

    def is_named(self, path: str) -> bool:
        """Return whether a `[per-file]` table matches a file."""
        globs = self.values.get("per-file", {})
        return any(matches(self._relative(path), glob) for glob in globs)

    def _relative(self, path: str) -> str:
        return os.path.relpath(os.path.abspath(path), self.root).replace(os.sep, "/")


class SettingsReader:
    """Finds and reads settings files, each once.

    Args:
        is_enabled: Whether settings files are looked for at all.
        allow_outside: Whether symbolic links out of the repository are followed.
    """

    def __init__(self, *, is_enabled: bool = True, allow_outside: bool = False) -> None:
        self._is_enabled = is_enabled
        self._allow_outside = allow_outside
        self._known: dict[str, Settings] = {}

    def for_folder(self, folder: str) -> Settings:
        """Return the settings that apply in a folder: those of the nearest settings file.

        The search goes up to the root of the repository, a folder with `.git`.

        Raises:
            SettingsError: A settings file is invalid.
            FileError: A settings file cannot be read, or it or the baseline that it names is a
                symbolic link out of the repository.
        """
        here = os.path.abspath(folder)
        if not self._is_enabled:
            return Settings()
        passed = []
        while here not in self._known:
            passed.append(here)
            found = self._read_folder(here)
            above = os.path.dirname(here)
            if found is not None or above == here or is_repository(here):
                self._known[here] = found or Settings()
                break
            here = above
        for known in passed:
            self._known[known] = self._known[here]
        return self._known[here]

    def _read_folder(self, folder: str) -> Settings | None:
        for name, table in ((FILE_NAME, ""), (PYPROJECT, TABLE)):
            path = os.path.join(folder, name)
            try:
                data = read_file(path)
            except FileError as error:
                if error.reason not in _NOTHING_THERE:
                    raise FileError(_show(path), error.reason) from error
                continue
            if table and b"docs-config" not in data:
                continue
            settings = self._parse(data, path, table)
            if settings is not None:
                return settings
        return None

    def _parse(self, data: bytes, path: str, table: str) -> Settings | None:
        """Return the settings in a file that lies in the repository, None if it has no table."""
        root = find_repository(os.path.dirname(path)) or find_root(path)
        is_outside = leaves(path, root)
        if is_outside and not self._allow_outside:
            raise FileError(_show(path), OUTSIDE)
        try:
            settings = parse_settings(data, _show(path), table)
        except SettingsError:
            if is_outside:
                raise SettingsError(_show(path), _NOT_SHOWN) from None
            raise
        baseline = settings and settings.baseline
        if baseline and not self._allow_outside and leaves(baseline, root):
            raise FileError(baseline, OUTSIDE)
        return settings


def _show(path: str) -> str:
    """Return a path relative to the current folder if it lies below it."""
    here = os.getcwd() + os.sep  # noqa: PTH109 see above
    return path.removeprefix(here)


def parse_settings(data: bytes, path: str, table: str = "") -> Settings | None:
    """Return the settings in a file, None if the table does not exist or is empty.

    Args:
        data: The file's content.
        path: Its path.
        table: The name of the table with the settings; empty for the whole file.

    Raises:
        SettingsError: It is not TOML, or has an unknown key or an invalid value.
    """
    import tomllib  # noqa: PLC0415 most projects have no settings

    try:
        text = data.decode()
        values = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingsError(path, f"not TOML: {error}") from error
    for name in table.split(".") if table else ():
        values = values.get(name, {})
        if not isinstance(values, dict):
            raise SettingsError(path, f"not TOML: expected a table {table}")
    if table and not values:
        return None
    _Verifier(path, text, table).verify(values)
    return Settings(path, values)


class _Verifier:
    """Raises an error about an unknown or invalid setting, with its position in the file."""

    def __init__(self, path: str, text: str, table: str) -> None:
        self._path = path
        self._text = text
        self._prefix = table.split(".") if table else []

    def verify(self, values: dict[str, Any]) -> None:
        self._verify_keys(values, _KEYS, [])
        for glob, overrides in values.get("per-file", {}).items():
            path = ["per-file", glob]
            if not isinstance(overrides, dict):
                self._refuse(path, f"expected a table of settings, found {overrides!r}")
            self._verify_keys(overrides, _PER_FILE_KEYS, path)

    def _verify_keys(
        self,
        values: dict[str, Any],
        known: dict[str, tuple[str, Callable[[Any], bool]]],
        path: list[str],
    ) -> None:
        for key, value in values.items():
            if key not in known:
                meant = nearest(key, tuple(known))
                hint = f"did you mean {meant}?" if meant else f"there are {', '.join(known)}"
                self._refuse([*path, key], f"unknown setting; {hint}")
            expected, is_right = known[key]
            if not is_right(value):
                self._refuse([*path, key], f"expected {expected}, found {value!r}")
        for rule, level in values.get("rules", {}).items():
            place = [*path, "rules", rule]
            if rule not in FAMILIES and rule not in RULES:
                self._refuse(place, unknown_rule(rule))
            levels = ", ".join(LEVELS)
            if isinstance(level, dict):
                name = f"{rule}/{next(iter(level), '')}"
                self._refuse(place, f'expected one of {levels}; quote names of rules: "{name}"')
            if level not in LEVELS:
                self._refuse(place, f"expected one of {levels}, found {level!r}")

    def _refuse(self, path: list[str], reason: str) -> None:
        line, column = _locate_key(self._text, [*self._prefix, *path])
        name = ".".join(path)
        raise SettingsError(f"{self._path}:{line}:{column}", f"{name}: {reason}")


def _is_strings(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


_PER_FILE_KEYS: dict[str, tuple[str, Callable[[Any], bool]]] = {
    "revision": ("a revision or auto", lambda value: value in (*REVISIONS, AUTO)),
    "ignore": ("a list of globs of pages", _is_strings),
    "links": ("true or false", lambda value: isinstance(value, bool)),
    "rules": ("a table of levels by rule", lambda value: isinstance(value, dict)),
}
_KEYS: dict[str, tuple[str, Callable[[Any], bool]]] = {
    **_PER_FILE_KEYS,
    "baseline": ("the path of a file", lambda value: isinstance(value, str)),
    "exclude": ("a list of globs of files", _is_strings),
    "max-warnings": ("a number of warnings", lambda value: type(value) is int and value >= 0),
    "per-file": ("a table of tables of settings by glob", lambda value: isinstance(value, dict)),
}


def _locate_key(text: str, path: list[str]) -> tuple[int, int]:
    """Return line and column of a key, both from 1.

    The text is searched line by line. For a key inside an inline table, this is the position of the
    nearest enclosing key or header that begins a line.
    """
    import tomllib  # noqa: PLC0415 as above

    best = (1, 1)
    depth = -1
    section: list[str] = []
    for number, line in enumerate(text.splitlines(), start=1):
        try:
            header: Any = tomllib.loads(line) if line.lstrip().startswith("[") else None
        except tomllib.TOMLDecodeError:  # a line of a list
            header = None
        if header is not None:
            section = []
            while isinstance(header, dict) and header:
                name, header = header.popitem()
                section.append(name)
            reached = _common(section, path)
        else:
            key = line.partition("=")[0].strip().strip("\"'") if "=" in line else ""
            reached = _common([*section, key], path) if key else -1
        if reached > depth:
            best = (number, len(line) - len(line.lstrip()) + 1)
            depth = reached
    return best


def _common(steps: list[str], path: list[str]) -> int:
    """Return the number of *steps* if *path* begins with them, else -1."""
    return len(steps) if steps == path[: len(steps)] else -1
