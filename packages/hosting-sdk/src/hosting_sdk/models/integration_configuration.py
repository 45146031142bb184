"""The result of `integrations.getConfiguration`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.configuration_disabled_reason import ConfigurationDisabledReason
from hosting_sdk.models.installation_source import InstallationSource
from hosting_sdk.models.requester import Requester
from hosting_sdk.models.resource_notification import ResourceNotification
from hosting_sdk.models.resource_status import ResourceStatus


@define(kw_only=True)
class TransferToMarketplaceBillingPlan:
    """`transferRequest.billingPlan` of `IntegrationConfiguration`."""

    description: str
    id: str
    name: str
    payment_method_required: bool | None = None
    preauthorization_amount: float | None = None
    scope: Literal["installation", "resource"] | str | None = None
    type: Literal["prepayment", "subscription"] | str


@define(kw_only=True)
class TransferToMarketplace:
    """`transferRequest` of `IntegrationConfiguration`."""

    approved_at: float | None = None
    approved_by: str | None = None
    authorization_id: str | None = None
    billing_plan: TransferToMarketplaceBillingPlan | None = None
    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    discarded_at: float | None = None
    discarded_by: str | None = None
    expires_at: float
    """Time of expiry, in milliseconds since the epoch."""
    kind: Literal["transfer-to-marketplace"]
    metadata: dict[str, Any] | None = None
    request_id: str
    requester: Requester
    transfer_id: str


@define(kw_only=True)
class TransferFromMarketplace:
    """`transferRequest` of `IntegrationConfiguration`."""

    approved_at: float | None = None
    approved_by: str | None = None
    authorization_id: str | None = None
    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    discarded_at: float | None = None
    discarded_by: str | None = None
    expires_at: float
    """Time of expiry, in milliseconds since the epoch."""
    kind: Literal["transfer-from-marketplace"]
    request_id: str
    requester: Requester
    transfer_id: str


@define(kw_only=True)
class IntegrationConfiguration:
    """The result of `integrations.getConfiguration`."""

    can_configure_open_telemetry: bool | None = None
    completed_at: float | None = None
    """Time of completion, in milliseconds since the epoch."""
    created_at: float | None = None
    """Time of creation, in milliseconds since the epoch."""
    customer_delete_requested_at: float | Unset | None = UNSET
    delete_requested_at: float | Unset | None = UNSET
    deleted_at: float | Unset | None = UNSET
    """Time of deletion, in milliseconds since the epoch."""
    disabled_at: float | None = None
    """Time when it was turned off, in milliseconds since the epoch."""
    disabled_reason: ConfigurationDisabledReason | str | None = None
    external_id: str | None = None
    id: str | None = None
    installation_type: Literal["marketplace", "external"] | str | None = None
    integration_id: str | None = None
    """ID of the integration (prefix `oac_`)."""
    notification: ResourceNotification | None = None
    owner_id: str | None = None
    project_selection: Literal["selected", "all"] | str | None = None
    projects: list[str] | None = None
    scopes: list[str] | None = None
    slug: str | None = None
    source: InstallationSource | str | None = None
    status: ResourceStatus | str | None = None
    team_id: str | Unset | None = UNSET
    """ID of the team (prefix `team_`)."""
    transfer_request: TransferToMarketplace | TransferFromMarketplace | None = None
    type: Literal["integration-configuration"] | str | None = None
    updated_at: float | None = None
    """Time of the last change, in milliseconds since the epoch."""
    user_id: str | None = None
