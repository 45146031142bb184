"""The result of `sandboxes.listCommands`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.sandbox_command import SandboxCommand


@define(kw_only=True)
class SandboxCommandList:
    """The result of `sandboxes.listCommands`."""

    commands: list[SandboxCommand]
    """Commands that ran, newest first."""
