"""The result of `sandboxesV2Beta.getSession`.

Generated from `manifest/schemas/GetSessionResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.sandbox_public_route import SandboxPublicRoute
from hosting_sdk.models.session import Session


@define(kw_only=True)
class GetSessionResponseBody:
    """The result of `sandboxesV2Beta.getSession`."""

    routes: list[SandboxPublicRoute]
    session: Session
