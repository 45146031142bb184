"""The result of `billing.listContractCommitments`.

Generated from `manifest/schemas/ListContractCommitmentsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define, field


@define(kw_only=True)
class ListContractCommitmentsResponseBody:
    """The result of `billing.listContractCommitments`."""

    billing_currency: str = field(metadata={"wire": "BillingCurrency"})
    contract_commitment_category: Literal["Usage", "Spend"] | str = field(
        metadata={"wire": "ContractCommitmentCategory"}
    )
    contract_commitment_cost: float | None = field(
        default=None, metadata={"wire": "ContractCommitmentCost"}
    )
    contract_commitment_description: str | None = field(
        default=None, metadata={"wire": "ContractCommitmentDescription"}
    )
    contract_commitment_id: str = field(metadata={"wire": "ContractCommitmentId"})
    contract_commitment_period_end: str = field(metadata={"wire": "ContractCommitmentPeriodEnd"})
    contract_commitment_period_start: str = field(
        metadata={"wire": "ContractCommitmentPeriodStart"}
    )
    contract_commitment_quantity: float | None = field(
        default=None, metadata={"wire": "ContractCommitmentQuantity"}
    )
    contract_commitment_type: str = field(metadata={"wire": "ContractCommitmentType"})
    contract_commitment_unit: str = field(metadata={"wire": "ContractCommitmentUnit"})
    contract_id: str = field(metadata={"wire": "ContractId"})
    contract_period_end: str = field(metadata={"wire": "ContractPeriodEnd"})
    contract_period_start: str = field(metadata={"wire": "ContractPeriodStart"})
