"""The result of `sandboxesV2Beta.extendSessionTimeout` and 2 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.sandbox_session import SandboxSession


@define(kw_only=True)
class UpdatedSandboxSession:
    """The result of `sandboxesV2Beta.extendSessionTimeout` and 2 more."""

    session: SandboxSession
    """The session after the call."""
