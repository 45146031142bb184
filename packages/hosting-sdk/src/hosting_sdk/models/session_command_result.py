"""The result of `sandboxesV2Beta.getSessionCommand` and 3 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.session_command import SessionCommand


@define(kw_only=True)
class SessionCommandResult:
    """The result of `sandboxesV2Beta.getSessionCommand` and 3 more."""

    command: SessionCommand
    """The command and what is known of its run."""
