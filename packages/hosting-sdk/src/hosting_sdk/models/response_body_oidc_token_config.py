"""`ResponseBodyOidcTokenConfig`, a part of other types.

Generated from `manifest/schemas/ResponseBodyOidcTokenConfig.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class ResponseBodyOidcTokenConfig:
    """`ResponseBodyOidcTokenConfig`, a part of other types."""

    enabled: bool | None = None
    issuer_mode: Literal["team", "global"] | str | None = None
