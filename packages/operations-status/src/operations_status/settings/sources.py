"""Sources of settings: configuration files, environment variables, the command line.

The folders follow the XDG base directory specification, and `%APPDATA%`, `%LOCALAPPDATA%` and
`%PROGRAMDATA%` on Windows. platformdirs asks Windows itself there, so that these variables would no
longer move a service's files, and has no `/etc/NAME`.
"""

from __future__ import annotations

import logging
import os
import tomllib
from contextlib import contextmanager
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any

import attrs

from operations_status.errors import SettingsError

from .fields import name_providers

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

MAX_FILE_SIZE = 1024 * 1024
"""The largest size of a configuration file in bytes."""

_NAME = "operations-status"
_PREFIX = "MONITOR_"
_NEAR = 0.85
"""Similarity (0 to 1) from which on an unknown variable counts as a misspelt setting."""

_log = logging.getLogger(__name__)


@attrs.frozen
class GivenValue:
    """A value of a setting (`egress.NAME` for an egress provider), and where it comes from.

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


def read_given(
    overrides: Mapping[str, object],
    environ: Mapping[str, str],
    files: Sequence[Path],
    *,
    names: Collection[str],
) -> Iterator[GivenValue]:
    """Yield every value that is given, those of the nearest source last.

    None on the command line and an empty variable count as not given.

    Raises:
        SettingsError: A file cannot be read, or a name is not that of a setting.
    """
    given: list[GivenValue] = []
    for path in reversed(files):
        folder = str(path.parent.absolute())
        values = _read_file(path).items()
        given += [GivenValue(name, value, f"file {path}", folder) for name, value in values]
    given += _read_variables(environ, names)
    said = [(name, value) for name, value in overrides.items() if value is not None]
    given += [GivenValue(name, value, "command line") for name, value in said]
    for one in given:
        if one.name not in names:
            near = get_close_matches(one.name, names, n=1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            raise SettingsError(f"there is no setting {one.name!r}{hint}", source=one.source)
        if one.name != "egress":
            yield one
            continue
        with one.locate_errors():
            providers = name_providers(one.value)
        for name, table in providers.items():
            yield attrs.evolve(one, name=f"egress.{name}", value=table)


def _read_variables(environ: Mapping[str, str], names: Collection[str]) -> Iterator[GivenValue]:
    """Yield the settings among variables; warn of what is nearly one, as others are not ours."""
    known = {_PREFIX + name.upper(): name for name in names}
    for variable, text in sorted(environ.items()):
        if not (variable.startswith(_PREFIX) and variable.isupper() and text.strip()):
            continue
        if variable in known:
            yield GivenValue(known[variable], text, f"environment {variable}")
        else:
            for near in get_close_matches(variable, known, n=1, cutoff=_NEAR):
                _log.warning("%s is not a setting and is ignored; did you mean %s?", variable, near)


def config_files(environ: Mapping[str, str], *, system: str = os.name) -> tuple[Path, ...]:
    """Return the places of configuration files: the user's, then the machine's."""
    if system == "nt":
        user, machine = (_folder(environ, name) for name in ("APPDATA", "PROGRAMDATA"))
    else:
        user, machine = _folder(environ, "XDG_CONFIG_HOME", ".config"), Path("/etc", _NAME)
    return tuple(folder / "config.toml" for folder in (user, machine) if folder is not None)


def state_folder(environ: Mapping[str, str], *, system: str = os.name) -> Path | None:
    """Return the user's folder for the state of this package, or None where none is known."""
    if system == "nt":
        return _folder(environ, "LOCALAPPDATA")
    return _folder(environ, "XDG_STATE_HOME", ".local/state")


def _folder(environ: Mapping[str, str], variable: str, under_home: str = "") -> Path | None:
    """Return our folder in the one that a variable names, or in one under the user's home."""
    named = environ.get(variable, "")
    if Path(named).is_absolute():
        return Path(named, _NAME)
    home = environ.get("HOME") or os.path.expanduser("~")  # noqa: PTH111 Path.home() raises
    return Path(home, under_home, _NAME) if under_home and Path(home).is_absolute() else None


def find_files(
    config_file: Path | None, environ: Mapping[str, str], default_files: Sequence[Path] | None
) -> list[Path]:
    """Return the configuration files that exist, nearest first, and the one that was named."""
    named = config_file or environ.get("MONITOR_CONFIG") or None
    usual = config_files(environ) if default_files is None else default_files
    found = [path for path in usual if os.path.exists(path)]  # noqa: PTH110 Path.exists() may raise
    if named is not None:
        found.insert(0, Path(os.path.expanduser(named)))  # noqa: PTH111 nor does this
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
