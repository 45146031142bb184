"""`Pagination`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class Pagination:
    """`Pagination`, a part of other types."""

    count: float
    """Number of items in this page."""
    next: float | None
    """Cursor of the next page: a time in milliseconds since the epoch; null on the last page."""
    prev: float | None
    """Cursor of the previous page: a time in milliseconds since the epoch; null on the first
    page."""
