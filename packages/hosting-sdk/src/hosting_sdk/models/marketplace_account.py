"""The result of `marketplace.getAccountInfo`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class MarketplaceAccountContact:
    """`contact` of `MarketplaceAccount`.

    Attributes:
        email: Email address of the person.
    """

    email: str
    name: str | None = None


@define(kw_only=True)
class MarketplaceAccount:
    """The result of `marketplace.getAccountInfo`.

    Attributes:
        contact: Person to write to; can change with the roles in the team.
        url: Address of the installation in the dashboard.
    """

    contact: MarketplaceAccountContact | None
    name: str | None = None
    url: str
