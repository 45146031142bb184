"""`NewDrainSampling`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.system_environment import SystemEnvironment


@define(kw_only=True)
class NewDrainSampling:
    """`NewDrainSampling`, a part of other types."""

    env: SystemEnvironment | None = None
    """Environment of the rule: `production` or `preview`."""
    rate: float
    """Share of the data, 0 to 1; 0.1 is 10 percent."""
    request_path: str | None = None
    """Beginning of the paths that the rule covers."""
    type: str
    """Kind of sampling; always `head_sampling`."""


class NewDrainSamplingDict(TypedDict):
    """`NewDrainSampling` as a dict in wire names."""

    env: NotRequired[SystemEnvironment]
    """Environment of the rule: `production` or `preview`."""
    rate: float
    """Share of the data, 0 to 1; 0.1 is 10 percent."""
    requestPath: NotRequired[str]
    """Beginning of the paths that the rule covers."""
    type: str
    """Kind of sampling; always `head_sampling`."""
