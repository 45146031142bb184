"""`OidcTokenClaims`, a part of other types.

Generated from `manifest/schemas/OidcTokenClaims.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define, field


@define(kw_only=True)
class OidcTokenClaims:
    """`OidcTokenClaims`, a part of other types."""

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
