"""`DrainsSampling`, a part of other types.

Generated from `manifest/schemas/DrainsSampling.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.env import Env


@define(kw_only=True)
class DrainsSampling:
    """`DrainsSampling`, a part of other types."""

    env: Env | None = None
    rate: float
    request_path: str | None = None
    type: Literal["head_sampling"] | str
