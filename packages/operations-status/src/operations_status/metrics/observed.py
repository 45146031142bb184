"""Store and authenticator that count and time their calls."""

from __future__ import annotations

import functools
import inspect
import time
import weakref
from typing import TYPE_CHECKING, Any, TypeAlias, cast

import attrs

from operations_status.errors import AuthError, StoreUnavailableError
from operations_status.stores import OperationStore

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from operations_status.auth.authenticator import Authenticator, Identity
    from operations_status.logs import OutageLog

    from .measures import Measures

    Call: TypeAlias = Callable[..., Awaitable[Any]]

_UNOBSERVED = {"open", "aclose", "wait_for_change"}
"""Calls whose duration says nothing of the store: it starts, ends, or waits on purpose."""

OBSERVED = frozenset(
    name for name, one in vars(OperationStore).items() if inspect.iscoroutinefunction(one)
).difference(_UNOBSERVED)
"""Store methods that are timed."""

LATE_FAILURE = "response"
"""Label of a failure that no call of the store raised: one while a list is being read."""


def observe_store(store: OperationStore, observe: Callable[[str, Call], Call]) -> OperationStore:
    """Return a store whose methods of `OBSERVED` are replaced by `observe(name, method)`."""
    return cast("OperationStore", _ObservedStore(store, observe))


def measure_store(store: OperationStore, outages: StoreOutages) -> OperationStore:
    """Return a store whose calls are timed, and whose failures are counted and logged."""
    return cast("OperationStore", _MeasuredStore(store, outages))


@attrs.define(eq=False)
class StoreOutages:
    """Counts and logs each failure of the store once, wherever it is noticed first.

    Attributes:
        measures: Where failures are counted.
        log: Log of the outage and its end.
    """

    measures: Measures
    log: OutageLog
    _noted: weakref.WeakSet[StoreUnavailableError] = attrs.field(
        factory=weakref.WeakSet, init=False
    )

    def note(self, error: StoreUnavailableError, call: str = LATE_FAILURE) -> None:
        """Count and log a failure, unless it was noted before."""
        if error not in self._noted:
            self._noted.add(error)
            self.measures.store_failures.labels(call).inc()
            self.log.fail(error)


class _ObservedStore:
    """Store with replaced methods; every other attribute is read from the wrapped store."""

    def __init__(self, store: OperationStore, observe: Callable[[str, Call], Call]) -> None:
        self._store = store
        for name in OBSERVED:
            setattr(self, name, observe(name, getattr(store, name)))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


class _MeasuredStore(_ObservedStore):
    """Times the calls of a store; counts and logs failures of its calls and properties."""

    def __init__(self, store: OperationStore, outages: StoreOutages) -> None:
        self._outages = outages
        super().__init__(store, self._measure)

    def __getattr__(self, name: str) -> Any:
        try:
            return super().__getattr__(name)
        except StoreUnavailableError as error:
            self._outages.note(error, name)
            raise

    def _measure(self, name: str, call: Call) -> Call:
        durations = functools.cache(self._outages.measures.store_calls.labels)

        async def measured(*args: Any, **kwargs: Any) -> Any:
            started = time.perf_counter()
            try:
                result = await call(*args, **kwargs)
            except StoreUnavailableError as error:
                self._outages.note(error, name)
                raise
            finally:
                durations(name).observe(time.perf_counter() - started)
            if self._outages.log.is_out:
                self._outages.log.succeed()
            return result

        return measured


@attrs.frozen
class MeasuredAuthenticator:
    """Authenticator that counts the requests which another one refuses."""

    authenticator: Authenticator
    measures: Measures

    def authenticate(self, authorization: str | None) -> Identity:
        """See `Authenticator.authenticate`."""
        try:
            return self.authenticator.authenticate(authorization)
        except AuthError as error:
            self.measures.auth_failures.labels(error.reason).inc()
            raise
