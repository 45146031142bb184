"""Log of the service: one line for each event on standard error, and the log of an outage."""

from __future__ import annotations

import json
import logging
import time
from typing import Any

import attrs

_FORMAT = "%(asctime)s %(levelname)s %(name)s[%(process)d]: %(message)s"


class JsonFormatter(logging.Formatter):
    """Writes each event as one JSON object on a line of its own."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of an event: time, level, logger, process, message or fields."""
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {
            "time": f"{moment}.{int(record.msecs):03}Z",
            "level": record.levelname,
            "logger": record.name,
            "pid": record.process,
        }
        fields = getattr(record, "fields", None)
        line |= {"message": record.getMessage()} if fields is None else fields
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def configure_logging(log_format: str = "text") -> None:
    """Send the log as `text` or `json` to standard error, unless the process logs elsewhere."""
    logging.basicConfig(format=_FORMAT, level=logging.WARNING)
    logging.getLogger("operations_status").setLevel(logging.INFO)
    # Its warnings repeat errors that it raises: a line for each connection that was lost.
    logging.getLogger("psycopg").setLevel(logging.ERROR)
    if log_format == "json":
        for handler in logging.getLogger().handlers:
            handler.setFormatter(JsonFormatter())


@attrs.define(eq=False)
class OutageLog:
    """Logs the first failure and the first success after it as warnings; the rest as debug.

    Attributes:
        failing: Text of the first message, before the error.
        restored: Text of the message after the outage.
        is_out: Whether the last call failed.
    """

    _logger: logging.Logger
    failing: str
    restored: str
    is_out: bool = attrs.field(default=False, init=False)

    def fail(self, error: Exception) -> None:
        """Log a failure."""
        level = logging.DEBUG if self.is_out else logging.WARNING
        self.is_out = True
        self._logger.log(level, "%s: %s", self.failing, error)

    def succeed(self) -> None:
        """Note a success, which ends an outage."""
        if self.is_out:
            self.is_out = False
            self._logger.warning("%s", self.restored)
