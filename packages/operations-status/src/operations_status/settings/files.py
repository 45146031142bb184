"""The configuration files and the state folder of this machine.

The folders follow the XDG base directory specification, and `%APPDATA%`, `%LOCALAPPDATA%` and
`%PROGRAMDATA%` on Windows.
"""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from operations_status.errors import SettingsError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

MAX_FILE_SIZE = 1024 * 1024
"""The largest size of a configuration file in bytes."""

_NAME = "operations-status"


def config_files(environ: Mapping[str, str], *, system: str = os.name) -> tuple[Path, ...]:
    """Return the places of configuration files: the user's, then the machine's."""
    if system == "nt":
        user, machine = (_folder(environ, name) for name in ("APPDATA", "PROGRAMDATA"))
    else:
        user, machine = _folder(environ, "XDG_CONFIG_HOME", ".config"), Path("/etc")
    return tuple(folder / _NAME / "config.toml" for folder in (user, machine) if folder is not None)


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


def state_folder(environ: Mapping[str, str], *, system: str = os.name) -> Path | None:
    """Return the user's folder for the state of this package, or None where none is known."""
    place = ("LOCALAPPDATA",) if system == "nt" else ("XDG_STATE_HOME", ".local/state")
    folder = _folder(environ, *place)
    return None if folder is None else folder / _NAME


def _folder(environ: Mapping[str, str], variable: str, under_home: str = "") -> Path | None:
    """Return the folder that a variable names, or one under the home of the user."""
    named = environ.get(variable, "")
    if named and Path(named).is_absolute():
        return Path(named)
    home = environ.get("HOME") or os.path.expanduser("~")  # noqa: PTH111 Path.home() raises
    return Path(home, under_home) if under_home and Path(home).is_absolute() else None


def read_config_file(path: Path) -> dict[str, Any]:
    """Read a TOML file (v1.0.0).

    Raises:
        SettingsError: It is missing, unreadable, too large, not UTF-8 or not TOML.
    """
    source = f"file {path}"
    try:
        with path.open("rb") as file:
            content = file.read(MAX_FILE_SIZE + 1)
    except OSError as error:
        problem = f"cannot be read: {error.strerror or type(error).__name__}"
        raise SettingsError(problem, source=source) from error
    if len(content) > MAX_FILE_SIZE:
        raise SettingsError(f"expected at most {MAX_FILE_SIZE} bytes", source=source)
    try:
        return tomllib.loads(content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise SettingsError(f"line {line} is not UTF-8", source=source) from error
    except ValueError as error:
        lines = content.count(b"\n") + 1
        end = f"at line {lines}, the end of the file"
        problem = f"not TOML: {error}".replace("at end of document", end)
        raise SettingsError(problem, source=source) from error
    except RecursionError:
        raise SettingsError("not TOML: nested too deeply", source=source) from None
