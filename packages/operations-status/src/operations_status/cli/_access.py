"""Access to the settings, the store and the service that the options of a command name."""

from __future__ import annotations

from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

from operations_status.settings import SETTING_NAMES, Settings
from operations_status.stores import open_blocking_store

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from operations_status.stores import BlockingStore

    from ._service import Service


def load_settings(args: argparse.Namespace) -> Settings:
    """Return the settings; options with the name of a setting take precedence."""
    overrides = {name: value for name, value in vars(args).items() if name in SETTING_NAMES}
    return Settings.load(overrides, config_file=args.config)


@contextmanager
def open_configured_store(args: argparse.Namespace) -> Iterator[BlockingStore]:
    """Within a block, keep the store of the settings open; the store must exist."""
    with closing(open_blocking_store(load_settings(args).store)) as store:
        store.open(create=False)
        yield store


def connect_to_service(args: argparse.Namespace) -> Service:
    """Return the service of `--url`, with the token and the certificate authorities for it."""
    from ._service import Service, read_token  # imported only for --url

    return Service(args.url, token=read_token(args.token_file), cafile=args.cafile)
