"""The result of `billing.listBillingCharges`.

Generated from `manifest/schemas/ListBillingChargesResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define, field


@define(kw_only=True)
class ListBillingChargesResponseBody:
    """The result of `billing.listBillingCharges`."""

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
