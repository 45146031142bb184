"""The result of `sandboxes.listCommands`.

Generated from `manifest/schemas/ListCommandsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.sandbox_command import SandboxCommand


@define(kw_only=True)
class ListCommandsResponseBody:
    """The result of `sandboxes.listCommands`."""

    commands: list[SandboxCommand]
