"""`NetworkTransfer`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class NetworkTransfer:
    """`NetworkTransfer`, a part of other types."""

    egress: float
    """Bytes sent."""
    ingress: float
    """Bytes received."""
