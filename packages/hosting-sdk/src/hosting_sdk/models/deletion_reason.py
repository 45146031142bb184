"""`DeletionReason`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypedDict

from attrs import define


@define(kw_only=True)
class DeletionReason:
    """`DeletionReason`, a part of other types.

    Attributes:
        description: Reason in words.
        slug: Short name of the reason.
    """

    description: str
    slug: str


class DeletionReasonDict(TypedDict):
    """`DeletionReason` as a dict in wire names."""

    description: str
    slug: str
