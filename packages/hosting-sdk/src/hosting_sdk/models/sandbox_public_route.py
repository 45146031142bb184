"""`SandboxPublicRoute`, a part of other types.

Generated from `manifest/schemas/SandboxPublicRoute.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class SandboxPublicRoute:
    """`SandboxPublicRoute`, a part of other types."""

    port: float
    subdomain: str
    system: Literal[True] | None = None
    url: str
