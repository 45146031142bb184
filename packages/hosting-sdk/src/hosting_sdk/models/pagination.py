"""`Pagination`, a part of other types.

Generated from `manifest/schemas/Pagination.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class Pagination:
    """`Pagination`, a part of other types."""

    count: float
    next: float | None
    prev: float | None
