"""`SandboxRoute`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class SandboxRoute:
    """`SandboxRoute`, a part of other types.

    Attributes:
        port: Port in the sandbox.
        subdomain: Subdomain that leads to the port.
        system: Whether the platform keeps the route for itself.
        url: Public URL that leads to the port.
    """

    port: float
    subdomain: str
    system: Literal[True] | None = None
    url: str
