"""The result of `billing.listContractCommitments`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define, field


@define(kw_only=True)
class ContractCommitment:
    """The result of `billing.listContractCommitments`."""

    billing_currency: str = field(metadata={"wire": "BillingCurrency"})
    """Currency of the amounts as an ISO 4217 code."""
    contract_commitment_category: Literal["Usage", "Spend"] | str = field(
        metadata={"wire": "ContractCommitmentCategory"}
    )
    """`Spend` for an amount of money (Pro), `Usage` for an amount of use (Enterprise)."""
    contract_commitment_cost: float | None = field(
        default=None, metadata={"wire": "ContractCommitmentCost"}
    )
    """Committed amount of money, in `BillingCurrency`; given for `Spend`."""
    contract_commitment_description: str | None = field(
        default=None, metadata={"wire": "ContractCommitmentDescription"}
    )
    """Terms of the commitment in words."""
    contract_commitment_id: str = field(metadata={"wire": "ContractCommitmentId"})
    """ID of this term of the contract."""
    contract_commitment_period_end: str = field(metadata={"wire": "ContractCommitmentPeriodEnd"})
    """End of the commitment's period, excluded, as ISO 8601 text in UTC."""
    contract_commitment_period_start: str = field(
        metadata={"wire": "ContractCommitmentPeriodStart"}
    )
    """Start of the commitment's period, included, as ISO 8601 text in UTC."""
    contract_commitment_quantity: float | None = field(
        default=None, metadata={"wire": "ContractCommitmentQuantity"}
    )
    """Committed amount, in `ContractCommitmentUnit`; given for `Usage`."""
    contract_commitment_type: str = field(metadata={"wire": "ContractCommitmentType"})
    """Name of the kind of contract: `Pro` or `Enterprise`."""
    contract_commitment_unit: str = field(metadata={"wire": "ContractCommitmentUnit"})
    """Unit of `ContractCommitmentQuantity`: `MIUs` or `USD`."""
    contract_id: str = field(metadata={"wire": "ContractId"})
    """ID of the contract as a whole."""
    contract_period_end: str = field(metadata={"wire": "ContractPeriodEnd"})
    """End of the contract, excluded, as ISO 8601 text in UTC."""
    contract_period_start: str = field(metadata={"wire": "ContractPeriodStart"})
    """Start of the contract, included, as ISO 8601 text in UTC."""
