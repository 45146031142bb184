"""Store and authenticator whose calls are counted, in the places of those they are made of."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, TypeAlias, cast

import attrs

from operations_status.errors import AuthError, StoreUnavailableError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from operations_status.auth.authenticator import Authenticator
    from operations_status.auth.tokens import Identity
    from operations_status.logs import OutageLog
    from operations_status.stores import OperationStore

    from .measures import Measures

    Call: TypeAlias = Callable[..., Awaitable[Any]]

OBSERVED = (
    "expire",
    "has_changed",
    "is_expired",
    "prune",
    "read_changes",
    "read_list",
    "read_status",
    "revision",
)
"""Store methods that are timed; those that wait on purpose are left out."""


def observe_store(store: OperationStore, observe: Callable[[str, Call], Call]) -> OperationStore:
    """Return a store that calls, in place of a method of `OBSERVED`, what `observe` makes of it."""
    return cast("OperationStore", _ObservedStore(store, observe))


def measure_store(store: OperationStore, measures: Measures, outage: OutageLog) -> OperationStore:
    """Return a store that does what another one does, and counts and times it."""
    return observe_store(store, lambda name, call: _measure(name, call, measures, outage))


class _ObservedStore:
    """Has an attribute of its own for each method that is observed; the rest is the store's."""

    def __init__(self, store: OperationStore, observe: Callable[[str, Call], Call]) -> None:
        self._store = store
        for name in OBSERVED:
            setattr(self, name, observe(name, getattr(store, name)))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


def _measure(name: str, call: Call, measures: Measures, outage: OutageLog) -> Call:
    async def measured(*args: Any, **kwargs: Any) -> Any:
        started = time.perf_counter()
        try:
            result = await call(*args, **kwargs)
        except StoreUnavailableError as error:
            measures.store_failures[name] += 1
            outage.fail(error)
            raise
        finally:
            measures.store_calls[name].add(time.perf_counter() - started)
        outage.succeed()
        return result

    return measured


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
