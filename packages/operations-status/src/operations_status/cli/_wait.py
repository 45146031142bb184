"""`operations-status wait`: until operations have ended."""

from __future__ import annotations

import asyncio
import json
import time
from typing import TYPE_CHECKING

from operations_status.errors import ServiceError, UnknownOperationError
from operations_status.filters import parse_operation_id
from operations_status.operations import OperationState
from operations_status.stores import open_store

from ._config import find_service, load_settings
from ._main import tell
from ._parser import CANCELLED, FAILED, TIMED_OUT

if TYPE_CHECKING:
    import argparse
    from uuid import UUID

    from operations_status.stores import OperationStore

    from ._service import Service, ServiceResponse

_EXPIRY_SECONDS = 5.0
"""Pause between two looks for operations whose recorder is gone; there may be no service."""

_POLL_SECONDS = 30
_PAUSE_SECONDS = 2.0


class _Waiting:
    """Operations that are waited for, and how those that have ended did."""

    def __init__(self, operation_ids: list[UUID], seconds: float | None) -> None:
        self._end = None if seconds is None else time.monotonic() + seconds
        self.operation_ids = dict.fromkeys(operation_ids)
        self.ended: list[OperationState] = []

    def note(self, operation_id: UUID, state: OperationState) -> None:
        """Take note of the state of an operation, and print it if it is the last."""
        if state.is_terminal:
            del self.operation_ids[operation_id]
            self.ended.append(state)
            print(operation_id, state, flush=True)  # noqa: T201 this is the answer

    def seconds_left(self, at_most: float) -> float:
        """Return how long to wait on; 0 or less when the time is over."""
        return at_most if self._end is None else min(at_most, self._end - time.monotonic())

    def is_over(self) -> bool:
        """Return whether there is nothing to wait for any more, or no time."""
        return not self.operation_ids or self.seconds_left(1.0) <= 0


def wait_for_operations(args: argparse.Namespace) -> int:
    """Wait until operations have ended."""
    waiting = _Waiting([parse_operation_id(text) for text in args.operation_ids], args.timeout)
    if args.url is None:
        asyncio.run(_wait_in_store(open_store(load_settings(args).store), waiting))
    else:
        _wait_at_service(find_service(args), waiting)
    if waiting.operation_ids:
        names = ", ".join(map(str, waiting.operation_ids))
        tell(f"not ended after {args.timeout:g} s: {names}")
        return TIMED_OUT
    if OperationState.FAILED in waiting.ended:
        return FAILED
    return CANCELLED if OperationState.CANCELLED in waiting.ended else 0


async def _wait_in_store(store: OperationStore, waiting: _Waiting) -> None:
    """Wait until operations in a store have ended."""
    try:
        await store.open(create=False)
        next_look = time.monotonic() + _EXPIRY_SECONDS
        while True:
            reached = (await store.revision()).latest
            for operation_id in list(waiting.operation_ids):
                found = await store.get(operation_id)
                if found is None:
                    expired = await store.is_expired(operation_id)
                    raise UnknownOperationError(operation_id, expired=expired)
                waiting.note(operation_id, found.status)
            if waiting.is_over():
                return
            await store.wait_for_change(reached, within=waiting.seconds_left(_EXPIRY_SECONDS))
            next_look = await _look_for_lost(store, next_look)
    finally:
        await store.aclose()


async def _look_for_lost(store: OperationStore, when: float) -> float:
    """Mark operations as lost when it is time to, and return when it is next."""
    if time.monotonic() < when:
        return when
    await store.expire()
    return time.monotonic() + _EXPIRY_SECONDS


def _wait_at_service(service: Service, waiting: _Waiting) -> None:
    """Wait until a service says that operations have ended, for one after the other."""
    tags = {
        one: _note(service.read(f"operations/{one}"), waiting, one)
        for one in tuple(waiting.operation_ids)
    }
    while not waiting.is_over():
        operation_id = next(iter(waiting.operation_ids))
        seconds = int(waiting.seconds_left(_POLL_SECONDS))
        headers = {"Prefer": f"wait={seconds}", "If-None-Match": tags[operation_id]}
        has_waited = False
        try:
            answer = service.read(f"operations/{operation_id}", headers=headers)
        except ServiceError as error:
            if not error.is_temporary:
                raise
        else:
            has_waited = seconds > 0 and "Preference-Applied" in answer.headers
            tags[operation_id] = _note(answer, waiting, operation_id) or tags[operation_id]
        if not has_waited and not waiting.is_over():
            # It is away, does not know how to wait, or there is less than a second left.
            time.sleep(max(0.0, waiting.seconds_left(_PAUSE_SECONDS)))


def _note(answer: ServiceResponse, waiting: _Waiting, operation_id: UUID) -> str:
    """Note what a service has answered, and return its entity tag."""
    if answer.body:
        waiting.note(operation_id, OperationState(json.loads(answer.body)["status"]))
    return answer.headers.get("ETag", "")
