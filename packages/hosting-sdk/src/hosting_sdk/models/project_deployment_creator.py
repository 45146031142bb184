"""`ProjectDeploymentCreator`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class ProjectDeploymentCreator:
    """`ProjectDeploymentCreator`, a part of other types."""

    email: str
    """Email address of the user."""
    github_login: str | None = None
    """Name of the user on GitHub."""
    gitlab_login: str | None = None
    """Name of the user on GitLab."""
    uid: str
    """ID of the user."""
    username: str
    """Name of the user in URLs."""
