"""The result of `billing.listBillingCharges`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define, field


@define(kw_only=True)
class BillingCharge:
    """The result of `billing.listBillingCharges`."""

    billed_cost: float = field(metadata={"wire": "BilledCost"})
    """Amount that is invoiced for the charge, in `BillingCurrency`."""
    billing_currency: Literal["USD"] | str = field(metadata={"wire": "BillingCurrency"})
    """Currency of the invoice as an ISO 4217 code."""
    charge_category: Literal["Adjustment", "Credit", "Purchase", "Tax", "Usage"] | str = field(
        metadata={"wire": "ChargeCategory"}
    )
    """Kind of the charge, such as `Usage`, `Purchase` or `Credit`."""
    charge_period_end: str = field(metadata={"wire": "ChargePeriodEnd"})
    """End of the period of the charge, excluded, as ISO 8601 text in UTC."""
    charge_period_start: str = field(metadata={"wire": "ChargePeriodStart"})
    """Start of the period of the charge, included, as ISO 8601 text in UTC."""
    consumed_quantity: float | None = field(metadata={"wire": "ConsumedQuantity"})
    """Amount that was used, in `ConsumedUnit`; null where nothing is measured."""
    consumed_unit: str | None = field(metadata={"wire": "ConsumedUnit"})
    """Unit of `ConsumedQuantity`; null where nothing is measured."""
    effective_cost: float = field(metadata={"wire": "EffectiveCost"})
    """Cost after discounts and prepaid credits, spread over the time that they cover."""
    pricing_category: Literal["Other", "Standard", "Dynamic", "Committed"] | str = field(
        metadata={"wire": "PricingCategory"}
    )
    """Kind of price: `Standard`, `Dynamic`, `Committed` or `Other`."""
    pricing_currency: Literal["USD"] | str = field(metadata={"wire": "PricingCurrency"})
    """Currency of the price as an ISO 4217 code."""
    pricing_quantity: float = field(metadata={"wire": "PricingQuantity"})
    pricing_unit: str = field(metadata={"wire": "PricingUnit"})
    region_id: str | None = field(default=None, metadata={"wire": "RegionId"})
    """ID that the provider gives the region."""
    region_name: str | None = field(default=None, metadata={"wire": "RegionName"})
    """Name of the region to show."""
    service_category: (
        Literal[
            "AI and Machine Learning",
            "Analytics",
            "Business Applications",
            "Compute",
            "Databases",
            "Developer Tools",
            "Multicloud",
            "Identity",
            "Integration",
            "Internet of Things",
            "Management and Governance",
            "Media",
            "Migration",
            "Mobile",
            "Networking",
            "Security",
            "Storage",
            "Web",
            "Other",
        ]
        | str
        | None
    ) = field(default=None, metadata={"wire": "ServiceCategory"})
    """Kind of the service, such as `Compute` or `Databases`."""
    service_name: str = field(metadata={"wire": "ServiceName"})
    """Name of the service or product to show."""
    service_provider_name: str = field(metadata={"wire": "ServiceProviderName"})
    """Company that sells the service."""
    tags: dict[str, str] = field(metadata={"wire": "Tags"})
    """Further facts on the charge, such as the ID and name of the project."""
