"""`NetworkTransfer`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class NetworkTransfer:
    """`NetworkTransfer`, a part of other types.

    Attributes:
        egress: Bytes sent.
        ingress: Bytes received.
    """

    egress: float
    ingress: float
