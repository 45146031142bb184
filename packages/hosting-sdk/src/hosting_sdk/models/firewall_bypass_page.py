"""The result of `security.getBypassIp`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define, field

from hosting_sdk.models.firewall_bypass import FirewallBypass


@define(kw_only=True)
class FirewallBypassPagePagination:
    """`pagination` of `FirewallBypassPage`.

    Attributes:
        id: ID of the last rule of this page; the parameter `offset` takes it.
    """

    id: str = field(metadata={"wire": "Id"})
    owner_id: str = field(metadata={"wire": "OwnerId"})


@define(kw_only=True)
class FirewallBypassPage:
    """The result of `security.getBypassIp`.

    Attributes:
        pagination: Where this page stands, and the cursors of its neighbours.
    """

    pagination: FirewallBypassPagePagination | None = None
    result: list[FirewallBypass]
