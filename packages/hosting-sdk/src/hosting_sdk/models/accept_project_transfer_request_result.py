"""The result of `projects.acceptProjectTransferRequest`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal

from attrs import define


@define(kw_only=True)
class PartnerCallResult:
    """`partnerCalls[].result` of `AcceptProjectTransferRequestResult`."""

    code: str | None = None
    error: dict[str, Any] | None = None
    status: Literal["errored", "fulfilled"] | str
    """`fulfilled` or `errored`."""


@define(kw_only=True)
class PartnerCall:
    """`partnerCalls[]` of `AcceptProjectTransferRequestResult`."""

    installation_id: str
    """ID of the installed integration (prefix `icfg_`)."""
    resource_ids: list[str]
    """IDs of the resources that the call was about."""
    result: PartnerCallResult


@define(kw_only=True)
class AcceptProjectTransferRequestResult:
    """The result of `projects.acceptProjectTransferRequest`."""

    partner_calls: list[PartnerCall] | None = None
    """Calls to partners whose resources move along."""
    resource_transfer_errors: list[dict[str, Any]] | None = None
    """Resources that could not move, with the reason."""
    transferred_store_ids: list[str] | None = None
    """IDs of the stores that moved along."""
