"""Store and authenticator whose calls are counted, in the places of those they are made of."""

from __future__ import annotations

import inspect
import time
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
"""Calls that begin, end, or wait on purpose."""

OBSERVED = frozenset(
    name for name, one in vars(OperationStore).items() if inspect.iscoroutinefunction(one)
).difference(_UNOBSERVED)
"""Store methods that are timed."""


def observe_store(store: OperationStore, observe: Callable[[str, Call], Call]) -> OperationStore:
    """Return a store that calls, in place of a method of `OBSERVED`, what `observe` makes of it."""
    return cast("OperationStore", _ObservedStore(store, observe))


def measure_store(store: OperationStore, measures: Measures, outage: OutageLog) -> OperationStore:
    """Return a store that does what another one does, and counts and times it."""
    return cast("OperationStore", _MeasuredStore(store, measures, outage))


class _ObservedStore:
    """Has an attribute of its own for each method that is observed; the rest is the store's."""

    def __init__(self, store: OperationStore, observe: Callable[[str, Call], Call]) -> None:
        self._store = store
        for name in OBSERVED:
            setattr(self, name, observe(name, getattr(store, name)))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


class _MeasuredStore(_ObservedStore):
    """Times the calls of a store; counts and logs failures of its calls and properties."""

    def __init__(self, store: OperationStore, measures: Measures, outage: OutageLog) -> None:
        self._measures = measures
        self._outage = outage
        super().__init__(store, self._measure)

    def __getattr__(self, name: str) -> Any:
        try:
            return super().__getattr__(name)
        except StoreUnavailableError as error:
            self._note_failure(name, error)
            raise

    def _measure(self, name: str, call: Call) -> Call:
        async def measured(*args: Any, **kwargs: Any) -> Any:
            started = time.perf_counter()
            try:
                result = await call(*args, **kwargs)
            except StoreUnavailableError as error:
                self._note_failure(name, error)
                raise
            finally:
                self._measures.store_calls[name].add(time.perf_counter() - started)
            if self._outage.is_out:
                self._outage.succeed()
            return result

        return measured

    def _note_failure(self, name: str, error: StoreUnavailableError) -> None:
        self._measures.store_failures[name] += 1
        self._outage.fail(error)


@attrs.frozen
class MeasuredAuthenticator:
    """Decides as another authenticator does, and counts whom it does not let in."""

    authenticator: Authenticator
    measures: Measures

    def authenticate(self, authorization: str | None) -> Identity:
        """See `Authenticator.authenticate`."""
        try:
            return self.authenticator.authenticate(authorization)
        except AuthError as error:
            self.measures.auth_failures[error.reason] += 1
            raise
