"""A store whose calls are observed, in the place of the one it is made of."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Any, TypeAlias, cast

from operations_status.errors import StoreUnavailableError

from .measures import count

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from uuid import UUID

    from operations_status.stores import OperationStore

    from .measures import Measures

    Call: TypeAlias = Callable[..., Awaitable[Any]]

_logger = logging.getLogger(__name__)

OBSERVED = frozenset(
    {
        "expire",
        "has_changed",
        "is_expired",
        "prune",
        "read_changes",
        "read_list",
        "read_status",
        "revision",
    }
)
"""Store methods that are timed; those that wait on purpose are left out."""


def observe_store(store: OperationStore, observe: Callable[[str, Call], Call]) -> OperationStore:
    """Return a store that does what another one does.

    Args:
        store: the other one.
        observe: takes the name of a method of `OBSERVED` and the method, and returns what is
            called in its place.
    """
    return cast("OperationStore", _ObservedStore(store, observe))


def measure_store(store: OperationStore, measures: Measures) -> OperationStore:
    """Return a store that does what another one does, and counts and times it."""
    outage = _Outage()
    return observe_store(store, lambda name, call: _measured(name, call, measures, outage))


class _ObservedStore:
    """Has a method of its own for each that is observed; the rest is the store's."""

    def __init__(self, store: OperationStore, observe: Callable[[str, Call], Call]) -> None:
        self._store = store
        self._observe = observe

    @property
    def store_id(self) -> UUID:
        """See `OperationStore.store_id`."""
        return self._store.store_id

    def __getattr__(self, name: str) -> Any:
        """Return what the store has; an observed method once, then it is found without this."""
        found = getattr(self._store, name)
        if name in OBSERVED:
            found = self._observe(name, found)
            setattr(self, name, found)
        return found


class _Outage:
    """Logs when the store becomes unavailable, and when it answers again: once each."""

    def __init__(self) -> None:
        self.lasts = False

    def begin(self, error: StoreUnavailableError) -> None:
        if not self.lasts:
            self.lasts = True
            _logger.warning("the store is unavailable: %s", error)

    def end(self) -> None:
        self.lasts = False
        _logger.warning("the store is available again")


def _measured(name: str, call: Call, measures: Measures, outage: _Outage) -> Call:
    clock = time.perf_counter

    async def measured(*args: Any, **kwargs: Any) -> Any:
        started = clock()
        try:
            result = await call(*args, **kwargs)
        except StoreUnavailableError as error:
            count(measures.store_failures, name)
            outage.begin(error)
            raise
        finally:
            measures.add_store_call(name, clock() - started)
        if outage.lasts:
            outage.end()
        return result

    return _tallied(name, measured, measures)


def _tallied(name: str, call: Call, measures: Measures) -> Call:
    """Let what a call has done to operations be counted, if it is one that does something."""

    async def expire() -> Any:
        lost = await call()
        count(measures.events, "lost", len(lost))
        return lost

    async def prune(*, dry_run: bool = False, **kwargs: Any) -> Any:
        pruned = await call(dry_run=dry_run, **kwargs)
        count(measures.events, "pruned", 0 if dry_run else pruned)
        return pruned

    return {"expire": expire, "prune": prune}.get(name, call)
