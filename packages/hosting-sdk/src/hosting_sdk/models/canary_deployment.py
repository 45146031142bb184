"""`CanaryDeployment`, a part of other types.

Generated from `manifest/schemas/CanaryDeployment.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.ready_state import ReadyState
from hosting_sdk.models.response_body_source import ResponseBodySource


@define(kw_only=True)
class CanaryDeployment:
    """`CanaryDeployment`, a part of other types."""

    created_at: float
    id: str
    name: str
    ready_state: ReadyState
    ready_state_at: float | None = None
    source: ResponseBodySource | None = None
    target: Literal["staging", "production"] | str | Unset | None = UNSET
    url: str
