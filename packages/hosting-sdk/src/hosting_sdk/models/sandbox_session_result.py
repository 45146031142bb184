"""The result of `sandboxesV2Beta.getSession`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.sandbox_route import SandboxRoute
from hosting_sdk.models.sandbox_session import SandboxSession


@define(kw_only=True)
class SandboxSessionResult:
    """The result of `sandboxesV2Beta.getSession`.

    Attributes:
        routes: Routes of the deployment; null if it has none.
        session: The session after the call.
    """

    routes: list[SandboxRoute]
    session: SandboxSession
