"""The result of `sandboxes.getCommandLogs` and 1 more.

Generated from `manifest/schemas/GetCommandLogsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define


@define(kw_only=True)
class GetCommandLogsResponseBody1Data:
    """`data` of `GetCommandLogsResponseBody`."""

    code: Literal["sandbox_stream_closed"] | str
    message: Literal["Sandbox stream was closed and is not accepting commands."] | str


@define(kw_only=True)
class GetCommandLogsResponseBody1:
    """The result of `sandboxes.getCommandLogs` and 1 more."""

    data: GetCommandLogsResponseBody1Data
    stream: str


@define(kw_only=True)
class GetCommandLogsResponseBody2:
    """The result of `sandboxes.getCommandLogs` and 1 more."""

    data: str
    stream: str


GetCommandLogsResponseBody: TypeAlias = GetCommandLogsResponseBody1 | GetCommandLogsResponseBody2
"""The result of `sandboxes.getCommandLogs` and 1 more."""
