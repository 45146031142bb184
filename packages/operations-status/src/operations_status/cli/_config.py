"""Settings, store and service of a command; `config` and `serve`."""

from __future__ import annotations

import json
import signal
from contextlib import closing, contextmanager
from functools import partial
from typing import TYPE_CHECKING

from operations_status.logs import configure_logging
from operations_status.settings import SETTING_NAMES, Settings
from operations_status.stores import open_blocking_store

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from operations_status.stores import BlockingStore

    from ._service import Service


def load_settings(args: argparse.Namespace) -> Settings:
    """Return the settings, with the options that bear the name of one laid over them."""
    said = {name: value for name, value in vars(args).items() if name in SETTING_NAMES}
    return Settings.load(said, config_file=args.config)


@contextmanager
def open_configured_store(args: argparse.Namespace) -> Iterator[BlockingStore]:
    """Within a block, have the store that the settings name, which must exist."""
    with closing(open_blocking_store(load_settings(args).store)) as store:
        store.open(create=False)
        yield store


def find_service(args: argparse.Namespace) -> Service:
    """Return the service that the options name, with the token and the authorities for it."""
    from ._service import Service, read_token  # noqa: PLC0415 only who asks one pays for HTTP

    return Service(args.url, token=read_token(args.token_file), cafile=args.cafile)


def show_settings(args: argparse.Namespace) -> int:
    """Print the settings, and where each came from."""
    shown = list(load_settings(args).describe())
    if args.json:
        found = {one.name: {"value": one.value, "source": one.source} for one in shown}
        print(json.dumps(found, indent=2))  # noqa: T201 this is the answer
        return 0
    name = max(len(one.name) for one in shown)
    source = max(len(one.source) for one in shown)
    for one in shown:
        value = json.dumps(one.value, ensure_ascii=False)
        print(f"{one.name:{name}}  {one.source:{source}}  {value}")  # noqa: T201 this is the answer
    return 0


def run_service(args: argparse.Namespace) -> int:
    """Serve until asked to stop."""
    from operations_status.serving.server import serve  # noqa: PLC0415 no other command pays for it

    configure_logging()
    settings = load_settings(args)
    configure_logging(settings.log_format)
    # A reader that waits for a line is a pipe more often than a terminal.
    ended_well = serve(settings, announce=partial(print, flush=True))
    return 0 if ended_well else 128 + signal.SIGTERM
