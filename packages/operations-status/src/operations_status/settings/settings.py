"""All settings of the service and the commands, and the source of each value.

The nearest source wins: the command line, then `MONITOR_*` environment variables, then the file of
`--config` or `MONITOR_CONFIG`, the user's file, the machine's file, then the defaults.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, Self

import attrs

from operations_status.errors import SettingsError
from operations_status.masking import MASK, mask_password, mask_url
from operations_status.proxies import ROOT_PATH, parse_proxies

from . import fields as declare
from .fields import EgressSettings, PublicKeySettings, fingerprint, read_keys, read_provider
from .sources import find_files, read_given, state_folder

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from .sources import GivenValue

CENTURY = 36_525 * declare.DAY


def _default_store(environ: Mapping[str, str]) -> str:
    """Return the address of the store in the user's folder for state."""
    folder = state_folder(environ)
    if folder is None:
        problem = "expected an address: no home folder is known to keep the store in"
        raise SettingsError(problem, source="default", key="store")
    return f"sqlite:///{(folder / 'operations.db').as_posix()}"


def _are(kind: type, values: Iterable[object]) -> bool:
    return all(isinstance(value, kind) for value in values)


def _are_proxies(texts: tuple[str, ...]) -> bool:
    try:
        parse_proxies(texts)
    except ValueError:
        return False
    return True


class ShownSetting(NamedTuple):
    """A setting as it may be shown: its value in types that JSON has, with secrets masked."""

    name: str
    value: Any
    source: str


@attrs.frozen(kw_only=True)
class Settings:
    """Everything that can be set, checked; `Settings()` is the defaults.

    Attributes:
        urls: Addresses of the service.
        metrics_urls: Addresses of metrics and health; none of them for no such address.
        store: Address of the store: `sqlite:///PATH` or `postgresql://HOST/DATABASE`.
        certfile: PEM file of the certificate chain, or None.
        keyfile: PEM file of the certificate's private key, or None.
        keyfile_password: Password of `keyfile`, or None.
        keys: Public keys that tokens may be signed with.
        key_files: Files of such keys, or folders of them, read again when they change.
        issuer: The `iss` that a token must have.
        audience: The `aud` that a token must have, alone or among others.
        no_auth: Whether every request is allowed without a token.
        temp_key: Whether `serve` makes a key of its own for as long as it runs.
        max_body_size: Bytes that a request's body may have.
        max_header_size: Bytes that a request's headers may have together.
        max_header_count: How many headers a request may have.
        read_timeout: Seconds that a request may take to arrive.
        keep_alive_timeout: Seconds that a connection may be idle.
        graceful_timeout: Seconds that requests have to end when the service is asked to stop.
        backlog: Connections that may wait to be accepted.
        max_connections: Connections that one process keeps open.
        max_lists: Lists that one subject may read at once in one process; without tokens, one
            client address.
        max_waits: Requests in which one subject may wait for changes at once in one process: long
            polls and feeds; without tokens, one client address.
        max_waits_per_connection: Such requests of one connection.
        spool_folder: Folder of the lists that are copied to disk because they are read slowly; None
            for the system's folder for temporary files.
        spool_size: Bytes that these lists take together in one process.
        spool_reserve: Bytes of the disk that they leave free.
        root_path: Path below which a proxy serves the service, such as `/status`; empty for none.
        trusted_proxies: IP addresses and networks of trusted proxies, whose forwarding headers are
            honoured; `unix:` for the clients of a Unix socket.
        forwarded_header: The header in which they name the client.
        workers: Processes that answer requests.
        access_log: Whether each request is logged.
        log_format: Log format: `text` or `json`.
        dashboard: Whether the page at `/` is served.
        retry_after: Seconds after which an unfinished operation suggests to ask again.
        max_wait: Seconds that a request may wait for a change at most.
        feed_heartbeat: Seconds between two signs of life on a feed on which nothing happens.
        watchdog_interval: Seconds between looks for operations whose recorder has vanished.
        retention_interval: Seconds between looks for operations that are to be forgotten.
        retention_age: Seconds that a finished operation is kept, or None without a limit.
        retention_count: How many finished operations are kept, or None for all.
        egress: Places where artifacts are sent, by name.
        sources: Where each value came from, by the name of the setting (`egress.NAME` for each
            egress provider): "default", "argument" (given in Python), "command line",
            "environment MONITOR_STORE", "file /etc/operations-status/config.toml".

    Raises:
        SettingsError: A value has the wrong type, is out of range, or two contradict each other.
    """

    urls: tuple[str, ...] = declare.texts("https://localhost:52323", least=1)
    metrics_urls: tuple[str, ...] = declare.texts("http://localhost:52325", none=True)
    store: str = declare.text(attrs.Factory(lambda: _default_store(os.environ)), show=mask_password)
    certfile: str | None = declare.text(None, is_path=True)
    keyfile: str | None = declare.text(None, is_path=True)
    keyfile_password: str | None = declare.text(
        None, is_secret=True, show=lambda password: password and MASK
    )
    keys: tuple[PublicKeySettings, ...] = declare.setting(
        "a tuple of PublicKeySettings",
        lambda keys: _are(PublicKeySettings, keys),
        (),
        convert=read_keys,
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
        _are_proxies,
        (),
        convert=declare.pieces,
        show=list,
    )
    forwarded_header: str = declare.choice("x-forwarded-for", "forwarded")
    workers: int = declare.whole(1, low=1, high=512)
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
        lambda egress: isinstance(egress, Mapping) and _are(EgressSettings, egress.values()),
        attrs.Factory(dict),
    )
    sources: Mapping[str, str] = attrs.field(
        factory=lambda: dict.fromkeys(SETTING_NAMES, "argument"), eq=False, repr=False
    )

    def __attrs_post_init__(self) -> None:
        """Refuse what contradicts itself."""
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
        """Read the settings from everywhere they can be given.

        Args:
            argv_overrides: What the command line says, by the name of the setting: text, a list of
                texts, or the setting's own type; None counts as not given.
            environ: Environment variables.
            config_file: The nearest configuration file, instead of that of `MONITOR_CONFIG`.
            default_files: What is read after it where it exists, nearest first, instead
                of the user's and the machine's.

        Raises:
            SettingsError: Something cannot be read, is not known or does not fit; the message
                names the source and the setting.
        """
        files = find_files(config_file, environ, default_files)
        every = read_given(argv_overrides, environ, files, names=SETTING_NAMES)
        given = {one.name: one for one in every}  # the nearest is the last
        values: dict[str, Any] = {"egress": {}}
        for name, one in given.items():
            with one.locate_errors():
                if name.startswith("egress."):
                    values["egress"][name.removeprefix("egress.")] = read_provider(one.value, name)
                else:
                    values[name] = _read(one)
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


def _read(given: GivenValue) -> Any:
    """Return the value of a setting, checked."""
    field, value = _FIELDS[given.name], given.value
    if given.folder is None and isinstance(value, str) and "read" in field.metadata:
        with suppress(ValueError):  # its validator says more
            value = field.metadata["read"](value)
    value = field.converter(value) if field.converter else value
    field.validator(None, field, value)
    return _absolute(value, given.folder or "") if "is_path" in field.metadata else value


def _absolute(value: str | tuple[str, ...], folder: str) -> Any:
    """Return a path or several with `~` expanded, relative to the folder they were given in."""
    if isinstance(value, tuple):
        return tuple(_absolute(path, folder) for path in value)
    return os.path.join(folder, os.path.expanduser(value))  # noqa: PTH111, PTH118 may be relative
