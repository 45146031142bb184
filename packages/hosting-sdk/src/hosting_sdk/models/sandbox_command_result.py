"""The result of `sandboxes.getCommand` and 3 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.sandbox_command import SandboxCommand


@define(kw_only=True)
class SandboxCommandResult:
    """The result of `sandboxes.getCommand` and 3 more."""

    command: SandboxCommand
    """The command and what is known of its run."""
