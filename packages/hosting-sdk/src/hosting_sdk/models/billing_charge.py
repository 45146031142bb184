"""The result of `billing.listBillingCharges`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define, field


@define(kw_only=True)
class BillingCharge:
    """The result of `billing.listBillingCharges`.

    Attributes:
        billed_cost: Amount that is invoiced for the charge, in `BillingCurrency`.
        billing_currency: Currency of the invoice as an ISO 4217 code.
        charge_category: Kind of the charge, such as `Usage`, `Purchase` or `Credit`.
        charge_period_end: End of the period of the charge, excluded, as ISO 8601 text in UTC.
        charge_period_start: Start of the period of the charge, included, as ISO 8601 text in UTC.
        consumed_quantity: Amount that was used, in `ConsumedUnit`; null where nothing is measured.
        consumed_unit: Unit of `ConsumedQuantity`; null where nothing is measured.
        effective_cost: Cost after discounts and prepaid credits, spread over the time that they
            cover.
        pricing_category: How the price is made: `Standard`, `Dynamic`, `Committed` or `Other`.
        pricing_currency: Currency of the price as an ISO 4217 code.
        region_id: ID that the provider gives the region.
        region_name: Name of the region to show.
        service_category: Kind of the service, such as `Compute` or `Databases`.
        service_name: Name of the service or product to show.
        service_provider_name: Company that sells the service.
        tags: Further facts on the charge, such as the ID and name of the project.
    """

    billed_cost: float = field(metadata={"wire": "BilledCost"})
    billing_currency: Literal["USD"] | str = field(metadata={"wire": "BillingCurrency"})
    charge_category: Literal["Adjustment", "Credit", "Purchase", "Tax", "Usage"] | str = field(
        metadata={"wire": "ChargeCategory"}
    )
    charge_period_end: str = field(metadata={"wire": "ChargePeriodEnd"})
    charge_period_start: str = field(metadata={"wire": "ChargePeriodStart"})
    consumed_quantity: float | None = field(metadata={"wire": "ConsumedQuantity"})
    consumed_unit: str | None = field(metadata={"wire": "ConsumedUnit"})
    effective_cost: float = field(metadata={"wire": "EffectiveCost"})
    pricing_category: Literal["Other", "Standard", "Dynamic", "Committed"] | str = field(
        metadata={"wire": "PricingCategory"}
    )
    pricing_currency: Literal["USD"] | str = field(metadata={"wire": "PricingCurrency"})
    pricing_quantity: float = field(metadata={"wire": "PricingQuantity"})
    pricing_unit: str = field(metadata={"wire": "PricingUnit"})
    region_id: str | None = field(default=None, metadata={"wire": "RegionId"})
    region_name: str | None = field(default=None, metadata={"wire": "RegionName"})
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
    service_name: str = field(metadata={"wire": "ServiceName"})
    service_provider_name: str = field(metadata={"wire": "ServiceProviderName"})
    tags: dict[str, str] = field(metadata={"wire": "Tags"})
