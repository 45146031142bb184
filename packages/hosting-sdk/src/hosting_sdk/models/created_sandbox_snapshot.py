"""The result of `sandboxes.createSnapshot`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.sandbox import Sandbox
from hosting_sdk.models.sandbox_snapshot import SandboxSnapshot


@define(kw_only=True)
class CreatedSandboxSnapshot:
    """The result of `sandboxes.createSnapshot`."""

    sandbox: Sandbox
    """The sandbox after the call."""
    snapshot: SandboxSnapshot
    """The snapshot after the call."""
