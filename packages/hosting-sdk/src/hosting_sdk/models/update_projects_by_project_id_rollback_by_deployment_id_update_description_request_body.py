"""The body of `projects.updateProjectsByProjectIdRollbackByDeploymentIdUpdateDescription`.

Generated from `manifest/schemas/UpdateProjectsByProjectIdRollbackByDeploymentIdUpdateDescriptionRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class UpdateProjectsByProjectIdRollbackByDeploymentIdUpdateDescriptionRequestBody:
    """The body of `projects.updateProjectsByProjectIdRollbackByDeploymentIdUpdateDescription`."""

    description: str | None = None
