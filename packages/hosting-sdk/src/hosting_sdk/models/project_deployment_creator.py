"""`ProjectDeploymentCreator`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class ProjectDeploymentCreator:
    """`ProjectDeploymentCreator`, a part of other types.

    Attributes:
        email: Email address of the user.
        github_login: Name of the user on GitHub.
        gitlab_login: Name of the user on GitLab.
        uid: ID of the user.
        username: Name of the user in URLs.
    """

    email: str
    github_login: str | None = None
    gitlab_login: str | None = None
    uid: str
    username: str
