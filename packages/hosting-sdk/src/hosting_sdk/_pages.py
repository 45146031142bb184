"""Marker of a result that is one page of several, for type checkers and for readers."""

from __future__ import annotations

from typing import Generic, TypeVar

__all__ = ["Page"]

PageT_co = TypeVar("PageT_co", covariant=True)
T_co = TypeVar("T_co", covariant=True)


class Page(Generic[PageT_co, T_co]):
    """One page of a result that comes in pages.

    The type arguments are the generated class of the result itself and the class of its items:
    `class ThingPage(Page["ThingPage", "Thing"])`. `client.paginate` takes the methods that return
    a page.
    """

    __slots__ = ()
