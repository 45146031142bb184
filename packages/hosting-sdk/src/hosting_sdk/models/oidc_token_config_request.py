"""`OidcTokenConfigRequest`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class OidcTokenConfigRequest:
    """`OidcTokenConfigRequest`, a part of other types."""

    enabled: bool | None = None
    """Deprecated: whether deployments get OpenID Connect tokens. `True` when it is absent."""
    issuer_mode: Literal["team", "global"] | None = None
    """Issuer of the tokens: one per `team`, or one for the whole platform (`global`). `"team"`
    when it is absent."""


class OidcTokenConfigRequestDict(TypedDict):
    """`OidcTokenConfigRequest` as a dict in wire names."""

    enabled: NotRequired[bool]
    """Deprecated: whether deployments get OpenID Connect tokens. `True` when it is absent."""
    issuerMode: NotRequired[Literal["team", "global"]]
    """Issuer of the tokens: one per `team`, or one for the whole platform (`global`). `"team"`
    when it is absent."""
