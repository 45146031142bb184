"""The result of `domainsRegistrar.getOrder`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.domain_order_error import DomainOrderError
from hosting_sdk.models.domain_order_item_error import DomainOrderItemError


@define(kw_only=True)
class DomainOrderDomainPurchase:
    """`domains[]` of `DomainOrder`."""

    auto_renew: bool
    """Whether the domain is renewed before it expires; can be changed later."""
    domain_name: str
    """The domain, such as `example.com`."""
    error: DomainOrderItemError | None = None
    """Reason why this domain failed."""
    price: float
    """Price of the domain."""
    purchase_type: Literal["purchase"]
    """Kind of order: `purchase`, `renewal` or `transfer`."""
    status: Literal["pending", "completed", "failed", "refunded", "refund-failed"] | str
    """State of this domain: `pending`, `completed`, `failed`, `refunded` or `refund-failed`."""
    years: float
    """Years to buy, renew or transfer the domain for."""


@define(kw_only=True)
class DomainOrderDomainRenewal:
    """`domains[]` of `DomainOrder`."""

    domain_name: str
    """The domain, such as `example.com`."""
    error: DomainOrderItemError | None = None
    """Reason why this domain failed."""
    price: float
    """Price of the domain."""
    purchase_type: Literal["renewal"]
    """Kind of order: `purchase`, `renewal` or `transfer`."""
    status: Literal["pending", "completed", "failed", "refunded", "refund-failed"] | str
    """State of this domain: `pending`, `completed`, `failed`, `refunded` or `refund-failed`."""
    years: float
    """Years to buy, renew or transfer the domain for."""


@define(kw_only=True)
class DomainOrderDomainTransfer:
    """`domains[]` of `DomainOrder`."""

    auto_renew: bool
    """Whether the domain is renewed before it expires; can be changed later."""
    domain_name: str
    """The domain, such as `example.com`."""
    error: DomainOrderItemError | None = None
    """Reason why this domain failed."""
    price: float
    """Price of the domain."""
    purchase_type: Literal["transfer"]
    """Kind of order: `purchase`, `renewal` or `transfer`."""
    status: Literal["pending", "completed", "failed", "refunded", "refund-failed"] | str
    """State of this domain: `pending`, `completed`, `failed`, `refunded` or `refund-failed`."""
    years: float
    """Years to buy, renew or transfer the domain for."""


@define(kw_only=True)
class DomainOrderErrorPaymentFailed:
    """`error` of `DomainOrder`."""

    code: Literal["payment-failed"]
    """Reason why the order failed."""


@define(kw_only=True)
class DomainOrderErrorTldOutageDetailsTld:
    """`error.details.tlds[]` of `DomainOrder`."""

    ends_at: str
    """Time when the outage is expected to end."""
    tld_name: str
    """Top-level domain, such as `com`."""


@define(kw_only=True)
class DomainOrderErrorTldOutageDetails:
    """`error.details` of `DomainOrder`."""

    tlds: list[DomainOrderErrorTldOutageDetailsTld]
    """Top-level domains whose registry does not work."""


@define(kw_only=True)
class DomainOrderErrorTldOutage:
    """`error` of `DomainOrder`."""

    code: Literal["tld-outage"]
    """Reason why the order failed."""
    details: DomainOrderErrorTldOutageDetails


@define(kw_only=True)
class DomainOrderErrorPriceMismatchDetails:
    """`error.details` of `DomainOrder`."""

    actual_price: float | None = None
    """Price that the registry asks."""
    expected_price: float
    """Price that the order agreed to."""


@define(kw_only=True)
class DomainOrderErrorPriceMismatch:
    """`error` of `DomainOrder`."""

    code: Literal["price-mismatch"]
    """Reason why the order failed."""
    details: DomainOrderErrorPriceMismatchDetails


@define(kw_only=True)
class DomainOrderErrorUnexpectedError:
    """`error` of `DomainOrder`."""

    code: Literal["unexpected-error"]
    """Reason why the order failed."""


@define(kw_only=True)
class DomainOrderErrorClaimsRequiredDetails:
    """`error.details` of `DomainOrder`."""

    domain_names: list[str]
    """Domains that the error is about."""
    message: str


@define(kw_only=True)
class DomainOrderErrorClaimsRequired:
    """`error` of `DomainOrder`."""

    code: Literal["claims-required"]
    """Reason why the order failed."""
    details: DomainOrderErrorClaimsRequiredDetails


@define(kw_only=True)
class DomainOrderErrorDomainMismatch:
    """`error` of `DomainOrder`."""

    code: Literal["domain-mismatch"]
    """Reason why the order failed."""


@define(kw_only=True)
class DomainOrder:
    """The result of `domainsRegistrar.getOrder`."""

    domains: list[DomainOrderDomainPurchase | DomainOrderDomainRenewal | DomainOrderDomainTransfer]
    error: (
        DomainOrderError
        | DomainOrderErrorPaymentFailed
        | DomainOrderErrorTldOutage
        | DomainOrderErrorPriceMismatch
        | DomainOrderErrorUnexpectedError
        | DomainOrderErrorClaimsRequired
        | DomainOrderErrorDomainMismatch
        | None
    ) = None
    """Reason why the order failed."""
    order_id: str
    """ID of the order; `getOrder` tells its state."""
    status: Literal["draft", "purchasing", "completed", "failed"] | str
    """State of the order: `draft`, `purchasing`, `completed` or `failed`."""
