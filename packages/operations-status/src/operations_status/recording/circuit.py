"""Circuit breaker of a recorder's store."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import define, field

if TYPE_CHECKING:
    from operations_status.logs import OutageLog


@define(eq=False)
class CircuitBreaker:
    """Circuit breaker: open from a failure of the store until its next success.

    While the circuit breaker is open, only the heartbeat of a recorder with `required=False` calls
    the store; a successful probe closes the circuit breaker.

    Attributes:
        is_open: Whether the circuit breaker is open.
    """

    _outage: OutageLog
    is_open: bool = field(default=False, init=False)

    def open(self, error: Exception) -> None:
        """Open after a failure of the store; log the first failure of an outage."""
        self.is_open = True
        self._outage.fail(error)

    def close(self) -> None:
        """Close after a success of the store; log the end of an outage."""
        self.is_open = False
        self._outage.succeed()
