"""`SandboxRoute`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class SandboxRoute:
    """`SandboxRoute`, a part of other types."""

    port: float
    """Port in the sandbox."""
    subdomain: str
    """Subdomain that leads to the port."""
    system: Literal[True] | None = None
    """Whether the platform keeps the route for itself."""
    url: str
    """Public URL that leads to the port."""
