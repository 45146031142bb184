"""`operations-status serve`: the service on its addresses."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING

from operations_status.logs import configure_logging
from operations_status.serving.server import serve

from ._config import load_settings

if TYPE_CHECKING:
    import argparse

_CUT_SHORT = 128 + signal.SIGTERM


def run_service(args: argparse.Namespace) -> int:
    """Serve until asked to stop."""
    configure_logging()
    settings = load_settings(args)
    configure_logging(settings.log_format)
    ended_well = serve(settings, announce=_announce)
    return 0 if ended_well else _CUT_SHORT


def _announce(line: str) -> None:
    # A reader that waits for a line is a pipe more often than a terminal.
    print(line, flush=True)  # noqa: T201 for people and scripts
