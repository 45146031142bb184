"""The result of `sandboxesV2Beta.createSessionSnapshot`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.sandbox_session import SandboxSession
from hosting_sdk.models.sandbox_snapshot import SandboxSnapshot


@define(kw_only=True)
class CreatedSessionSnapshot:
    """The result of `sandboxesV2Beta.createSessionSnapshot`."""

    session: SandboxSession
    """The session after the call."""
    snapshot: SandboxSnapshot
    """The snapshot after the call."""
