"""The result of `domainsRegistrar.getOrder`.

Generated from `manifest/schemas/GetOrderResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.domains_error import DomainsError
from hosting_sdk.models.error2 import Error2


@define(kw_only=True)
class GetOrderResponseBodyDomainsPurchase:
    """`domains[]` of `GetOrderResponseBody`."""

    auto_renew: bool
    domain_name: str
    error: DomainsError | None = None
    price: float
    purchase_type: Literal["purchase"]
    status: Literal["pending", "completed", "failed", "refunded", "refund-failed"] | str
    years: float


@define(kw_only=True)
class GetOrderResponseBodyDomainsRenewal:
    """`domains[]` of `GetOrderResponseBody`."""

    domain_name: str
    error: DomainsError | None = None
    price: float
    purchase_type: Literal["renewal"]
    status: Literal["pending", "completed", "failed", "refunded", "refund-failed"] | str
    years: float


@define(kw_only=True)
class GetOrderResponseBodyDomainsTransfer:
    """`domains[]` of `GetOrderResponseBody`."""

    auto_renew: bool
    domain_name: str
    error: DomainsError | None = None
    price: float
    purchase_type: Literal["transfer"]
    status: Literal["pending", "completed", "failed", "refunded", "refund-failed"] | str
    years: float


@define(kw_only=True)
class GetOrderResponseBodyErrorPaymentFailed:
    """`error` of `GetOrderResponseBody`."""

    code: Literal["payment-failed"]


@define(kw_only=True)
class GetOrderResponseBodyErrorTldOutageDetailsTlds:
    """`error.details.tlds[]` of `GetOrderResponseBody`."""

    ends_at: str
    tld_name: str


@define(kw_only=True)
class GetOrderResponseBodyErrorTldOutageDetails:
    """`error.details` of `GetOrderResponseBody`."""

    tlds: list[GetOrderResponseBodyErrorTldOutageDetailsTlds]


@define(kw_only=True)
class GetOrderResponseBodyErrorTldOutage:
    """`error` of `GetOrderResponseBody`."""

    code: Literal["tld-outage"]
    details: GetOrderResponseBodyErrorTldOutageDetails


@define(kw_only=True)
class GetOrderResponseBodyErrorPriceMismatchDetails:
    """`error.details` of `GetOrderResponseBody`."""

    actual_price: float | None = None
    expected_price: float


@define(kw_only=True)
class GetOrderResponseBodyErrorPriceMismatch:
    """`error` of `GetOrderResponseBody`."""

    code: Literal["price-mismatch"]
    details: GetOrderResponseBodyErrorPriceMismatchDetails


@define(kw_only=True)
class GetOrderResponseBodyErrorUnexpectedError:
    """`error` of `GetOrderResponseBody`."""

    code: Literal["unexpected-error"]


@define(kw_only=True)
class GetOrderResponseBodyErrorClaimsRequiredDetails:
    """`error.details` of `GetOrderResponseBody`."""

    domain_names: list[str]
    message: str


@define(kw_only=True)
class GetOrderResponseBodyErrorClaimsRequired:
    """`error` of `GetOrderResponseBody`."""

    code: Literal["claims-required"]
    details: GetOrderResponseBodyErrorClaimsRequiredDetails


@define(kw_only=True)
class GetOrderResponseBodyErrorDomainMismatch:
    """`error` of `GetOrderResponseBody`."""

    code: Literal["domain-mismatch"]


@define(kw_only=True)
class GetOrderResponseBody:
    """The result of `domainsRegistrar.getOrder`."""

    domains: list[
        GetOrderResponseBodyDomainsPurchase
        | GetOrderResponseBodyDomainsRenewal
        | GetOrderResponseBodyDomainsTransfer
    ]
    error: (
        Error2
        | GetOrderResponseBodyErrorPaymentFailed
        | GetOrderResponseBodyErrorTldOutage
        | GetOrderResponseBodyErrorPriceMismatch
        | GetOrderResponseBodyErrorUnexpectedError
        | GetOrderResponseBodyErrorClaimsRequired
        | GetOrderResponseBodyErrorDomainMismatch
        | None
    ) = None
    order_id: str
    status: Literal["draft", "purchasing", "completed", "failed"] | str
