"""The body of `marketplace.importResource`.

Generated from `manifest/schemas/ImportResourceRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal

from attrs import define

from hosting_sdk.models.billing_plan import BillingPlan
from hosting_sdk.models.import_resource_status import ImportResourceStatus
from hosting_sdk.models.response_body_notification import ResponseBodyNotification
from hosting_sdk.models.secrets_secrets import SecretsSecrets


@define(kw_only=True)
class ImportResourceRequestBody:
    """The body of `marketplace.importResource`."""

    billing_plan: BillingPlan | None = None
    extras: dict[str, Any] | None = None
    metadata: dict[str, Any] | None = None
    name: str
    notification: ResponseBodyNotification | None = None
    ownership: Literal["owned", "linked", "sandbox"] | None = None
    product_id: str
    secrets: list[SecretsSecrets] | None = None
    status: ImportResourceStatus
