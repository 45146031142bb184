"""The body of `checks.updateCheck`.

Generated from `manifest/schemas/UpdateCheckRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define, field

from hosting_sdk.models.cls import Cls


@define(kw_only=True)
class UpdateCheckRequestBodyOutputMetricsVirtualExperienceScore:
    """`output.metrics.virtualExperienceScore` of `UpdateCheckRequestBody`."""

    previous_value: int | None = None
    source: Literal["web-vitals"]
    value: int | None


@define(kw_only=True)
class UpdateCheckRequestBodyOutputMetrics:
    """`output.metrics` of `UpdateCheckRequestBody`."""

    cls: Cls = field(metadata={"wire": "CLS"})
    fcp: Cls = field(metadata={"wire": "FCP"})
    lcp: Cls = field(metadata={"wire": "LCP"})
    tbt: Cls = field(metadata={"wire": "TBT"})
    virtual_experience_score: UpdateCheckRequestBodyOutputMetricsVirtualExperienceScore | None = (
        None
    )


@define(kw_only=True)
class UpdateCheckRequestBodyOutput:
    """`output` of `UpdateCheckRequestBody`."""

    metrics: UpdateCheckRequestBodyOutputMetrics | None = None


@define(kw_only=True)
class UpdateCheckRequestBody:
    """The body of `checks.updateCheck`."""

    conclusion: Literal["canceled", "failed", "neutral", "succeeded", "skipped"] | None = None
    details_url: str | None = None
    external_id: str | None = None
    name: str | None = None
    output: UpdateCheckRequestBodyOutput | None = None
    path: str | None = None
    status: Literal["running", "completed"] | None = None
