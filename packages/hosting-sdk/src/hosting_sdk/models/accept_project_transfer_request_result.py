"""The result of `projects.acceptProjectTransferRequest`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal

from attrs import define


@define(kw_only=True)
class PartnerCallResult:
    """`partnerCalls[].result` of `AcceptProjectTransferRequestResult`.

    Attributes:
        status: `fulfilled` or `errored`.
    """

    code: str | None = None
    error: dict[str, Any] | None = None
    status: Literal["errored", "fulfilled"] | str


@define(kw_only=True)
class PartnerCall:
    """`partnerCalls[]` of `AcceptProjectTransferRequestResult`.

    Attributes:
        installation_id: ID of the installed integration (prefix `icfg_`).
        resource_ids: IDs of the resources that the call was about.
    """

    installation_id: str
    resource_ids: list[str]
    result: PartnerCallResult


@define(kw_only=True)
class AcceptProjectTransferRequestResult:
    """The result of `projects.acceptProjectTransferRequest`.

    Attributes:
        partner_calls: Calls to partners whose resources move along.
        resource_transfer_errors: Resources that could not move, with the reason.
        transferred_store_ids: IDs of the stores that moved along.
    """

    partner_calls: list[PartnerCall] | None = None
    resource_transfer_errors: list[dict[str, Any]] | None = None
    transferred_store_ids: list[str] | None = None
