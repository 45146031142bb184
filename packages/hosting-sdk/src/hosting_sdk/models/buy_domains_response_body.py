"""The result of `domainsRegistrar.buyDomains` and 3 more.

Generated from `manifest/schemas/BuyDomainsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define, field


@define(kw_only=True)
class BuyDomainsResponseBodyLinks:
    """`_links{}` of `BuyDomainsResponseBody`."""

    href: str
    method: Literal["GET", "POST", "PUT", "DELETE", "PATCH"] | str


@define(kw_only=True)
class BuyDomainsResponseBody:
    """The result of `domainsRegistrar.buyDomains` and 3 more."""

    links: dict[str, BuyDomainsResponseBodyLinks] = field(metadata={"wire": "_links"})
    order_id: str
