"""The result of `sandboxesV2Beta.listSessionCommands`.

Generated from `manifest/schemas/ListSessionCommandsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.session_command import SessionCommand


@define(kw_only=True)
class ListSessionCommandsResponseBody:
    """The result of `sandboxesV2Beta.listSessionCommands`."""

    commands: list[SessionCommand]
