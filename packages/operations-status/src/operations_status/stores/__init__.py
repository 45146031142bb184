"""Stores of operations, and the one interface with which every store is used."""

from __future__ import annotations

from .opening import open_blocking_store, open_store
from .protocol import BlockingStore, OperationStore

__all__ = ["BlockingStore", "OperationStore", "open_blocking_store", "open_store"]
