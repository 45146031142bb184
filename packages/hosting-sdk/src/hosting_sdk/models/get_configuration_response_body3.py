"""`GetConfigurationResponseBody3`, a part of other types.

Generated from `manifest/schemas/GetConfigurationResponseBody3.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.get_configuration_response_body_disabled_reason import (
    GetConfigurationResponseBodyDisabledReason,
)
from hosting_sdk.models.import_resource_status import ImportResourceStatus
from hosting_sdk.models.query_param_source import QueryParamSource


@define(kw_only=True)
class GetConfigurationResponseBody3:
    """`GetConfigurationResponseBody3`, a part of other types."""

    completed_at: float | None = None
    created_at: float | None = None
    customer_delete_requested_at: float | Unset | None = UNSET
    delete_requested_at: float | Unset | None = UNSET
    deleted_at: float | Unset | None = UNSET
    disabled_at: float | None = None
    disabled_reason: GetConfigurationResponseBodyDisabledReason | None = None
    external_id: str | None = None
    id: str | None = None
    installation_type: Literal["marketplace", "external"] | str | None = None
    integration_id: str | None = None
    owner_id: str | None = None
    projects: list[str] | None = None
    scopes: list[str] | None = None
    slug: str | None = None
    source: QueryParamSource | None = None
    status: ImportResourceStatus | None = None
    team_id: str | Unset | None = UNSET
    type: Literal["integration-configuration"] | str | None = None
    updated_at: float | None = None
    user_id: str | None = None
