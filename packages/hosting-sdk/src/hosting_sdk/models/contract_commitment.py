"""The result of `billing.listContractCommitments`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define, field


@define(kw_only=True)
class ContractCommitment:
    """The result of `billing.listContractCommitments`.

    Attributes:
        billing_currency: Currency of the amounts as an ISO 4217 code.
        contract_commitment_category: `Spend` for an amount of money (Pro), `Usage` for an amount of
            use (Enterprise).
        contract_commitment_cost: Committed amount of money, in `BillingCurrency`; given for
            `Spend`.
        contract_commitment_description: Terms of the commitment in words.
        contract_commitment_id: ID of this term of the contract.
        contract_commitment_period_end: End of the commitment's period, excluded, as ISO 8601 text
            in UTC.
        contract_commitment_period_start: Start of the commitment's period, included, as ISO 8601
            text in UTC.
        contract_commitment_quantity: Committed amount, in `ContractCommitmentUnit`; given for
            `Usage`.
        contract_commitment_type: Name of the kind of contract: `Pro` or `Enterprise`.
        contract_commitment_unit: Unit of `ContractCommitmentQuantity`: `MIUs` or `USD`.
        contract_id: ID of the contract as a whole.
        contract_period_end: End of the contract, excluded, as ISO 8601 text in UTC.
        contract_period_start: Start of the contract, included, as ISO 8601 text in UTC.
    """

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
