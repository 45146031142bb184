"""Folders of the user and of the machine: the XDG specification, or the variables of Windows."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_NAME = "operations-status"


def config_files(environ: Mapping[str, str]) -> tuple[Path, ...]:
    """Return the places of configuration files: the user's, then the machine's."""
    user = _find_folder(environ, "APPDATA", "XDG_CONFIG_HOME", otherwise="~/.config")
    machine = _find_folder(environ, "PROGRAMDATA", otherwise="/etc")
    return tuple(folder / "config.toml" for folder in (user, machine) if folder is not None)


def state_folder(environ: Mapping[str, str]) -> Path | None:
    """Return the user's folder for the state of this package; None without a home folder."""
    return _find_folder(environ, "LOCALAPPDATA", "XDG_STATE_HOME", otherwise="~/.local/state")


def journal_folders(environ: Mapping[str, str], chosen: str | None = None) -> Sequence[Path]:
    """Return the folders for journals, the preferred one first.

    Args:
        environ: Environment variables.
        chosen: The only folder; None for the default.
    """
    if chosen := chosen or environ.get("MONITOR_JOURNAL_FOLDER", "").strip():
        return (Path(os.path.expanduser(chosen)),)  # noqa: PTH111 Path.expanduser() may raise
    state = state_folder(environ)
    temporary = Path(tempfile.gettempdir())
    return (temporary,) if state is None else (state / "journal", temporary)


def _find_folder(environ: Mapping[str, str], *variables: str, otherwise: str) -> Path | None:
    """Return this package's folder in the first of several folders whose path is absolute.

    Args:
        environ: Environment variables.
        variables: Variables that name a folder, the preferred one first.
        otherwise: The last folder; `~` is the user's home.
    """
    home = environ.get("HOME") or os.path.expanduser("~")  # noqa: PTH111 Path.home() raises
    places = [environ.get(name, "") for name in variables] + [otherwise.replace("~", home)]
    return next((Path(place, _NAME) for place in places if Path(place).is_absolute()), None)
