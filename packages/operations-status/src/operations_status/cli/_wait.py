"""`operations-status wait`: until operations have ended."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from operations_status.cli import _commands, _main, _service
from operations_status.cli._durations import duration

if TYPE_CHECKING:
    import argparse
    from uuid import UUID

    from operations_status.operations import OperationState
    from operations_status.stores import OperationStore

FAILED, CANCELLED, TIMED_OUT = 20, 21, 22
_EXPIRY_SECONDS = 5.0
"""Pause between two looks for operations whose recorder is gone; there may be no service."""

_POLL_SECONDS = 30
_PAUSE_SECONDS = 2.0

_EPILOG = f"""\
Exits with 0 when all have succeeded, {FAILED} when one has failed, else {CANCELLED} when one was
cancelled, {TIMED_OUT} when the time is over before all have ended, 10 when there is no such
operation.
"""


def add_parser(commands: _commands.Commands) -> None:
    """Declare the command."""
    parser = _commands.declare(commands, "wait", "wait until operations have ended", _wait, _EPILOG)
    parser.add_argument("operation_ids", metavar="ID", nargs="+")
    parser.add_argument(
        "--timeout", type=duration, metavar="TIME", help="how long at most, as in 90, 15m or 2h"
    )
    _service.add_options(parser)
    _main.add_common_options(parser)


class _Waiting:
    """Operations that are waited for, and how those that have ended did."""

    def __init__(self, operation_ids: list[UUID], seconds: float | None) -> None:
        import time  # noqa: PLC0415 only where it runs

        self._clock = time.monotonic
        self._end = None if seconds is None else self._clock() + seconds
        self.operation_ids = dict.fromkeys(operation_ids)
        self.ended: list[OperationState] = []

    def end(self, operation_id: UUID, state: OperationState) -> None:
        """Say that an operation has ended."""
        del self.operation_ids[operation_id]
        self.ended.append(state)
        print(operation_id, state, flush=True)  # noqa: T201 this is the answer

    def seconds_left(self, at_most: float) -> float:
        """Return how long to wait on; 0 or less when the time is over."""
        return at_most if self._end is None else min(at_most, self._end - self._clock())

    def is_over(self) -> bool:
        """Return whether there is nothing to wait for any more, or no time."""
        return not self.operation_ids or self.seconds_left(1.0) <= 0


def _wait(args: argparse.Namespace) -> int:
    """Wait until operations have ended."""
    waiting = _Waiting(_commands.read_ids(args.operation_ids), args.timeout)
    if args.url is None:
        from operations_status.background_loop import (  # noqa: PLC0415 only where it runs
            BackgroundLoop,
        )
        from operations_status.stores import open_store  # noqa: PLC0415 only where it runs

        store = open_store(_main.load_settings(args).store)
        with BackgroundLoop() as loop:
            try:
                loop.run(lambda: _wait_in_store(store, waiting))
            finally:
                loop.run(store.aclose)
    else:
        _wait_at_service(_service.from_options(args), waiting)
    if waiting.operation_ids:
        names = ", ".join(map(str, waiting.operation_ids))
        text = f"not ended after {args.timeout:g} s: {names}"
        print(f"{_main.PROGRAM}: {text}", file=sys.stderr)  # noqa: T201 for people
        return TIMED_OUT
    return _exit_code(waiting.ended)


async def _wait_in_store(store: OperationStore, waiting: _Waiting) -> None:
    """Wait until operations in a store have ended."""
    from time import monotonic  # noqa: PLC0415 only where it runs

    from operations_status.errors import UnknownOperationError  # noqa: PLC0415 only where it runs

    await store.open()
    next_look = monotonic() + _EXPIRY_SECONDS
    while True:
        reached = (await store.revision()).latest
        for operation_id in list(waiting.operation_ids):
            found = await store.get(operation_id)
            if found is None:
                expired = await store.is_expired(operation_id)
                raise UnknownOperationError(operation_id, expired=expired)
            if found.status.is_terminal:
                waiting.end(operation_id, found.status)
        if waiting.is_over():
            return
        await store.wait_for_change(reached, within=waiting.seconds_left(_EXPIRY_SECONDS))
        next_look = await _look_for_lost(store, next_look)


async def _look_for_lost(store: OperationStore, when: float) -> float:
    """Mark operations as lost when it is time to, and return when it is next."""
    from time import monotonic  # noqa: PLC0415 only where it runs

    if monotonic() < when:
        return when
    await store.expire()
    return monotonic() + _EXPIRY_SECONDS


def _wait_at_service(service: _service.Service, waiting: _Waiting) -> None:
    """Wait until a service says that operations have ended."""
    tags = {
        one: _note(service.read_status(one), waiting, one) for one in list(waiting.operation_ids)
    }
    while not waiting.is_over():
        _wait_for_one(service, waiting, next(iter(waiting.operation_ids)), tags)


def _wait_for_one(
    service: _service.Service, waiting: _Waiting, operation_id: UUID, tags: dict[UUID, str]
) -> None:
    """Wait for a change of one operation for as long as there is time and the service lets us."""
    import time  # noqa: PLC0415 only where it runs

    from operations_status.errors import ServiceError  # noqa: PLC0415 only where it runs

    seconds = int(waiting.seconds_left(_POLL_SECONDS))
    has_waited = False
    try:
        answer = service.read_status(
            operation_id, Prefer=f"wait={seconds}", If_None_Match=tags[operation_id]
        )
    except ServiceError as error:
        if not error.is_temporary:
            raise
    else:
        has_waited = seconds > 0 and "Preference-Applied" in answer.headers
        tags[operation_id] = _note(answer, waiting, operation_id) or tags[operation_id]
    if not has_waited and not waiting.is_over():
        # It is away, does not know how to wait, or there is less than a second left.
        time.sleep(max(0.0, waiting.seconds_left(_PAUSE_SECONDS)))


def _note(answer: _service.Answer, waiting: _Waiting, operation_id: UUID) -> str:
    """Note what a service has answered, and return its tag."""
    import json  # noqa: PLC0415 only where it runs

    from operations_status.operations import OperationState  # noqa: PLC0415 only where it runs

    if answer.body:
        state = OperationState(json.loads(answer.body)["status"])
        if state.is_terminal:
            waiting.end(operation_id, state)
    return answer.headers.get("ETag", "")


def _exit_code(ended: list[OperationState]) -> int:
    from operations_status.operations import OperationState  # noqa: PLC0415 only where it runs

    if OperationState.FAILED in ended:
        return FAILED
    return CANCELLED if OperationState.CANCELLED in ended else 0
