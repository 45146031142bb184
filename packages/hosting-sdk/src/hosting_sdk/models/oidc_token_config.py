"""`OidcTokenConfig`, a part of other types.

Generated from `manifest/schemas/OidcTokenConfig.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class OidcTokenConfig:
    """`OidcTokenConfig`, a part of other types.

    Attributes:
        enabled: `True` when it is absent.
        issuer_mode: `"team"` when it is absent.
    """

    enabled: bool | None = None
    issuer_mode: Literal["team", "global"] | None = None
