"""`GetCheckOutput`, a part of other types.

Generated from `manifest/schemas/GetCheckOutput.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define, field

from hosting_sdk.models.cls import Cls


@define(kw_only=True)
class GetCheckOutputMetrics:
    """`metrics` of `GetCheckOutput`."""

    cls: Cls = field(metadata={"wire": "CLS"})
    fcp: Cls = field(metadata={"wire": "FCP"})
    lcp: Cls = field(metadata={"wire": "LCP"})
    tbt: Cls = field(metadata={"wire": "TBT"})
    virtual_experience_score: Cls | None = None


@define(kw_only=True)
class GetCheckOutput:
    """`GetCheckOutput`, a part of other types."""

    metrics: GetCheckOutputMetrics | None = None
