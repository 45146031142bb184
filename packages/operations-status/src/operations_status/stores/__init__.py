"""Stores of operations, and their interface."""

from __future__ import annotations

from .opening import open_blocking_store, open_store
from .protocol import BlockingStore, OperationStore

__all__ = ["BlockingStore", "OperationStore", "open_blocking_store", "open_store"]
