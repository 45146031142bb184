"""`DeletionReason`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypedDict

from attrs import define


@define(kw_only=True)
class DeletionReason:
    """`DeletionReason`, a part of other types."""

    description: str
    """Reason in words."""
    slug: str
    """Short name of the reason."""


class DeletionReasonDict(TypedDict):
    """`DeletionReason` as a dict in wire names."""

    description: str
    """Reason in words."""
    slug: str
    """Short name of the reason."""
