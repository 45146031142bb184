"""`TracingSettings`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.system_environment import SystemEnvironment


@define(kw_only=True)
class TracingSettingsSamplingRule:
    """`samplingRules[]` of `TracingSettings`.

    Attributes:
        env: Environment of the rule: `production` or `preview`.
        rate: Share of requests, 0 to 1; 0.1 is 10 percent.
        request_path: Beginning of the paths that the rule covers.
    """

    env: SystemEnvironment | None = None
    rate: float
    request_path: str | None = None


@define(kw_only=True)
class TracingSettings:
    """`TracingSettings`, a part of other types.

    Attributes:
        domains: Host names of the endpoints that traces are sent to, separated by commas.
        ignore_paths: Paths that are not traced.
        sampling_rules: Which share of requests is traced.
    """

    domains: str | None = None
    ignore_paths: list[str] | None = None
    sampling_rules: list[TracingSettingsSamplingRule] | None = None


class TracingSettingsSamplingRuleDict(TypedDict):
    """`TracingSettingsSamplingRule` as a dict in wire names."""

    env: NotRequired[SystemEnvironment]
    rate: float
    requestPath: NotRequired[str]


class TracingSettingsDict(TypedDict):
    """`TracingSettings` as a dict in wire names."""

    domains: NotRequired[str]
    ignorePaths: NotRequired[Sequence[str]]
    samplingRules: NotRequired[
        Sequence[TracingSettingsSamplingRule | TracingSettingsSamplingRuleDict]
    ]
