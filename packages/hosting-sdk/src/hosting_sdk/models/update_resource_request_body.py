"""The body of `marketplace.updateResource`.

Generated from `manifest/schemas/UpdateResourceRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal

from attrs import define

from hosting_sdk.models.billing_plan import BillingPlan
from hosting_sdk.models.import_resource_status import ImportResourceStatus
from hosting_sdk.models.response_body_notification import ResponseBodyNotification
from hosting_sdk.models.secrets2 import Secrets2
from hosting_sdk.models.secrets_secrets import SecretsSecrets


@define(kw_only=True)
class UpdateResourceRequestBody:
    """The body of `marketplace.updateResource`."""

    billing_plan: BillingPlan | None = None
    extras: dict[str, Any] | None = None
    metadata: dict[str, Any] | None = None
    name: str | None = None
    notification: ResponseBodyNotification | str | None = None
    ownership: Literal["owned", "linked", "sandbox"] | None = None
    secrets: Secrets2 | list[SecretsSecrets] | None = None
    status: ImportResourceStatus | None = None
