"""`OidcTokenClaims`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define, field


@define(kw_only=True)
class OidcTokenClaims:
    """`OidcTokenClaims`, a part of other types."""

    aud: str
    """Audience of the token."""
    custom_environment_id: str | None = field(
        default=None, metadata={"wire": "custom_environment_id"}
    )
    """ID of the custom environment, if any."""
    environment: str
    """Environment of the deployment, such as `production`."""
    iss: str
    """Issuer of the token."""
    owner: str
    """Slug of the team."""
    owner_id: str = field(metadata={"wire": "owner_id"})
    """ID of the team."""
    plan: str | None = None
    """Plan of the team."""
    project: str
    """Name of the project."""
    project_id: str = field(metadata={"wire": "project_id"})
    """ID of the project (prefix `prj_`)."""
    scope: str
    sub: str
    """Subject of the token."""
