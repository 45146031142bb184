"""`TracingSettings`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.system_environment import SystemEnvironment


@define(kw_only=True)
class TracingSettingsSamplingRule:
    """`samplingRules[]` of `TracingSettings`."""

    env: SystemEnvironment | str | None = None
    """Environment of the rule: `production` or `preview`."""
    rate: float
    """Share of requests, 0 to 1; 0.1 is 10 percent."""
    request_path: str | None = None
    """Beginning of the paths that the rule covers."""


@define(kw_only=True)
class TracingSettings:
    """`TracingSettings`, a part of other types."""

    domains: str | None = None
    """Host names of the endpoints that traces are sent to, separated by commas."""
    ignore_paths: list[str] | None = None
    """Paths that are not traced."""
    sampling_rules: list[TracingSettingsSamplingRule] | None = None
    """Rules for the share of requests that is traced."""


class TracingSettingsSamplingRuleDict(TypedDict):
    """`TracingSettingsSamplingRule` as a dict in wire names."""

    env: NotRequired[SystemEnvironment]
    """Environment of the rule: `production` or `preview`."""
    rate: float
    """Share of requests, 0 to 1; 0.1 is 10 percent."""
    requestPath: NotRequired[str]
    """Beginning of the paths that the rule covers."""


class TracingSettingsDict(TypedDict):
    """`TracingSettings` as a dict in wire names."""

    domains: NotRequired[str]
    """Host names of the endpoints that traces are sent to, separated by commas."""
    ignorePaths: NotRequired[Sequence[str]]
    """Paths that are not traced."""
    samplingRules: NotRequired[
        Sequence[TracingSettingsSamplingRule | TracingSettingsSamplingRuleDict]
    ]
    """Rules for the share of requests that is traced."""
