"""Values of settings as they are given: in files, environment variables, on the command line."""

from __future__ import annotations

import logging
from contextlib import contextmanager
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

import attrs

from operations_status.errors import SettingsError

from .files import read_config_file
from .tables import name_providers

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence
    from pathlib import Path

_PREFIX = "MONITOR_"
_OTHER_VARIABLES = ("MONITOR_CONFIG", "MONITOR_DEBUG", "MONITOR_TOKEN")
"""Variables of this package that are not settings."""

_NEAR = 0.85
"""Similarity (0 to 1) from which on an unknown variable counts as a misspelt setting."""

_log = logging.getLogger(__name__)


@attrs.frozen
class GivenValue:
    """A value of a setting, and where it comes from.

    Attributes:
        name: The setting; `egress.NAME` for an egress provider.
        value: Text, or typed as in TOML.
        source: The source, as errors and `config` name it.
        folder: The folder of a file, to which its paths are relative; None for a source of text,
            whose paths are relative to the working directory.
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
        for name, value in read_config_file(path).items():
            yield from _each(GivenValue(name, value, f"file {path}", folder), names)
    for variable, text in sorted(environ.items()):
        if variable.startswith(_PREFIX) and variable.isupper() and text.strip():
            name = variable.removeprefix(_PREFIX).lower()
            if name in names:
                yield from _each(GivenValue(name, text, f"environment {variable}"), names)
            elif variable not in _OTHER_VARIABLES:
                _warn_if_misspelt(variable, names)
    for name, value in overrides.items():
        if value is not None:
            yield from _each(GivenValue(name, value, "command line"), names)


def _each(given: GivenValue, names: Collection[str]) -> Iterator[GivenValue]:
    """Yield a value, or one for each egress provider, under names of their own."""
    if given.name not in names:
        near = get_close_matches(given.name, names, n=1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise SettingsError(f"there is no setting {given.name!r}{hint}", source=given.source)
    if given.name != "egress":
        yield given
        return
    with given.locate_errors():
        providers = name_providers(given.value)
    for name, table in providers.items():
        yield attrs.evolve(given, name=f"egress.{name}", value=table)


def _warn_if_misspelt(variable: str, names: Collection[str]) -> None:
    """Warn of a variable that is nearly one of ours; others may belong to other programs."""
    known = [_PREFIX + name.upper() for name in names]
    for near in get_close_matches(variable, known, n=1, cutoff=_NEAR):
        _log.warning("%s is not a setting and is ignored; did you mean %s?", variable, near)
