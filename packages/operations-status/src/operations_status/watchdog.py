"""Operations whose recorder has vanished are marked Failed, so that nothing runs for ever."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from .errors import StoreUnavailableError

if TYPE_CHECKING:
    from .stores import OperationStore

_logger = logging.getLogger(__name__)


async def watch(store: OperationStore, *, interval: float) -> None:
    """Mark lost operations again and again until cancelled.

    That the store is away is told once, and once that it is back.

    Args:
        store: where the operations are; open.
        interval: seconds between two looks.
    """
    is_away = False
    while True:
        try:
            lost = await store.expire()
        except StoreUnavailableError as error:
            level = logging.DEBUG if is_away else logging.WARNING
            _logger.log(level, "cannot look for lost operations: %s", error)
            is_away = True
        else:
            if is_away:
                _logger.warning("the store is back: looking for lost operations again")
            is_away = False
            for operation_id in lost:
                _logger.warning("operation %s is lost: its lease has run out", operation_id)
        await asyncio.sleep(interval)
