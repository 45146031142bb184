"""The two routes of the specification, made from the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .admission import Admission
from .feed import Feed
from .list_slots import ListSlots
from .list_view import ListView
from .long_poll import LongPoll
from .status_view import StatusView

if TYPE_CHECKING:
    from operations_status.auth.authenticator import Authenticator
    from operations_status.settings import Settings
    from operations_status.stores import OperationStore

    from .change_hub import ChangeHub


def create_views(
    store: OperationStore, authenticator: Authenticator, hub: ChangeHub, settings: Settings
) -> tuple[StatusView, ListView]:
    """Return the routes over a store: of one operation, and of lists.

    Args:
        store: Where the operations are; open when the first request comes.
        authenticator: Accepts or refuses a token.
        hub: Publishes the changes of the store.
        settings: Limits of waits, and hints for clients.
    """
    admission = Admission(authenticator)
    poll = LongPoll(hub=hub, max_wait=settings.max_wait)
    patience = settings.keep_alive_timeout
    feed = Feed(
        store=store,
        hub=hub,
        admission=admission,
        heartbeat=settings.feed_heartbeat,
        patience=patience,
    )
    slots = ListSlots(per_subject=settings.max_lists, patience=settings.read_timeout)
    one = StatusView(store=store, admission=admission, poll=poll, retry_after=settings.retry_after)
    several = ListView(
        store=store, admission=admission, poll=poll, feed=feed, slots=slots, patience=patience
    )
    return one, several
