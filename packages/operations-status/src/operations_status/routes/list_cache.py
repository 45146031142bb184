"""Cache of short lists, for clients that poll the same query."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import attrs

if TYPE_CHECKING:
    from operations_status.filters import Cursor, ListRequest
    from operations_status.messages.headers import Positions
    from operations_status.stores.results import ListVersion, Revision

_MAX_LISTS = 64
"""Number of cached lists; none is longer than a piece of a `Listing`, so 4 MiB in all."""


class ShortList(NamedTuple):
    """A list no longer than one piece of a `Listing`, or a computed view, as JSON."""

    version: ListVersion
    next_cursor: Cursor | None
    body: bytes


@attrs.define(eq=False)
class ListCache:
    """The lists of one state of a store; the lists of an older state are dropped.

    A state is a revision without visible changes ahead of it: neither in the list when it is
    cached, nor in the store when it is found.
    """

    _state: tuple[Positions, int] | None = None
    _lists: dict[ListRequest, ShortList] = attrs.field(factory=dict)

    def __contains__(self, request: ListRequest) -> bool:
        return request in self._lists

    def find(
        self, request: ListRequest, positions: Positions, revision: Revision
    ) -> ShortList | None:
        """Return the list at a revision; None if it is not cached."""
        if self._state != (positions, revision.latest) or revision.latest != revision.newest:
            return None
        return self._lists.get(request)

    def keep(self, request: ListRequest, positions: Positions, found: ShortList) -> None:
        """Cache a list, unless it has changes ahead of its revision."""
        if found.version.ahead:
            return
        state = (positions, found.version.revision)
        if self._state != state:
            self._state = state
            self._lists.clear()
        elif len(self._lists) >= _MAX_LISTS:
            del self._lists[next(iter(self._lists))]
        self._lists[request] = found
