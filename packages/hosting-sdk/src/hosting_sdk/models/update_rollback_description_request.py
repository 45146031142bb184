"""The body of `projects.updateProjectsByProjectIdRollbackByDeploymentIdUpdateDescription`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class UpdateRollbackDescriptionRequest:
    """The body of `projects.updateProjectsByProjectIdRollbackByDeploymentIdUpdateDescription`."""

    description: str | None = None
    """Reason for the rollback."""


class UpdateRollbackDescriptionRequestDict(TypedDict):
    """`UpdateRollbackDescriptionRequest` as a dict in wire names."""

    description: NotRequired[str]
    """Reason for the rollback."""
