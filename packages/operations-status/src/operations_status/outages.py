"""Log messages of an outage: one when it begins and one when it is over."""

from __future__ import annotations

import logging


class OutageLog:
    """Logs the first failure and the first success after it as warnings; the rest as debug.

    Args:
        logger: Where to.
        failing: What the first message says, before the error.
        restored: What the message after the outage says.
    """

    def __init__(self, logger: logging.Logger, *, failing: str, restored: str) -> None:
        self._logger = logger
        self._failing = failing
        self._restored = restored
        self._is_out = False

    def fail(self, error: Exception) -> None:
        """Log a failure."""
        level = logging.DEBUG if self._is_out else logging.WARNING
        self._is_out = True
        self._logger.log(level, "%s: %s", self._failing, error)

    def succeed(self) -> None:
        """Note a success, which ends an outage."""
        if self._is_out:
            self._is_out = False
            self._logger.warning("%s", self._restored)
