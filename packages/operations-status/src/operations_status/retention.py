"""Operations that ended long ago are forgotten, as `retention_age` and `retention_count` say."""

from __future__ import annotations

import asyncio
import logging
import random
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from .errors import StoreUnavailableError

if TYPE_CHECKING:
    from .stores import OperationStore

_SPREAD = (0.8, 1.2)
"""Parts of the interval between two looks, so that several instances do not look at once."""

_logger = logging.getLogger(__name__)


async def forget(
    store: OperationStore,
    *,
    age: float | None,
    count: int | None,
    interval: float,
    events: dict[str, int],
) -> None:
    """Forget operations that have ended, again and again until cancelled.

    Several instances of the service may do so at once: each operation is forgotten by one of them.

    Args:
        store: Where the operations are; open.
        age: Seconds that they are kept; None keeps them indefinitely.
        count: How many of them are kept; None for all.
        interval: Seconds between two looks.
        events: Counts of the process; `pruned` grows by the operations that were forgotten.
    """
    while age is not None or count is not None:
        before = None if age is None else datetime.now(UTC) - timedelta(seconds=age)
        try:
            forgotten = await store.prune(before=before, keep=count)
        except StoreUnavailableError as error:
            _logger.warning("cannot forget old operations: %s", error)
        else:
            events["pruned"] += forgotten
            if forgotten:
                _logger.info("forgot %d operations that had ended", forgotten)
        await asyncio.sleep(interval * random.uniform(*_SPREAD))  # noqa: S311 no secret
