"""The result of `checks.getAllChecks`.

Generated from `manifest/schemas/GetAllChecksResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.get_check_output import GetCheckOutput


@define(kw_only=True)
class GetAllChecksResponseBodyChecks:
    """`checks[]` of `GetAllChecksResponseBody`."""

    blocking: bool
    completed_at: float | None = None
    conclusion: (
        Literal["canceled", "skipped", "failed", "neutral", "succeeded", "stale"] | str | None
    ) = None
    created_at: float
    details_url: str | None = None
    id: str
    integration_id: str
    name: str
    output: GetCheckOutput | None = None
    path: str | None = None
    rerequestable: bool
    started_at: float | None = None
    status: Literal["registered", "running", "completed"] | str
    updated_at: float


@define(kw_only=True)
class GetAllChecksResponseBody:
    """The result of `checks.getAllChecks`."""

    checks: list[GetAllChecksResponseBodyChecks]
