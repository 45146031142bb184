"""The result of `sandboxesV2Beta.getNamedSandbox`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.named_sandbox import NamedSandbox
from hosting_sdk.models.sandbox_route import SandboxRoute
from hosting_sdk.models.sandbox_session import SandboxSession


@define(kw_only=True)
class NamedSandboxResult:
    """The result of `sandboxesV2Beta.getNamedSandbox`."""

    resumed: bool
    """Whether the call started the sandbox again."""
    routes: list[SandboxRoute]
    """Routes of the deployment; null if it has none."""
    sandbox: NamedSandbox
    """The named sandbox."""
    session: SandboxSession
    """The session after the call."""
