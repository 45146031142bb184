"""The result of `domainsRegistrar.getOrder`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.domain_order_error import DomainOrderError
from hosting_sdk.models.domain_order_item_error import DomainOrderItemError


@define(kw_only=True)
class DomainOrderDomainPurchase:
    """`domains[]` of `DomainOrder`.

    Attributes:
        auto_renew: Whether the domain is renewed before it expires; can be changed later.
        domain_name: The domain, such as `example.com`.
        error: Reason why this domain failed.
        price: Price of the domain.
        purchase_type: What was ordered: `purchase`, `renewal` or `transfer`.
        status: State of this domain: `pending`, `completed`, `failed`, `refunded` or
            `refund-failed`.
        years: Years to buy, renew or transfer the domain for.
    """

    auto_renew: bool
    domain_name: str
    error: DomainOrderItemError | None = None
    price: float
    purchase_type: Literal["purchase"]
    status: Literal["pending", "completed", "failed", "refunded", "refund-failed"] | str
    years: float


@define(kw_only=True)
class DomainOrderDomainRenewal:
    """`domains[]` of `DomainOrder`.

    Attributes:
        domain_name: The domain, such as `example.com`.
        error: Reason why this domain failed.
        price: Price of the domain.
        purchase_type: What was ordered: `purchase`, `renewal` or `transfer`.
        status: State of this domain: `pending`, `completed`, `failed`, `refunded` or
            `refund-failed`.
        years: Years to buy, renew or transfer the domain for.
    """

    domain_name: str
    error: DomainOrderItemError | None = None
    price: float
    purchase_type: Literal["renewal"]
    status: Literal["pending", "completed", "failed", "refunded", "refund-failed"] | str
    years: float


@define(kw_only=True)
class DomainOrderDomainTransfer:
    """`domains[]` of `DomainOrder`.

    Attributes:
        auto_renew: Whether the domain is renewed before it expires; can be changed later.
        domain_name: The domain, such as `example.com`.
        error: Reason why this domain failed.
        price: Price of the domain.
        purchase_type: What was ordered: `purchase`, `renewal` or `transfer`.
        status: State of this domain: `pending`, `completed`, `failed`, `refunded` or
            `refund-failed`.
        years: Years to buy, renew or transfer the domain for.
    """

    auto_renew: bool
    domain_name: str
    error: DomainOrderItemError | None = None
    price: float
    purchase_type: Literal["transfer"]
    status: Literal["pending", "completed", "failed", "refunded", "refund-failed"] | str
    years: float


@define(kw_only=True)
class DomainOrderErrorPaymentFailed:
    """`error` of `DomainOrder`.

    Attributes:
        code: Kind of the error, such as `payment-failed`.
    """

    code: Literal["payment-failed"]


@define(kw_only=True)
class DomainOrderErrorTldOutageDetailsTld:
    """`error.details.tlds[]` of `DomainOrder`.

    Attributes:
        ends_at: Time when the outage is expected to end.
        tld_name: Top-level domain, such as `com`.
    """

    ends_at: str
    tld_name: str


@define(kw_only=True)
class DomainOrderErrorTldOutageDetails:
    """`error.details` of `DomainOrder`.

    Attributes:
        tlds: Top-level domains whose registry does not work.
    """

    tlds: list[DomainOrderErrorTldOutageDetailsTld]


@define(kw_only=True)
class DomainOrderErrorTldOutage:
    """`error` of `DomainOrder`.

    Attributes:
        code: Kind of the error, such as `payment-failed`.
    """

    code: Literal["tld-outage"]
    details: DomainOrderErrorTldOutageDetails


@define(kw_only=True)
class DomainOrderErrorPriceMismatchDetails:
    """`error.details` of `DomainOrder`.

    Attributes:
        actual_price: Price that the registry asks.
        expected_price: Price that the order agreed to.
    """

    actual_price: float | None = None
    expected_price: float


@define(kw_only=True)
class DomainOrderErrorPriceMismatch:
    """`error` of `DomainOrder`.

    Attributes:
        code: Kind of the error, such as `payment-failed`.
    """

    code: Literal["price-mismatch"]
    details: DomainOrderErrorPriceMismatchDetails


@define(kw_only=True)
class DomainOrderErrorUnexpectedError:
    """`error` of `DomainOrder`.

    Attributes:
        code: Kind of the error, such as `payment-failed`.
    """

    code: Literal["unexpected-error"]


@define(kw_only=True)
class DomainOrderErrorClaimsRequiredDetails:
    """`error.details` of `DomainOrder`.

    Attributes:
        domain_names: Domains that the error is about.
    """

    domain_names: list[str]
    message: str


@define(kw_only=True)
class DomainOrderErrorClaimsRequired:
    """`error` of `DomainOrder`.

    Attributes:
        code: Kind of the error, such as `payment-failed`.
    """

    code: Literal["claims-required"]
    details: DomainOrderErrorClaimsRequiredDetails


@define(kw_only=True)
class DomainOrderErrorDomainMismatch:
    """`error` of `DomainOrder`.

    Attributes:
        code: Kind of the error, such as `payment-failed`.
    """

    code: Literal["domain-mismatch"]


@define(kw_only=True)
class DomainOrder:
    """The result of `domainsRegistrar.getOrder`.

    Attributes:
        error: Reason why the order failed.
        order_id: ID of the order; `getOrder` tells its state.
        status: State of the order: `draft`, `purchasing`, `completed` or `failed`.
    """

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
    order_id: str
    status: Literal["draft", "purchasing", "completed", "failed"] | str
