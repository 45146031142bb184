"""The result of `sandboxesV2Beta.listSessionCommands`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.session_command import SessionCommand


@define(kw_only=True)
class SessionCommandList:
    """The result of `sandboxesV2Beta.listSessionCommands`."""

    commands: list[SessionCommand]
    """Commands that ran, newest first."""
