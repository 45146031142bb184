"""`Pagination`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class Pagination:
    """`Pagination`, a part of other types.

    Attributes:
        count: Number of items in this page.
        next: Cursor of the next page: a time in milliseconds since the epoch; null on the last
            page.
        prev: Cursor of the previous page: a time in milliseconds since the epoch; null on the first
            page.
    """

    count: float
    next: float | None
    prev: float | None
