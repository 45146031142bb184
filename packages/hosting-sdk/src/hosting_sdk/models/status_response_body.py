"""The result of `artifacts.status`.

Generated from `manifest/schemas/StatusResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define

from hosting_sdk.models.response_body1 import ResponseBody1


@define(kw_only=True)
class StatusResponseBody2:
    """The result of `artifacts.status`."""

    status: Literal["disabled", "enabled", "over_limit", "paused"] | str


StatusResponseBody: TypeAlias = ResponseBody1 | StatusResponseBody2
"""The result of `artifacts.status`."""
