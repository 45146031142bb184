"""The result of `sandboxesV2Beta.getNamedSandbox`.

Generated from `manifest/schemas/GetNamedSandboxResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.named_sandbox import NamedSandbox
from hosting_sdk.models.sandbox_public_route import SandboxPublicRoute
from hosting_sdk.models.session import Session


@define(kw_only=True)
class GetNamedSandboxResponseBody:
    """The result of `sandboxesV2Beta.getNamedSandbox`."""

    resumed: bool
    routes: list[SandboxPublicRoute]
    sandbox: NamedSandbox
    session: Session
