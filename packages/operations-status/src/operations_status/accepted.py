"""Headers of a 202 response: the URL of the operation, and the polling interval."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from .errors import InvalidOperationError
from .identifiers import to_operation_id

if TYPE_CHECKING:
    from uuid import UUID


def accepted_headers(
    operation_id: UUID | str, base_url: str, *, retry_after: float = 2
) -> dict[str, str]:
    """Return the headers of a 202 response: the URL to poll, and the interval.

    Args:
        operation_id: Identifier of the operation that the request has started.
        base_url: URL of the service for clients, as in `https://status.example.org`.
        retry_after: Seconds between two polls; rounded up.

    Returns:
        `Location`, the URL of the operation, and `Retry-After`.

    Raises:
        InvalidOperationError: An argument is malformed.
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
