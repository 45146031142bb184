"""`FlagPagination`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class FlagPagination:
    """`FlagPagination`, a part of other types."""

    next: str | None
    """Cursor of the next page; null on the last page."""
