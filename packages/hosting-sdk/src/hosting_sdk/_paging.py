"""Pagination: the items of all pages, page by page through their cursors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar

from hosting_sdk._types import UNSET
from hosting_sdk.errors import InvalidRequestError, PagingError

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from hosting_sdk._operations import Call
    from hosting_sdk._transport.transport import Transport

T = TypeVar("T")
PageT = TypeVar("PageT")


class Paginator(Generic[PageT, T]):
    """The items of a result that comes in pages: `async for item in paginator`.

    `async for page in paginator.pages()` brings the pages themselves, as the method returns them.

    A new paginator can resume at `cursor`: pass it to the method as the argument that `argument`
    names. A page of which some items are left is then read again from its start; a page that was
    delivered whole is not. The same paginator resumes there by itself when it is iterated again.

    Args:
        transport: Sends the calls.
        call: The call of the first page.

    Raises:
        InvalidRequestError: The method is not paginated.
    """

    def __init__(self, transport: Transport, call: Call) -> None:
        paging = call.operation.paging
        if paging is None:
            raise InvalidRequestError(f"{call.operation.name} does not return pages")
        self._transport = transport
        self._call = call
        self._paging = paging
        self._cursor = call.arguments.get(paging.argument)
        self._seen: set[Any] = {self._cursor}
        self._done = False
        self._left: int | None = None

    def max_items(self, count: int) -> Self:
        """Limit the number of further items; pages that they do not need are not requested.

        `pages()` ends with the page that reaches the limit. If items of that page are left,
        `cursor` stays at it.

        Args:
            count: The maximum number of items.

        Returns:
            This paginator.

        Raises:
            InvalidRequestError: `count` is not a number of at least 0.
        """
        if type(count) is not int or count < 0:
            raise InvalidRequestError(f"max_items must be a number of at least 0, not {count!r}")
        self._left = count
        return self

    @property
    def argument(self) -> str:
        """The name of the argument that takes the cursor."""
        return self._paging.argument

    @property
    def cursor(self) -> Any:
        """Cursor of the next page; None at the beginning and after the end."""
        return self._cursor

    async def __aiter__(self) -> AsyncGenerator[T, None]:
        while (page := await self.next_page()) is not None:
            for item in self.items_of(page):
                yield item
            self.advance(page)

    async def pages(self) -> AsyncGenerator[PageT, None]:
        """Yield every page, as the method returns it.

        Raises:
            PagingError: A cursor leads back to an earlier page.
        """
        while (page := await self.next_page()) is not None:
            yield page
            self.advance(page)

    async def next_page(self) -> PageT | None:
        """Request the page at `cursor` and return it; None after the last page."""
        if self._done or self._left == 0:
            return None
        arguments = {**self._call.arguments, self._paging.argument: self._cursor}
        exchange = self._transport.prepare(*self._call._replace(arguments=arguments))
        response = await self._transport.send(exchange)
        page: PageT = self._transport.decode(exchange, response)[0]
        return page

    def items_of(self, page: PageT) -> list[T]:
        """Return the items of a page, as many as `max_items` still allows.

        Raises:
            PagingError: The page has no items where they should be.
        """
        return self._list_items(page)[: self._left]

    def _list_items(self, page: PageT) -> list[T]:
        items = self._at(page, self._paging.items) if self._paging.items else page
        if items is None and not isinstance(page, Mapping):
            return []  # the page's type declares the field as optional
        if not isinstance(items, list):
            raise self._error(f"expected a list at {self._paging.items!r}, got {items!r}")
        return items

    def advance(self, page: PageT) -> None:
        """Move on from a page that was delivered to the one that its cursor names.

        Raises:
            PagingError: The cursor leads back to an earlier page.
        """
        if self._left is not None:
            left = self._left - len(self._list_items(page))
            self._left = max(0, left)
            if left < 0:
                return  # the page has more items
        cursor = self._along(page, self._paging.cursor)
        if cursor is not None and self._paging.pages:
            last = self._along(page, self._paging.pages)
            cursor = None if last is None or cursor >= last else cursor + 1
        if cursor is None or cursor == "":
            self._cursor, self._done = None, True
            return
        if not isinstance(cursor, str | int | float):
            raise self._error(f"expected text or a number as a cursor, got {cursor!r}")
        if cursor in self._seen:
            raise self._error(f"the cursor {cursor!r} does not advance: it was there already")
        self._seen.add(cursor)
        self._cursor = cursor

    def _along(self, page: Any, wires: tuple[str, ...]) -> Any:
        """Return the value at the end of a path, None if any part of it is absent."""
        for wire in wires:
            if page is None or page is UNSET:
                return None
            page = self._at(page, wire)
        return None if page is UNSET else page

    def _at(self, value: Any, wire: str) -> Any:
        """Return the field of a decoded object by its name on the wire."""
        if isinstance(value, Mapping):
            return value.get(wire)
        from hosting_sdk._codec.shapes import list_fields  # noqa: PLC0415 loads attrs

        fields = list_fields(value.__class__) if hasattr(value, "__attrs_attrs__") else ()
        for field in fields:
            if field.wire == wire:
                found = getattr(value, field.name)
                if found is UNSET and field.required:
                    raise self._error(f"the page has no {wire!r}, so the next page is unknown")
                return found
        raise self._error(f"expected an object with {wire!r}, got {type(value).__name__}")

    def _error(self, message: str) -> PagingError:
        return PagingError(f"{self._call.operation.name}: {message}", cursor=self._cursor)
