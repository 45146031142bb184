"""The result of `domainsRegistrar.buyDomains` and 3 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define, field


@define(kw_only=True)
class DomainOrderReferenceLink:
    """`_links{}` of `DomainOrderReference`.

    Attributes:
        href: Address of the request.
        method: HTTP method of the request.
    """

    href: str
    method: Literal["GET", "POST", "PUT", "DELETE", "PATCH"] | str


@define(kw_only=True)
class DomainOrderReference:
    """The result of `domainsRegistrar.buyDomains` and 3 more.

    Attributes:
        links: Requests that follow from the order, by name.
        order_id: ID of the order; `getOrder` tells its state.
    """

    links: dict[str, DomainOrderReferenceLink] = field(metadata={"wire": "_links"})
    order_id: str
