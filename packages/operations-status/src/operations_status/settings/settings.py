"""All settings of the service and the commands, and the source of each value.

The nearest source wins: the command line, then `MONITOR_*` environment variables, then the file of
`--config` or `MONITOR_CONFIG`, the user's file, the machine's file, then the defaults.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, Self

import attrs

from operations_status.errors import SettingsError
from operations_status.masking import MASK, mask_password, mask_url
from operations_status.proxies import ROOT_PATH, parse_proxies

from . import fields as declare
from .fields import EgressSettings, PublicKeySettings, fingerprint, to_keys, to_provider
from .sources import find_files, read_sources, state_folder

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

CENTURY = 36_525 * declare.DAY


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
    metrics_urls: tuple[str, ...] = declare.texts("http://localhost:52325", allows_none=True)
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
        show=lambda keys: [{key.subject: fingerprint(key.public_key)} for key in keys],
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
    graceful_timeout: float = declare.seconds(30.0)
    backlog: int = declare.whole(1024, low=1, high=65_535)
    max_connections: int = declare.whole(10_000, low=1, high=1_000_000)
    max_lists: int = declare.whole(32, low=1, high=10_000)
    max_waits: int = declare.whole(64, low=1, high=1_000_000)
    max_waits_per_connection: int = declare.whole(8, low=1, high=1_000_000)
    spool_folder: str | None = declare.text(None, is_path=True)
    spool_size: int = declare.whole(268_435_456, low=0)
    spool_reserve: int = declare.whole(268_435_456, low=0)
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
        files = find_files(config_file, environ, default_files)
        given = read_sources(argv_overrides, environ, files, names=SETTING_NAMES)
        values: dict[str, Any] = {"egress": {}}
        for name, one in given.items():
            with one.locate_errors():
                if name.startswith("egress."):
                    values["egress"][name.removeprefix("egress.")] = to_provider(one.value, name)
                else:
                    values[name] = one.convert(_FIELDS[name])
        if "store" not in values:
            values["store"] = _default_store(environ)
        sources = dict.fromkeys(SETTING_NAMES, "default")
        sources |= {name: one.source for name, one in given.items()}
        return cls(**values, sources=sources)

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
