"""The loop that marks operations Failed when their lease has run out."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from .errors import StoreUnavailableError
from .outages import OutageLog

if TYPE_CHECKING:
    from .stores import OperationStore

_logger = logging.getLogger(__name__)


async def watch(store: OperationStore, *, interval: float, events: dict[str, int]) -> None:
    """Mark operations whose lease has run out, repeatedly until cancelled.

    Args:
        store: Where the operations are; open.
        interval: Seconds between two checks.
        events: Counts of the process; `lost` grows by the operations that were marked.
    """
    outage = OutageLog(
        _logger,
        failing="cannot look for lost operations",
        restored="the store is back: looking for lost operations again",
    )
    while True:
        try:
            lost = await store.expire()
        except StoreUnavailableError as error:
            outage.fail(error)
        else:
            outage.succeed()
            events["lost"] += len(lost)
            for operation_id in lost:
                _logger.warning("operation %s is lost: its lease has run out", operation_id)
        await asyncio.sleep(interval)
