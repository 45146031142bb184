"""Circuit breaker of a recorder's store."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import define, field

if TYPE_CHECKING:
    from operations_status.logs import OutageLog


@define(eq=False)
class CircuitBreaker:
    """Circuit breaker: open from a failure of the store until it has succeeded again.

    While it is open, a recorder with `required=False` does not call the store for the work. The
    heartbeat probes the store, and closes the circuit breaker.

    Attributes:
        is_open: Whether it is open.
    """

    _outage: OutageLog
    is_open: bool = field(default=False, init=False)

    def open(self, error: Exception) -> None:
        """Note a failure of the store, and log the first one."""
        self.is_open = True
        self._outage.fail(error)

    def close(self) -> None:
        """Note that the store has succeeded, and log the end of an outage."""
        self.is_open = False
        self._outage.succeed()
