"""Where the service's log goes: to standard error, a line for each event."""

from __future__ import annotations

import logging

_FORMAT = "%(asctime)s %(levelname)s %(name)s[%(process)d]: %(message)s"


def configure_logging() -> None:
    """Send what the service logs to standard error, unless the process logs somewhere already."""
    logging.basicConfig(format=_FORMAT, level=logging.WARNING)
    logging.getLogger("operations_status").setLevel(logging.INFO)
