"""The result of `sandboxesV2Beta.getSession`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.sandbox_route import SandboxRoute
from hosting_sdk.models.sandbox_session import SandboxSession


@define(kw_only=True)
class SandboxSessionResult:
    """The result of `sandboxesV2Beta.getSession`."""

    routes: list[SandboxRoute]
    """Routes of the deployment; null if it has none."""
    session: SandboxSession
    """The session after the call."""
