"""The result of `sandboxes.extendSandboxTimeout` and 2 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.sandbox import Sandbox


@define(kw_only=True)
class UpdatedSandbox:
    """The result of `sandboxes.extendSandboxTimeout` and 2 more."""

    sandbox: Sandbox
    """The sandbox after the call."""
