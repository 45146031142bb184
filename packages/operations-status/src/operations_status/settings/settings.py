"""All settings of the service and the commands, and the source of each value.

The nearest source wins: the command line, then `MONITOR_*` environment variables, then the file of
`--config` or `MONITOR_CONFIG`, the user's file, the machine's file, then the defaults.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from contextlib import contextmanager, suppress
from difflib import get_close_matches
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, Self

import attrs

from operations_status.bounds import CENTURY
from operations_status.errors import SettingsError
from operations_status.folders import config_files, state_folder
from operations_status.masking import MASK, mask_password, mask_url
from operations_status.proxies import ROOT_PATH, parse_proxies

from . import fields as declare
from .tables import (
    EgressSettings,
    PublicKeySettings,
    to_keys,
    to_provider,
    to_provider_tables,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

METRICS_NAMES_MAX = 100
"""Largest number of names that metrics count apart."""

MAX_FILE_SIZE = 1024 * 1024
"""The largest size of a configuration file in bytes."""


def _default_store(environ: Mapping[str, str]) -> str:
    """Return the address of the store in the user's state folder."""
    folder = state_folder(environ)
    if folder is None:
        problem = "expected an address: no home folder is known to keep the store in"
        raise SettingsError(problem, source="default", key="store")
    return f"sqlite:///{(folder / 'operations.db').as_posix()}"


class ShownSetting(NamedTuple):
    """A setting for display: its value in types of JSON, with secrets masked."""

    name: str
    value: Any
    source: str


@attrs.frozen(kw_only=True)
class Settings:
    """All settings, checked; `Settings()` has the defaults.

    The page `docs/operations-status/configuration.md` describes each attribute. Durations are in
    seconds, sizes in bytes.

    Attributes:
        sources: The source of each value, by the name of the setting (`egress.NAME` for an egress
            provider): "default", "argument" (given in Python), "command line",
            "environment MONITOR_STORE", "file /etc/operations-status/config.toml".

    Raises:
        SettingsError: A value has the wrong type, is out of range, or contradicts another.
    """

    urls: tuple[str, ...] = declare.texts("https://localhost:52323", is_required=True)
    metrics_urls: tuple[str, ...] = declare.texts("http://localhost:52325")
    store: str = declare.text(attrs.Factory(lambda: _default_store(os.environ)), show=mask_password)
    certfile: str | None = declare.text(None, is_path=True)
    keyfile: str | None = declare.text(None, is_path=True)
    keyfile_password: str | None = declare.text(
        None, is_secret=True, show=lambda password: password and MASK
    )
    keys: tuple[PublicKeySettings, ...] = declare.setting(
        "a tuple of PublicKeySettings",
        lambda keys: all(isinstance(key, PublicKeySettings) for key in keys),
        (),
        convert=to_keys,
        show=lambda keys: [key.describe() for key in keys],
        is_secret=True,
    )
    key_files: tuple[str, ...] = declare.texts(is_path=True)
    issuer: str = declare.text("operations-status")
    audience: str = declare.text("operations-status")
    no_auth: bool = declare.switch(default=False)
    temp_key: bool = declare.switch(default=False)
    max_body_size: int = declare.whole(65_536, low=0)
    max_header_size: int = declare.whole(32_768, low=1024, high=2**20)
    max_header_count: int = declare.whole(100, low=1, high=10_000)
    read_timeout: float = declare.seconds(10.0)
    keep_alive_timeout: float = declare.seconds(30.0)
    query_timeout: float = declare.seconds(30.0)
    graceful_timeout: float = declare.seconds(30.0)
    backlog: int = declare.whole(1024, low=1, high=65_535)
    max_connections: int = declare.whole(10_000, low=1, high=1_000_000)
    max_lists: int = declare.whole(32, low=1, high=10_000)
    max_waits: int = declare.whole(64, low=1, high=1_000_000)
    max_waits_per_connection: int = declare.whole(8, low=1, high=1_000_000)
    spool_folder: str | None = declare.text(None, is_path=True)
    spool_size: int = declare.whole(268_435_456, low=0)
    spool_reserve: int = declare.whole(268_435_456, low=0)
    journal_folder: str | None = declare.text(None, is_path=True)
    journal_size: int = declare.whole(67_108_864, low=0)
    metrics_names: tuple[str, ...] = declare.setting(
        "at most 100 names of operations",
        lambda names: len(names) <= METRICS_NAMES_MAX and all(map(declare.is_text, names)),
        (),
        convert=declare.split,
        show=list,
    )
    root_path: str = declare.setting(
        "a path such as /status, without a slash at its end",
        lambda value: isinstance(value, str) and (not value or bool(ROOT_PATH.fullmatch(value))),
        "",
    )
    trusted_proxies: tuple[str, ...] = declare.setting(
        "IP addresses, networks such as 10.0.0.0/8, or unix:",
        parse_proxies,
        (),
        convert=declare.split,
        show=list,
    )
    forwarded_header: str = declare.choice("x-forwarded-for", "forwarded")
    access_log: bool = declare.switch(default=False)
    log_format: str = declare.choice("text", "json")
    dashboard: bool = declare.switch(default=True)
    retry_after: int = declare.whole(2, low=1, high=3600)
    max_wait: float = declare.seconds(45.0)
    feed_heartbeat: float = declare.seconds(15.0)
    watchdog_interval: float = declare.seconds(5.0)
    retention_interval: float = declare.seconds(60.0)
    retention_age: float | None = declare.seconds(None, high=CENTURY)
    retention_count: int | None = declare.whole(None, low=0)
    egress: Mapping[str, EgressSettings] = declare.setting(
        "a dict of EgressSettings",
        lambda egress: (
            isinstance(egress, Mapping)
            and all(isinstance(provider, EgressSettings) for provider in egress.values())
        ),
        attrs.Factory(dict),
    )
    sources: Mapping[str, str] = attrs.field(
        factory=lambda: dict.fromkeys(SETTING_NAMES, "argument"), eq=False, repr=False
    )

    def __attrs_post_init__(self) -> None:
        """Refuse settings that contradict each other."""
        if self.temp_key and self.no_auth:
            problem = f"excludes no_auth ({self.sources['no_auth']})"
            raise SettingsError(problem, source=self.sources["temp_key"], key="temp_key")
        if self.keyfile and not self.certfile:
            problem = "expected certfile as well, it is not set"
            raise SettingsError(problem, source=self.sources["keyfile"], key="keyfile")

    @classmethod
    def load(
        cls,
        argv_overrides: Mapping[str, object] = MappingProxyType({}),
        *,
        environ: Mapping[str, str] = os.environ,
        config_file: Path | None = None,
        default_files: Sequence[Path] | None = None,
    ) -> Self:
        """Load the settings from all their sources.

        Args:
            argv_overrides: Values of the command line, by the name of the setting: text, a list of
                texts, or the setting's own type; None counts as not given.
            environ: Environment variables.
            config_file: The nearest configuration file, instead of that of `MONITOR_CONFIG`.
            default_files: Files that are read after it if they exist, nearest first, instead of the
                user's and the machine's.

        Raises:
            SettingsError: A file cannot be read, a setting is unknown or a value is not accepted;
                the message names the source and the setting.
        """
        usual = config_files(environ) if default_files is None else default_files
        files = [path for path in usual if os.path.exists(path)]  # noqa: PTH110 Path.exists() may raise
        if named := config_file or environ.get("MONITOR_CONFIG"):
            files.insert(0, Path(os.path.expanduser(named)))  # noqa: PTH111 Path.expanduser() may raise
        values: dict[str, Any] = {}
        egress: dict[str, EgressSettings] = {}
        sources: dict[str, str] = {}
        for source, folder, layer in _read_layers(argv_overrides, environ, files):
            for name, value in layer.items():
                _check_name(name, source)
                with _locate_errors(source, name):
                    if name == "egress":
                        for provider, table in to_provider_tables(value).items():
                            if (key := f"egress.{provider}") not in sources:
                                egress[provider] = to_provider(table, key)
                                sources[key] = source
                    elif name not in sources:
                        values[name] = _convert(value, _FIELDS[name], folder)
                        sources[name] = source
        if "store" not in values:
            values["store"] = _default_store(environ)
        return cls(
            **values, egress=egress, sources=dict.fromkeys(SETTING_NAMES, "default") | sources
        )

    def describe(self) -> Iterator[ShownSetting]:
        """Yield every setting in the order of the class, with secrets masked."""
        for name in SETTING_NAMES:
            if name != "egress":
                value = _FIELDS[name].metadata["show"](getattr(self, name))
                yield ShownSetting(name, value, self.sources[name])
        for provider, egress in self.egress.items():
            name = f"egress.{provider}"
            source = self.sources.get(name, self.sources["egress"])
            shown = {"url": mask_url(egress.url)} | dict.fromkeys(egress.options, MASK)
            yield ShownSetting(name, shown, source)


_FIELDS: dict[str, Any] = {field.name: field for field in attrs.fields(Settings)}
SETTING_NAMES: tuple[str, ...] = tuple(name for name in _FIELDS if name != "sources")
"""The name of every setting, in the order of the class."""


def _check_name(name: str, source: str) -> None:
    """Raise `SettingsError` unless there is a setting with this name."""
    if name not in SETTING_NAMES:
        near = get_close_matches(name, SETTING_NAMES, n=1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise SettingsError(f"there is no setting {name!r}{hint}", source=source)


def _convert(value: Any, field: Any, folder: str | None) -> Any:
    """Return the checked value of a setting, with its paths resolved.

    Args:
        value: Text, or typed as in TOML.
        field: Field of the setting.
        folder: Folder of a file, to which its paths are relative; None for text, whose paths are
            relative to the working directory.
    """
    if folder is None and isinstance(value, str) and "read" in field.metadata:
        with suppress(ValueError):  # the validator has the better message
            value = field.metadata["read"](value)
    value = field.converter(value) if field.converter else value
    field.validator(None, field, value)
    if "is_path" not in field.metadata:
        return value
    paths = [value] if isinstance(value, str) else value
    resolved = [os.path.join(folder or "", os.path.expanduser(path)) for path in paths]  # noqa: PTH111, PTH118 may be relative
    return resolved[0] if isinstance(value, str) else resolved


@contextmanager
def _locate_errors(source: str, name: str) -> Iterator[None]:
    """Within a block, let errors name the source and the setting."""
    try:
        yield
    except SettingsError as error:
        key = error.key or name
        raise SettingsError(error.problem, source=source, key=key) from None


def _read_layers(
    overrides: Mapping[str, object], environ: Mapping[str, str], files: Sequence[Path]
) -> Iterator[tuple[str, str | None, Mapping[str, Any]]]:
    """Yield the name, the folder and the values of each source, the nearest source first.

    None on the command line and a blank variable count as not given.

    Raises:
        SettingsError: A file cannot be read.
    """
    given = {name: value for name, value in overrides.items() if value is not None}
    yield "command line", None, given
    for name in SETTING_NAMES:
        variable = f"MONITOR_{name.upper()}"
        if environ.get(variable, "").strip():
            yield f"environment {variable}", None, {name: environ[variable]}
    for path in files:
        yield f"file {path}", str(path.parent.absolute()), _read_file(path)


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
