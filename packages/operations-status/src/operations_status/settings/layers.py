"""The layers of settings: files, environment variables, command line."""

from __future__ import annotations

import logging
import os
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any

import attrs

from operations_status.errors import SettingsError

from .files import config_files, read_config_file

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

_PREFIX = "MONITOR_"
_OTHER_VARIABLES = ("MONITOR_CONFIG", "MONITOR_DEBUG", "MONITOR_TOKEN")
"""Variables of this package that are not settings."""

_NEAR = 0.85
"""Similarity (0 to 1) from which on an unknown variable counts as a misspelt setting."""

_log = logging.getLogger(__name__)


@attrs.frozen
class Layer:
    """Settings from one source.

    Attributes:
        source: The source, as errors and `config` name it.
        values: The values as they were given, by the name of the setting.
        folder: The folder of a file, to which its paths are relative; None for a source of text,
            whose paths are relative to the working directory.
    """

    source: str
    values: Mapping[str, Any] = attrs.field(repr=False)
    folder: str | None = None


def read_layers(
    overrides: Mapping[str, object],
    environ: Mapping[str, str],
    files: Sequence[Path],
    *,
    names: Collection[str],
) -> Iterator[Layer]:
    """Yield the layers, the nearest last.

    Args:
        overrides: What the command line says; None counts as not given.
        environ: Environment variables; an empty one counts as not given.
        files: Configuration files, nearest first.
        names: The names of all settings.

    Raises:
        SettingsError: A file cannot be read, or a name is not that of a setting.
    """
    for path in reversed(files):
        folder = str(path.parent.absolute())
        yield _checked(Layer(f"file {path}", read_config_file(path), folder), names)
    for variable, value in sorted(environ.items()):
        if variable.startswith(_PREFIX) and variable.isupper() and value.strip():
            name = variable.removeprefix(_PREFIX).lower()
            if name in names:
                yield Layer(f"environment {variable}", {name: value})
            elif variable not in _OTHER_VARIABLES:
                _warn_if_misspelt(variable, names)
    given = {name: value for name, value in overrides.items() if value is not None}
    yield _checked(Layer("command line", given), names)


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


def _checked(layer: Layer, names: Collection[str]) -> Layer:
    """Return a layer, unless it has a name that is not that of a setting."""
    for name in layer.values.keys() - set(names):
        near = get_close_matches(name, names, n=1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise SettingsError(f"there is no setting {name!r}{hint}", source=layer.source)
    return layer


def _warn_if_misspelt(variable: str, names: Collection[str]) -> None:
    """Warn of a variable that is nearly one of ours; others may belong to other programs."""
    known = [_PREFIX + name.upper() for name in names]
    for near in get_close_matches(variable, known, n=1, cutoff=_NEAR):
        _log.warning("%s is not a setting and is ignored; did you mean %s?", variable, near)
