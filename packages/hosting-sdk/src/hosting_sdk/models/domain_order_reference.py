"""The result of `domainsRegistrar.buyDomains` and 3 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define, field


@define(kw_only=True)
class DomainOrderReferenceLink:
    """`_links{}` of `DomainOrderReference`."""

    href: str
    """Address of the request."""
    method: Literal["GET", "POST", "PUT", "DELETE", "PATCH"] | str
    """HTTP method of the request."""


@define(kw_only=True)
class DomainOrderReference:
    """The result of `domainsRegistrar.buyDomains` and 3 more."""

    links: dict[str, DomainOrderReferenceLink] = field(metadata={"wire": "_links"})
    """Requests that follow from the order, by name."""
    order_id: str
    """ID of the order; `getOrder` tells its state."""
