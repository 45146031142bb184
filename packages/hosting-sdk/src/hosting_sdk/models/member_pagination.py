"""`MemberPagination`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class MemberPagination:
    """`MemberPagination`, a part of other types.

    Attributes:
        count: Number of items in this page.
        has_next: Whether there is another page.
        next: Cursor of the next page: a time in milliseconds since the epoch; null on the last
            page.
        prev: Cursor of the previous page: a time in milliseconds since the epoch; null on the first
            page.
    """

    count: float
    has_next: bool
    next: float | None
    prev: float | None
