"""`OidcTokenConfig`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class OidcTokenConfig:
    """`OidcTokenConfig`, a part of other types."""

    enabled: bool | None = None
    """Deprecated: whether deployments get OpenID Connect tokens."""
    issuer_mode: Literal["team", "global"] | str | None = None
    """Issuer of the tokens: one per `team`, or one for the whole platform (`global`)."""
