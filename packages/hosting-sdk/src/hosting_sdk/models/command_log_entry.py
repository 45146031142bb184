"""The result of `sandboxes.getCommandLogs` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class CommandLogError:
    """`data` of `CommandLogEntry`."""

    code: Literal["sandbox_stream_closed"] | str
    message: Literal["Sandbox stream was closed and is not accepting commands."] | str


@define(kw_only=True)
class CommandLogEntry:
    """The result of `sandboxes.getCommandLogs` and 1 more."""

    data: CommandLogError | str
    """Output of the command, or the error of the stream."""
    stream: str
    """Stream of the output: `stdout`, `stderr` or `error`."""
