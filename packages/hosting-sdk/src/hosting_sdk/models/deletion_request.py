"""The body of `teams.deleteTeam` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.deletion_reason import DeletionReason, DeletionReasonDict


@define(kw_only=True)
class DeletionRequest:
    """The body of `teams.deleteTeam` and 1 more."""

    reasons: list[DeletionReason] | None = None
    """Reasons for the deletion."""


class DeletionRequestDict(TypedDict):
    """`DeletionRequest` as a dict in wire names."""

    reasons: NotRequired[Sequence[DeletionReason | DeletionReasonDict]]
    """Reasons for the deletion."""
