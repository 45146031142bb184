"""`DrainSampling`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.system_environment import SystemEnvironment


@define(kw_only=True)
class DrainSampling:
    """`DrainSampling`, a part of other types."""

    env: SystemEnvironment | str | None = None
    """Environment of the rule: `production` or `preview`."""
    rate: float
    """Share of the data, 0 to 1; 0.1 is 10 percent."""
    request_path: str | None = None
    """Beginning of the paths that the rule covers."""
    type: Literal["head_sampling"] | str
    """Kind of sampling; always `head_sampling`."""
