"""`Tracing`, a part of other types.

Generated from `manifest/schemas/Tracing.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.env import Env


@define(kw_only=True)
class TracingSamplingRules:
    """`samplingRules[]` of `Tracing`."""

    env: Env | None = None
    rate: float
    request_path: str | None = None


@define(kw_only=True)
class Tracing:
    """`Tracing`, a part of other types."""

    domains: str | None = None
    ignore_paths: list[str] | None = None
    sampling_rules: list[TracingSamplingRules] | None = None
