"""`CreateProjectCreator`, a part of other types.

Generated from `manifest/schemas/CreateProjectCreator.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class CreateProjectCreator:
    """`CreateProjectCreator`, a part of other types."""

    email: str
    github_login: str | None = None
    gitlab_login: str | None = None
    uid: str
    username: str
