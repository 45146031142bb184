"""The result of `marketplace.getAccountInfo`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class MarketplaceAccountContact:
    """`contact` of `MarketplaceAccount`."""

    email: str
    """Email address of the person."""
    name: str | None = None


@define(kw_only=True)
class MarketplaceAccount:
    """The result of `marketplace.getAccountInfo`."""

    contact: MarketplaceAccountContact | None
    """Person to write to; can change with the roles in the team."""
    name: str | None = None
    url: str
    """Address of the installation in the dashboard."""
