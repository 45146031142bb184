"""Where operations are kept, and the one protocol with which every store is used."""

from __future__ import annotations

from .protocol import BlockingStore, OperationStore, open_blocking_store, open_store

__all__ = ["BlockingStore", "OperationStore", "open_blocking_store", "open_store"]
