"""`OidcTokenConfigRequest`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class OidcTokenConfigRequest:
    """`OidcTokenConfigRequest`, a part of other types.

    Attributes:
        enabled: Deprecated: whether deployments get OpenID Connect tokens. `True` when it is
            absent.
        issuer_mode: Issuer of the tokens: one per `team`, or one for the whole platform (`global`).
            `"team"` when it is absent.
    """

    enabled: bool | None = None
    issuer_mode: Literal["team", "global"] | None = None


class OidcTokenConfigRequestDict(TypedDict):
    """`OidcTokenConfigRequest` as a dict in wire names."""

    enabled: NotRequired[bool]
    issuerMode: NotRequired[Literal["team", "global"]]
