"""Adapters of single methods between stores that block and stores of an event loop."""

from __future__ import annotations

import asyncio
import functools
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine, Iterator

_P = ParamSpec("_P")
_T = TypeVar("_T")
_S = TypeVar("_S")
_S_co = TypeVar("_S_co", covariant=True)


class HasBlocking(Protocol[_S_co]):
    """A store of an event loop whose work is done by one that blocks."""

    @property
    def blocking(self) -> _S_co:
        """The store that blocks."""


class HasLoop(Protocol[_S_co]):
    """A store that blocks while one of an event loop in another thread works."""

    def run(self, work: Callable[[_S_co], Coroutine[Any, Any, _T]]) -> _T:
        """Return what a coroutine of the other store returns."""

    def iterate(self, start: Callable[[_S_co], AsyncIterator[_T]]) -> Iterator[_T]:
        """Yield what an iterator of the other store yields."""


def in_thread(
    method: Callable[Concatenate[_S, _P], _T],
) -> Callable[Concatenate[HasBlocking[_S], _P], Coroutine[Any, Any, _T]]:
    """Return a method that awaits a blocking one, which runs in a thread."""

    @functools.wraps(method)
    async def call(store: HasBlocking[_S], /, *args: _P.args, **kwargs: _P.kwargs) -> _T:
        return await asyncio.to_thread(method, store.blocking, *args, **kwargs)

    return call


def in_loop(
    method: Callable[Concatenate[_S, _P], Coroutine[Any, Any, _T]],
) -> Callable[Concatenate[HasLoop[_S], _P], _T]:
    """Return a method that blocks until a coroutine has ended, which runs in an event loop."""

    @functools.wraps(method)
    def call(store: HasLoop[_S], /, *args: _P.args, **kwargs: _P.kwargs) -> _T:
        return store.run(lambda other: method(other, *args, **kwargs))

    return call


def iterate_in_loop(
    method: Callable[Concatenate[_S, _P], AsyncIterator[_T]],
) -> Callable[Concatenate[HasLoop[_S], _P], Iterator[_T]]:
    """Return a method that yields what an asynchronous iterator yields in an event loop."""

    @functools.wraps(method)
    def call(store: HasLoop[_S], /, *args: _P.args, **kwargs: _P.kwargs) -> Iterator[_T]:
        return store.iterate(lambda other: method(other, *args, **kwargs))

    return call
