"""`Sampling`, a part of other types.

Generated from `manifest/schemas/Sampling.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.env import Env


@define(kw_only=True)
class Sampling:
    """`Sampling`, a part of other types."""

    env: Env | None = None
    rate: float
    request_path: str | None = None
    type: str
