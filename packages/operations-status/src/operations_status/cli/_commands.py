"""Settings and store of a command."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from operations_status.settings import SETTING_NAMES, Settings
from operations_status.stores import open_blocking_store

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from operations_status.stores import BlockingStore


def load_settings(args: argparse.Namespace) -> Settings:
    """Return the settings, with the options that bear the name of one laid over them.

    Raises:
        SettingsError: A setting cannot be read, is not known or does not fit.
    """
    said = {name: value for name, value in vars(args).items() if name in SETTING_NAMES}
    return Settings.load(said, config_file=args.config)


@contextmanager
def open_configured_store(args: argparse.Namespace) -> Iterator[BlockingStore]:
    """Within a block, have the store that the settings name."""
    store = open_blocking_store(load_settings(args).store)
    store.open()
    try:
        yield store
    finally:
        store.close()
