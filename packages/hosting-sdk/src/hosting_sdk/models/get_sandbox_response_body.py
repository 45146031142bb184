"""The result of `sandboxes.getSandbox`.

Generated from `manifest/schemas/GetSandboxResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.sandbox import Sandbox
from hosting_sdk.models.sandbox_public_route import SandboxPublicRoute


@define(kw_only=True)
class GetSandboxResponseBody:
    """The result of `sandboxes.getSandbox`."""

    routes: list[SandboxPublicRoute]
    sandbox: Sandbox
