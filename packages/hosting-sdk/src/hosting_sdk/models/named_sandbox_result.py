"""The result of `sandboxesV2Beta.getNamedSandbox`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.named_sandbox import NamedSandbox
from hosting_sdk.models.sandbox_route import SandboxRoute
from hosting_sdk.models.sandbox_session import SandboxSession


@define(kw_only=True)
class NamedSandboxResult:
    """The result of `sandboxesV2Beta.getNamedSandbox`.

    Attributes:
        resumed: Whether the call started the sandbox again.
        routes: Routes of the deployment; null if it has none.
        sandbox: The named sandbox.
        session: The session after the call.
    """

    resumed: bool
    routes: list[SandboxRoute]
    sandbox: NamedSandbox
    session: SandboxSession
