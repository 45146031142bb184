"""The result of `sandboxes.getSandbox`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.sandbox import Sandbox
from hosting_sdk.models.sandbox_route import SandboxRoute


@define(kw_only=True)
class SandboxResult:
    """The result of `sandboxes.getSandbox`."""

    routes: list[SandboxRoute]
    """Routes of the deployment; null if it has none."""
    sandbox: Sandbox
    """The sandbox after the call."""
