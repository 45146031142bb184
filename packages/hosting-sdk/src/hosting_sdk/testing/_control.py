"""Control of the fake platform by a test, and its record of requests."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import attrs

from hosting_sdk.testing._behaviour import Script
from hosting_sdk.testing._faults import FAULT_HEADER, Fault, parse_fault
from hosting_sdk.testing._replies import Reply

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from hosting_sdk.testing._requests import ReceivedRequest

__all__ = ["Control"]

_NO_FAULT = Fault()


@attrs.define
class _Plan:
    """A fault, reply or script for the next requests for a method, or for any if it is None."""

    method: str | None
    times: int | None
    what: Fault | Reply | Script

    def fits(self, methods: Iterable[str]) -> bool:
        return self.method is None or self.method in methods


class Control:
    """Plans and requests, shared by the thread of a test and the thread of the server."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._requests: list[ReceivedRequest] = []
        self._faults: list[_Plan] = []
        self._replies: list[_Plan] = []
        self._scripts: list[_Plan] = []

    @property
    def requests(self) -> list[ReceivedRequest]:
        """Requests received so far."""
        with self._lock:
            return list(self._requests)

    def record(self, request: ReceivedRequest) -> None:
        """Remember a request."""
        with self._lock:
            self._requests.append(request)

    def record_status(self, request: ReceivedRequest, status: int) -> None:
        """Remember the status of the response to a request."""
        with self._lock:
            self._requests = [
                attrs.evolve(each, status=status) if each is request else each
                for each in self._requests
            ]

    def plan(self, what: Fault | Reply | Script, method: str | None, times: int | None) -> None:
        """Plan a fault, reply or script for the next requests, for all of them if `times` is None.

        Raises:
            ValueError: `times` is less than 1.
        """
        if times is not None and times < 1:
            raise ValueError(f"expected times to be at least 1 or None, got {times!r}")
        kinds = {Fault: self._faults, Reply: self._replies, Script: self._scripts}
        plans = kinds[type(what)]
        with self._lock:
            plans.append(_Plan(method, times, what))

    def fault_for(self, methods: Iterable[str], headers: Mapping[str, str]) -> Fault:
        """Return the fault of a request, from its header or from a plan.

        Raises:
            ValueError: The header cannot be parsed.
        """
        asked = headers.get(FAULT_HEADER.lower())
        if asked is not None:
            return parse_fault(asked)
        planned = self._take(self._faults, methods)
        return planned if isinstance(planned, Fault) else _NO_FAULT

    def reply_for(self, methods: Iterable[str]) -> Reply | None:
        """Return the reply that a test has prepared for a request."""
        planned = self._take(self._replies, methods)
        return planned if isinstance(planned, Reply) else None

    def script_for(self, methods: Iterable[str]) -> Script | None:
        """Return the script that a test has prepared for an item that a request creates."""
        planned = self._take(self._scripts, methods)
        return planned if isinstance(planned, Script) else None

    def _take(self, plans: list[_Plan], methods: Iterable[str]) -> Fault | Reply | Script | None:
        with self._lock:
            plan = next((plan for plan in plans if plan.fits(methods)), None)
            if plan is None:
                return None
            if plan.times is not None:
                plan.times -= 1
                if plan.times < 1:
                    plans.remove(plan)
            return plan.what

    def clear(self) -> None:
        """Forget the plans and the received requests."""
        with self._lock:
            for remembered in (self._requests, self._faults, self._replies, self._scripts):
                remembered.clear()
