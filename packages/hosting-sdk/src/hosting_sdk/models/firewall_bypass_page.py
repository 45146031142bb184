"""The result of `security.getBypassIp`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define, field

from hosting_sdk._pages import Page
from hosting_sdk.models.firewall_bypass import FirewallBypass


@define(kw_only=True)
class FirewallBypassPagePagination:
    """`pagination` of `FirewallBypassPage`."""

    id: str = field(metadata={"wire": "Id"})
    """ID of the last rule of this page; the parameter `offset` takes it."""
    owner_id: str = field(metadata={"wire": "OwnerId"})


@define(kw_only=True)
class FirewallBypassPage(Page["FirewallBypassPage", "FirewallBypass"]):
    """The result of `security.getBypassIp`."""

    pagination: FirewallBypassPagePagination | None = None
    """Position of this page, with the cursors of the pages beside it."""
    result: list[FirewallBypass]
