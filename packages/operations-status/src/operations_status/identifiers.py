"""Identifiers of operations: UUIDs, as text, or derived from a natural key."""

from __future__ import annotations

from uuid import UUID, uuid5

from .errors import InvalidOperationError

KEY_NAMESPACE = UUID("35c7fb18-39b7-49e4-9d84-73cb5f2f7e14")
"""Namespace of natural keys: the identifier of a key is its UUID of version 5 (RFC 9562)."""


def to_operation_id(value: UUID | str) -> UUID:
    """Return the identifier of an operation, which job queues pass as text.

    Raises:
        InvalidOperationError: The value is not a UUID.
    """
    if isinstance(value, UUID):
        return value
    try:
        return UUID(value)
    except (AttributeError, TypeError, ValueError):
        raise InvalidOperationError(f"expected the UUID of an operation, got {value!r}") from None


def key_to_operation_id(key: str) -> UUID:
    """Return the identifier of the operation with a natural key, such as `invoice-42`.

    Raises:
        InvalidOperationError: The key is empty, or is not text that UTF-8 can encode.
    """
    try:
        if key:
            return uuid5(KEY_NAMESPACE, key)
    except (TypeError, UnicodeEncodeError):
        pass
    raise InvalidOperationError(f"expected a key, text of at least one character, got {key!r}")


def choose_operation_id(operation_id: UUID | str | None, key: str | None) -> UUID | None:
    """Return the identifier that a caller gives as an identifier or as a key; None without both.

    Raises:
        InvalidOperationError: Both are given, or the given one is malformed.
    """
    if operation_id is not None and key is not None:
        raise InvalidOperationError("expected operation_id or key, got both")
    if key is not None:
        return key_to_operation_id(key)
    return None if operation_id is None else to_operation_id(operation_id)
