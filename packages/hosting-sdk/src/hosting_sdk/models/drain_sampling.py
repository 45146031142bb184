"""`DrainSampling`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.system_environment import SystemEnvironment


@define(kw_only=True)
class DrainSampling:
    """`DrainSampling`, a part of other types.

    Attributes:
        env: Environment of the rule: `production` or `preview`.
        rate: Share of the data, 0 to 1; 0.1 is 10 percent.
        request_path: Beginning of the paths that the rule covers.
        type: Kind of sampling; always `head_sampling`.
    """

    env: SystemEnvironment | None = None
    rate: float
    request_path: str | None = None
    type: Literal["head_sampling"] | str
