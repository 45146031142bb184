"""`OidcTokenClaims`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define, field


@define(kw_only=True)
class OidcTokenClaims:
    """`OidcTokenClaims`, a part of other types.

    Attributes:
        aud: Audience of the token.
        custom_environment_id: ID of the custom environment, if any.
        environment: Environment of the deployment, such as `production`.
        iss: Issuer of the token.
        owner: Slug of the team.
        owner_id: ID of the team.
        plan: Plan of the team.
        project: Name of the project.
        project_id: ID of the project (prefix `prj_`).
        sub: Subject of the token.
    """

    aud: str
    custom_environment_id: str | None = field(
        default=None, metadata={"wire": "custom_environment_id"}
    )
    environment: str
    iss: str
    owner: str
    owner_id: str = field(metadata={"wire": "owner_id"})
    plan: str | None = None
    project: str
    project_id: str = field(metadata={"wire": "project_id"})
    scope: str
    sub: str
