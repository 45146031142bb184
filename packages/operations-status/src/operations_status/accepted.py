"""Response headers of a request whose work was accepted and goes on."""

from __future__ import annotations

import math
from uuid import UUID

from .errors import InvalidOperationError


def accepted_headers(
    operation_id: UUID | str, base_url: str, *, retry_after: float = 2
) -> dict[str, str]:
    """Return the headers of a 202 response that tell the client where to poll and how often.

    Args:
        operation_id: The operation that the request has started.
        base_url: URL under which clients reach the service, as in `https://status.example.org`.
        retry_after: Seconds that the client should wait before it polls; rounded up.

    Returns:
        `Location`, the URL of the operation, and `Retry-After`.

    Raises:
        InvalidOperationError: One of them is malformed.
    """
    identifier = to_operation_id(operation_id)
    if not base_url.isascii() or not base_url.isprintable() or set(base_url) & {" ", "?", "#"}:
        raise InvalidOperationError(
            "expected a base URL such as https://status.example.org, "
            f"in ASCII and without query or fragment, got {base_url!r}"
        )
    if not 0 <= retry_after < math.inf:
        raise InvalidOperationError(
            f"expected a finite number of seconds, 0 or more, for retry_after, got {retry_after!r}"
        )
    location = f"{base_url.rstrip('/')}/operations/{identifier}"
    return {"Location": location, "Retry-After": str(math.ceil(retry_after))}


def to_operation_id(value: UUID | str) -> UUID:
    """Return an operation's identifier, which job queues pass on as text.

    Raises:
        InvalidOperationError: It is no UUID.
    """
    if isinstance(value, UUID):
        return value
    try:
        return UUID(value)
    except (AttributeError, TypeError, ValueError):
        raise InvalidOperationError(f"expected the UUID of an operation, got {value!r}") from None
