"""The result of `integrations.getConfiguration`.

Generated from `manifest/schemas/GetConfigurationResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal, TypeAlias

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.get_configuration_response_body3 import GetConfigurationResponseBody3
from hosting_sdk.models.get_configuration_response_body_disabled_reason import (
    GetConfigurationResponseBodyDisabledReason,
)
from hosting_sdk.models.import_resource_status import ImportResourceStatus
from hosting_sdk.models.query_param_source import QueryParamSource
from hosting_sdk.models.requester import Requester
from hosting_sdk.models.response_body_notification import ResponseBodyNotification


@define(kw_only=True)
class GetConfigurationResponseBody1TransferRequestTransferToMarketplaceBillingPlan:
    """`transferRequest.billingPlan` of `GetConfigurationResponseBody`."""

    description: str
    id: str
    name: str
    payment_method_required: bool | None = None
    preauthorization_amount: float | None = None
    scope: Literal["installation", "resource"] | str | None = None
    type: Literal["prepayment", "subscription"] | str


@define(kw_only=True)
class GetConfigurationResponseBody1TransferRequestTransferToMarketplace:
    """`transferRequest` of `GetConfigurationResponseBody`."""

    approved_at: float | None = None
    approved_by: str | None = None
    authorization_id: str | None = None
    billing_plan: (
        GetConfigurationResponseBody1TransferRequestTransferToMarketplaceBillingPlan | None
    ) = None
    created_at: float
    discarded_at: float | None = None
    discarded_by: str | None = None
    expires_at: float
    kind: Literal["transfer-to-marketplace"]
    metadata: dict[str, Any] | None = None
    request_id: str
    requester: Requester
    transfer_id: str


@define(kw_only=True)
class GetConfigurationResponseBody1TransferRequestTransferFromMarketplace:
    """`transferRequest` of `GetConfigurationResponseBody`."""

    approved_at: float | None = None
    approved_by: str | None = None
    authorization_id: str | None = None
    created_at: float
    discarded_at: float | None = None
    discarded_by: str | None = None
    expires_at: float
    kind: Literal["transfer-from-marketplace"]
    request_id: str
    requester: Requester
    transfer_id: str


@define(kw_only=True)
class GetConfigurationResponseBody1:
    """The result of `integrations.getConfiguration`."""

    can_configure_open_telemetry: bool | None = None
    completed_at: float | None = None
    created_at: float
    customer_delete_requested_at: float | Unset | None = UNSET
    delete_requested_at: float | Unset | None = UNSET
    deleted_at: float | Unset | None = UNSET
    disabled_at: float | None = None
    disabled_reason: GetConfigurationResponseBodyDisabledReason | None = None
    external_id: str | None = None
    id: str
    installation_type: Literal["marketplace", "external"] | str | None = None
    integration_id: str
    notification: ResponseBodyNotification
    owner_id: str
    project_selection: Literal["selected", "all"] | str
    projects: list[str] | None = None
    scopes: list[str]
    slug: str
    source: QueryParamSource | None = None
    status: ImportResourceStatus | None = None
    team_id: str | Unset | None = UNSET
    transfer_request: (
        GetConfigurationResponseBody1TransferRequestTransferToMarketplace
        | GetConfigurationResponseBody1TransferRequestTransferFromMarketplace
    )
    type: Literal["integration-configuration"] | str
    updated_at: float
    user_id: str


@define(kw_only=True)
class GetConfigurationResponseBody2:
    """The result of `integrations.getConfiguration`."""

    completed_at: float | None = None
    created_at: float
    customer_delete_requested_at: float | Unset | None = UNSET
    delete_requested_at: float | Unset | None = UNSET
    deleted_at: float | Unset | None = UNSET
    disabled_at: float | None = None
    disabled_reason: GetConfigurationResponseBodyDisabledReason | None = None
    external_id: str | None = None
    id: str
    installation_type: Literal["marketplace", "external"] | str | None = None
    integration_id: str
    owner_id: str
    projects: list[str] | None = None
    scopes: list[str]
    slug: str
    source: QueryParamSource | None = None
    status: ImportResourceStatus | None = None
    team_id: str | Unset | None = UNSET
    type: Literal["integration-configuration"] | str
    updated_at: float
    user_id: str


GetConfigurationResponseBody: TypeAlias = (
    GetConfigurationResponseBody1 | GetConfigurationResponseBody2 | GetConfigurationResponseBody3
)
"""The result of `integrations.getConfiguration`."""
