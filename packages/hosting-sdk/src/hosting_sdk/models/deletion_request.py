"""The body of `teams.deleteTeam` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.deletion_reason import DeletionReason, DeletionReasonDict


@define(kw_only=True)
class DeletionRequest:
    """The body of `teams.deleteTeam` and 1 more.

    Attributes:
        reasons: Reasons for the deletion.
    """

    reasons: list[DeletionReason] | None = None


class DeletionRequestDict(TypedDict):
    """`DeletionRequest` as a dict in wire names."""

    reasons: NotRequired[Sequence[DeletionReason | DeletionReasonDict]]
