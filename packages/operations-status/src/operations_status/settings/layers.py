"""Finding what was set, and where, before it is read as the type of its setting."""

from __future__ import annotations

import logging
import os
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any

import attrs

from operations_status.errors import SettingsError
from operations_status.settings.files import config_files, read_config_file
from operations_status.settings.values import from_file, from_text, mismatch, pieces

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

    from cattrs import Converter

PREFIX = "MONITOR_"
CONFIG_VARIABLE = "MONITOR_CONFIG"
OTHER_VARIABLES = ("CONFIG", "DEBUG", "TOKEN")
"""What follows `MONITOR_` in variables that are no settings."""

NEAR = 0.85
"""From which similarity on (0 to 1) an unknown variable counts as a slip of the pen."""

_log = logging.getLogger(__name__)


@attrs.frozen(kw_only=True)
class GivenValue:
    """A value as it was given.

    Attributes:
        raw: What stands there.
        source: Where it stands.
        converter: Returns what reads it.
        folder: What a path is relative to; "" for the working directory.
    """

    raw: Any = attrs.field(repr=False)
    source: str
    converter: Callable[[], Converter] = attrs.field(repr=False)
    folder: str = ""


def find_given(
    overrides: Mapping[str, object],
    environ: Mapping[str, str],
    files: Sequence[Path],
    *,
    names: Collection[str],
) -> dict[str, GivenValue]:
    """Return the value of the nearest source for each name that was set anywhere.

    Egress providers have names of their own, `egress.NAME`.

    Args:
        overrides: What the command line says; None counts as not given.
        environ: Environment variables; an empty one counts as not given.
        files: Configuration files, nearest first.
        names: The settings there are.

    Raises:
        SettingsError: A file cannot be read, or a name is not known.
    """
    given: dict[str, GivenValue] = {}
    for path in reversed(files):
        given |= _from_file(path, names)
    given |= _from_environment(environ, names)
    return given | _from_command_line(overrides, names)


def files_to_read(
    config_file: Path | None,
    environ: Mapping[str, str],
    default_files: Sequence[Path] | None,
) -> list[Path]:
    """Return the configuration files there are, nearest first.

    The one that was named must exist; it is an error later if it does not.
    """
    named = config_file or environ.get(CONFIG_VARIABLE) or None
    usual = config_files(environ) if default_files is None else default_files
    found = [path for path in usual if os.path.exists(path)]  # noqa: PTH110 Path.exists() may raise
    if named is not None:
        found.insert(0, Path(os.path.expanduser(named)))  # noqa: PTH111 nor does this
    return found


def _from_file(path: Path, names: Collection[str]) -> dict[str, GivenValue]:
    """Return what a configuration file sets."""
    source, folder = f"file {path}", str(path.parent.absolute())
    values = _flat(read_config_file(path), names, source)
    return {
        name: GivenValue(raw=raw, source=source, converter=from_file, folder=folder)
        for name, raw in values.items()
    }


def _from_environment(environ: Mapping[str, str], names: Collection[str]) -> dict[str, GivenValue]:
    """Return what environment variables set."""
    given: dict[str, GivenValue] = {}
    for variable in sorted(environ):
        name = variable.removeprefix(PREFIX).lower()
        if variable.startswith(PREFIX) and variable.isupper() and environ[variable].strip():
            if name not in names:
                _warn_of_slip(variable, names)
                continue
            source = f"environment {variable}"
            for flat, raw in _flat({name: environ[variable]}, names, source).items():
                given[flat] = GivenValue(raw=raw, source=source, converter=from_text)
    return given


def _warn_of_slip(variable: str, names: Collection[str]) -> None:
    """Warn of a variable that is nearly one of ours; others may belong to other programs."""
    known = [PREFIX + name.upper() for name in names]
    if variable.removeprefix(PREFIX) not in OTHER_VARIABLES:
        for near in get_close_matches(variable, known, n=1, cutoff=NEAR):
            _log.warning("%s is not a setting and is ignored; did you mean %s?", variable, near)


def _from_command_line(
    overrides: Mapping[str, object], names: Collection[str]
) -> dict[str, GivenValue]:
    """Return what the command line sets."""
    said = {name: raw for name, raw in overrides.items() if raw is not None}
    return {
        name: GivenValue(raw=raw, source="command line", converter=from_text)
        for name, raw in _flat(said, names, "command line").items()
    }


def _flat(values: Mapping[str, Any], names: Collection[str], source: str) -> dict[str, Any]:
    """Check the names of values, and give each egress provider a name of its own."""
    for name in values.keys() - set(names):
        near = get_close_matches(name, names, n=1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise SettingsError(f"there is no setting {name!r}{hint}", source=source)
    flat = {name: raw for name, raw in values.items() if name != "egress"}
    if "egress" in values:
        flat |= _flat_egress(values["egress"], source)
    return flat


def _flat_egress(value: object, source: str) -> dict[str, Any]:
    """Return egress providers by `egress.NAME`, from tables or from `NAME=URL;NAME=URL`."""
    expected = "[egress.NAME] tables, or NAME=URL joined by semicolons"
    if isinstance(value, str):
        pairs = [piece.partition("=") for piece in pieces(value)]
        value = {name.strip(): url for name, _, url in pairs}
    if not isinstance(value, dict) or not all(value):
        error = mismatch(expected, value, secret=True)
        raise SettingsError(error.problem, source=source, key="egress")
    return {f"egress.{name}": raw for name, raw in value.items()}
