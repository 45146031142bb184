"""The result of `sandboxes.deleteSnapshot` and 3 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.sandbox_snapshot import SandboxSnapshot


@define(kw_only=True)
class SandboxSnapshotResult:
    """The result of `sandboxes.deleteSnapshot` and 3 more."""

    snapshot: SandboxSnapshot
    """The snapshot after the call."""
