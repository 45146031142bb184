"""Base of the two routes: admission of readers, and positions in the history of the store."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

import attrs

from operations_status.messages.positions import Positions
from operations_status.messages.responses import JSON

if TYPE_CHECKING:
    from typing import TypeAlias

    from operations_status.stores import OperationStore

    from .admission import Admission
    from .long_poll import LongPoll

    Fields: TypeAlias = tuple[tuple[bytes, bytes], ...]

CONTENT = (b"content-type", JSON)
CACHE = (b"cache-control", b"private, no-cache")

_positions_of = functools.lru_cache(maxsize=4)(Positions.of)


@attrs.frozen(kw_only=True)
class StoreView:
    """A route over a store.

    Attributes:
        store: Where the operations are; open when the first request comes.
        admission: Checks requests.
        poll: Waits for changes.
    """

    store: OperationStore
    admission: Admission
    poll: LongPoll

    @property
    def positions(self) -> Positions:
        """Positions of the store now; for comparisons, taken before the data is read."""
        return _positions_of(self.store.store_id)


def applied_preference(seconds: int) -> tuple[bytes, bytes]:
    """Return the header that says which preference was followed (RFC 7240, section 3)."""
    return b"preference-applied", b"wait=%d" % seconds
