"""The result of `projects.acceptProjectTransferRequest`.

Generated from `manifest/schemas/AcceptProjectTransferRequestResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal, TypeAlias

from attrs import define


@define(kw_only=True)
class AcceptProjectTransferRequestResponseBody1PartnerCallsResult:
    """`partnerCalls[].result` of `AcceptProjectTransferRequestResponseBody`."""

    code: str | None = None
    error: dict[str, Any] | None = None
    status: Literal["errored", "fulfilled"] | str


@define(kw_only=True)
class AcceptProjectTransferRequestResponseBody1PartnerCalls:
    """`partnerCalls[]` of `AcceptProjectTransferRequestResponseBody`."""

    installation_id: str
    resource_ids: list[str]
    result: AcceptProjectTransferRequestResponseBody1PartnerCallsResult


@define(kw_only=True)
class AcceptProjectTransferRequestResponseBody1:
    """The result of `projects.acceptProjectTransferRequest`."""

    partner_calls: list[AcceptProjectTransferRequestResponseBody1PartnerCalls]
    resource_transfer_errors: list[dict[str, Any]]
    transferred_store_ids: list[str]


AcceptProjectTransferRequestResponseBody: TypeAlias = (
    AcceptProjectTransferRequestResponseBody1 | dict[str, Any]
)
"""The result of `projects.acceptProjectTransferRequest`."""
