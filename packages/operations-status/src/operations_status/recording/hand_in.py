"""Writes the entries of a journal to the store."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from attrs import define, field

from operations_status.errors import (
    DuplicateOperationError,
    TransitionError,
    UnknownOperationError,
)

from .changes import Beginning, End, Report
from .journal_files import Kind

if TYPE_CHECKING:
    from collections.abc import Callable

    from operations_status.operations import Operation
    from operations_status.stores import BlockingStore

    from .journal_files import Entry

    Settle = Callable[[str, Operation | TransitionError | DuplicateOperationError], object]

_logger = logging.getLogger(__name__)


@define(eq=False)
class HandIn:
    """Writes entries in their order.

    If the store refuses a beginning, the later entries of its writer are skipped, except an end
    with `in_any_attempt`.

    Args:
        store: The store.
        settle: Receives the key of the writer and the result of each beginning.
    """

    _store: BlockingStore
    _settle: Settle
    _refused: set[str] = field(factory=set, init=False)

    def write(self, entry: Entry) -> bool:
        """Write an entry, unless the store refuses it.

        Returns:
            Whether the operation exists.

        Raises:
            StoreError: The store cannot be used.
            Exception: The entry cannot be decoded, such as one of another version.
        """
        self._store.open()
        try:
            self._write(entry)
        except UnknownOperationError:
            return False
        except (TransitionError, DuplicateOperationError) as refused:
            if entry.kind is Kind.BEGINNING:
                _logger.warning("operation %s is not recorded: %s", entry.operation_id, refused)
                self._refused.add(entry.fields["key"])
                self._settle(entry.fields["key"], refused)
            else:
                _logger.info("operation %s: not recorded: %s", entry.operation_id, refused)
        return True

    def _write(self, entry: Entry) -> None:
        fields = entry.fields
        if fields["key"] in self._refused and not fields.get("in_any_attempt"):
            return
        if entry.kind is Kind.BEGINNING:
            result = Beginning.from_json(fields).write(self._store, is_late=True)
            self._settle(fields["key"], result)
            return
        report = Report.from_json(entry.operation_id, fields)
        if entry.kind is Kind.END:
            End.from_json(fields).write(self._store, report, is_late=True)
        else:
            report.write(self._store)
