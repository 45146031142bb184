"""Sources of settings: configuration files, environment variables, the command line.

Folders follow the XDG base directory specification, or the variables of Windows.
"""

from __future__ import annotations

import os
import tomllib
from contextlib import contextmanager, suppress
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any

import attrs

from operations_status.errors import SettingsError

from .fields import to_provider_tables

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

MAX_FILE_SIZE = 1024 * 1024
"""The largest size of a configuration file in bytes."""

_NAME = "operations-status"


@attrs.frozen
class GivenValue:
    """A value of a setting (`egress.NAME` for an egress provider) and its source.

    Attributes:
        value: Text, or typed as in TOML.
        source: The source, as errors and `config` name it.
        folder: The folder of a file, to which its paths are relative; None for text, whose paths
            are relative to the working directory.
    """

    name: str
    value: Any = attrs.field(repr=False)
    source: str
    folder: str | None = None

    @contextmanager
    def locate_errors(self) -> Iterator[None]:
        """Within a block, let errors name the source and the setting."""
        try:
            yield
        except SettingsError as error:
            key = error.key or self.name
            raise SettingsError(error.problem, source=self.source, key=key) from None

    def convert(self, field: Any) -> Any:
        """Return the checked value for an attrs field of `Settings`, with its paths resolved."""
        value = self.value
        if self.folder is None and isinstance(value, str) and "read" in field.metadata:
            with suppress(ValueError):  # the validator has the better message
                value = field.metadata["read"](value)
        value = field.converter(value) if field.converter else value
        field.validator(None, field, value)
        if "is_path" not in field.metadata:
            return value
        paths = [value] if isinstance(value, str) else value
        resolved = [os.path.join(self.folder or "", os.path.expanduser(path)) for path in paths]  # noqa: PTH111, PTH118 may be relative
        return resolved[0] if isinstance(value, str) else resolved


def read_sources(
    overrides: Mapping[str, object],
    environ: Mapping[str, str],
    files: Sequence[Path],
    *,
    names: Collection[str],
) -> dict[str, GivenValue]:
    """Return the value of each setting from its nearest source; egress providers are merged.

    None on the command line and a blank variable count as not given.

    Raises:
        SettingsError: A file cannot be read, or a name is not that of a setting.
    """
    given: list[GivenValue] = []
    for path in reversed(files):
        folder = str(path.parent.absolute())
        values = _read_file(path).items()
        given += [GivenValue(name, value, f"file {path}", folder) for name, value in values]
    for name in names:
        variable = f"MONITOR_{name.upper()}"
        if environ.get(variable, "").strip():
            given.append(GivenValue(name, environ[variable], f"environment {variable}"))
    for name, value in overrides.items():
        if value is not None:
            given.append(GivenValue(name, value, "command line"))

    nearest: dict[str, GivenValue] = {}
    for one in given:
        if one.name not in names:
            near = get_close_matches(one.name, names, n=1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            raise SettingsError(f"there is no setting {one.name!r}{hint}", source=one.source)
        if one.name == "egress":
            with one.locate_errors():
                tables = to_provider_tables(one.value)
            for provider, table in tables.items():
                name = f"egress.{provider}"
                nearest[name] = attrs.evolve(one, name=name, value=table)
        else:
            nearest[one.name] = one
    return nearest


def config_files(environ: Mapping[str, str]) -> tuple[Path, ...]:
    """Return the places of configuration files: the user's, then the machine's."""
    user = _find_folder(environ, "APPDATA", "XDG_CONFIG_HOME", otherwise="~/.config")
    machine = _find_folder(environ, "PROGRAMDATA", otherwise="/etc")
    return tuple(folder / "config.toml" for folder in (user, machine) if folder is not None)


def state_folder(environ: Mapping[str, str]) -> Path | None:
    """Return the user's folder for the state of this package, or None where none is known."""
    return _find_folder(environ, "LOCALAPPDATA", "XDG_STATE_HOME", otherwise="~/.local/state")


def _find_folder(environ: Mapping[str, str], *variables: str, otherwise: str) -> Path | None:
    """Return our folder in the first place that has an absolute path; `~` is the user's home."""
    home = environ.get("HOME") or os.path.expanduser("~")  # noqa: PTH111 Path.home() raises
    places = [environ.get(name, "") for name in variables] + [otherwise.replace("~", home)]
    return next((Path(place, _NAME) for place in places if Path(place).is_absolute()), None)


def find_files(
    config_file: Path | None, environ: Mapping[str, str], default_files: Sequence[Path] | None
) -> list[Path]:
    """Return the configuration files that exist, nearest first, and the one that was named."""
    named = config_file or environ.get("MONITOR_CONFIG") or None
    usual = config_files(environ) if default_files is None else default_files
    found = [path for path in usual if os.path.exists(path)]  # noqa: PTH110 Path.exists() may raise
    if named is not None:
        found.insert(0, Path(os.path.expanduser(named)))  # noqa: PTH111 Path.expanduser() may raise
    return found


def _read_file(path: Path) -> dict[str, Any]:
    """Read a TOML file (v1.0.0)."""
    content = b""
    try:
        with path.open("rb") as file:
            content = file.read(MAX_FILE_SIZE + 1)
        if len(content) <= MAX_FILE_SIZE:
            return tomllib.loads(content.decode("utf-8-sig"))
        problem = f"expected at most {MAX_FILE_SIZE} bytes"
    except OSError as error:
        problem = f"cannot be read: {error.strerror or type(error).__name__}"
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        problem = f"line {line} is not UTF-8"
    except ValueError as error:
        lines = content.count(b"\n") + 1
        end = f"at line {lines}, the end of the file"
        problem = f"not TOML: {error}".replace("at end of document", end)
    except RecursionError:
        problem = "not TOML: nested too deeply"
    raise SettingsError(problem, source=f"file {path}")
