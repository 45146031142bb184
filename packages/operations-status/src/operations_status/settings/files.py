"""Where configuration files and state are kept on this machine, and how a file is read.

Folders follow the XDG base directory specification, and `%APPDATA%`, `%LOCALAPPDATA%` and
`%PROGRAMDATA%` on Windows.
"""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from operations_status.errors import SettingsError

if TYPE_CHECKING:
    from collections.abc import Mapping

FOLDER = "operations-status"
FILE = "config.toml"
MAX_FILE_SIZE = 1024 * 1024
"""Bytes that a configuration file may have."""


def config_files(environ: Mapping[str, str], *, system: str = os.name) -> tuple[Path, ...]:
    """Return where configuration files are looked for: the user's, then the machine's."""
    if system == "nt":
        user = _folder(environ, "APPDATA")
        machine = _folder(environ, "PROGRAMDATA")
    else:
        user = _folder(environ, "XDG_CONFIG_HOME", ".config")
        machine = Path("/etc")
    return tuple(folder / FOLDER / FILE for folder in (user, machine) if folder is not None)


def state_folder(environ: Mapping[str, str], *, system: str = os.name) -> Path | None:
    """Return the user's folder for what this package keeps, or None where none is known."""
    if system == "nt":
        folder = _folder(environ, "LOCALAPPDATA")
    else:
        folder = _folder(environ, "XDG_STATE_HOME", ".local/state")
    return None if folder is None else folder / FOLDER


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
        raise SettingsError(_why_unreadable(error), source=source) from error
    if len(content) > MAX_FILE_SIZE:
        raise SettingsError(f"expected at most {MAX_FILE_SIZE} bytes", source=source)
    return _parse(content, source)


def _why_unreadable(error: OSError) -> str:
    """Say in a few words why a file cannot be read."""
    if isinstance(error, FileNotFoundError):
        return "there is no such file"
    if isinstance(error, IsADirectoryError):
        return "expected a file, this is a directory"
    return f"cannot be read: {error.strerror or type(error).__name__}"


def _parse(content: bytes, source: str) -> dict[str, Any]:
    """Parse TOML, saying where it is broken without repeating what stands there."""
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
