"""The result of `checks.createCheck` and 2 more.

Generated from `manifest/schemas/GetCheckResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.get_check_output import GetCheckOutput


@define(kw_only=True)
class GetCheckResponseBody:
    """The result of `checks.createCheck` and 2 more."""

    blocking: bool
    completed_at: float | None = None
    conclusion: (
        Literal["canceled", "skipped", "failed", "neutral", "succeeded", "stale"] | str | None
    ) = None
    created_at: float
    deployment_id: str
    details_url: str | None = None
    external_id: str | None = None
    id: str
    integration_id: str
    name: str
    output: GetCheckOutput | None = None
    path: str | None = None
    rerequestable: bool | None = None
    started_at: float | None = None
    status: Literal["registered", "running", "completed"] | str
    updated_at: float
