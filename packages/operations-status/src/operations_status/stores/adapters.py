"""Adapter of single methods of a store that blocks, for a store of an event loop."""

from __future__ import annotations

import asyncio
import functools
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

_P = ParamSpec("_P")
_T = TypeVar("_T")
_S = TypeVar("_S")
_S_co = TypeVar("_S_co", covariant=True)


class HasBlocking(Protocol[_S_co]):
    """A store of an event loop whose work is done by one that blocks."""

    @property
    def blocking(self) -> _S_co:
        """The store that blocks."""


def in_thread(
    method: Callable[Concatenate[_S, _P], _T],
) -> Callable[Concatenate[HasBlocking[_S], _P], Coroutine[Any, Any, _T]]:
    """Return a method that awaits a blocking one, which runs in a thread."""

    @functools.wraps(method)
    async def call(store: HasBlocking[_S], /, *args: _P.args, **kwargs: _P.kwargs) -> _T:
        return await asyncio.to_thread(method, store.blocking, *args, **kwargs)

    return call
