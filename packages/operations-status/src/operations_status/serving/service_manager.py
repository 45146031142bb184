"""Notifications to systemd (sd_notify(3)): the service is ready, is stopping, or is alive.

They are datagrams of a few bytes. The package `sdnotify` has neither a watchdog nor types, and the
package `systemd-python` needs a compiler and the headers of the C library.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

_logger = logging.getLogger(__name__)

READY, STOPPING, ALIVE = "READY=1", "STOPPING=1", "WATCHDOG=1"


class ServiceManager:
    """The service manager that has started this process; without one, notifications do nothing.

    Args:
        environ: Environment variables: `NOTIFY_SOCKET`, and for the watchdog `WATCHDOG_USEC` and
            `WATCHDOG_PID`.
    """

    def __init__(self, environ: Mapping[str, str] = os.environ) -> None:
        path = environ.get("NOTIFY_SOCKET", "")
        # A path that begins with @ is in the abstract namespace of Linux.
        self._address = f"\0{path[1:]}" if path.startswith("@") else path
        is_watched = environ.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
        microseconds = environ.get("WATCHDOG_USEC", "0") if is_watched else "0"
        self._timeout = int(microseconds) / 1e6 if microseconds.isdecimal() else 0.0

    def notify(self, state: str) -> None:
        """Send a state; log a warning if the service manager does not receive it."""
        if sys.platform != "win32" and self._address:  # Windows has no service manager of this kind
            try:
                with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
                    manager.connect(self._address)
                    manager.sendall(state.encode("ascii"))
            except OSError as error:
                _logger.warning("cannot notify the service manager of %s: %s", state, error)

    async def keep_alive(self) -> None:
        """Notify the watchdog for as long as the event loop runs, twice within its time-out."""
        while self._timeout and self._address:
            self.notify(ALIVE)
            await asyncio.sleep(self._timeout / 2)
