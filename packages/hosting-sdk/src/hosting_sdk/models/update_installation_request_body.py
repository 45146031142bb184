"""The body of `marketplace.updateInstallation`.

Generated from `manifest/schemas/UpdateInstallationRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.billing_plan import BillingPlan
from hosting_sdk.models.import_resource_status import ImportResourceStatus
from hosting_sdk.models.response_body_notification import ResponseBodyNotification


@define(kw_only=True)
class UpdateInstallationRequestBody:
    """The body of `marketplace.updateInstallation`."""

    billing_plan: BillingPlan | None = None
    external_id: str | None = None
    notification: ResponseBodyNotification | str | None = None
    status: ImportResourceStatus | None = None
