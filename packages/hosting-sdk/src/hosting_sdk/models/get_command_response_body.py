"""The result of `sandboxes.getCommand` and 3 more.

Generated from `manifest/schemas/GetCommandResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.sandbox_command import SandboxCommand


@define(kw_only=True)
class GetCommandResponseBody:
    """The result of `sandboxes.getCommand` and 3 more."""

    command: SandboxCommand
