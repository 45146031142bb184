"""The result of `sandboxes.listSnapshots`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._pages import Page
from hosting_sdk.models.counted_pagination import CountedPagination
from hosting_sdk.models.sandbox_snapshot import SandboxSnapshot


@define(kw_only=True)
class SandboxSnapshotPage(Page["SandboxSnapshotPage", "SandboxSnapshot"]):
    """The result of `sandboxes.listSnapshots`."""

    pagination: CountedPagination
    """Position of this page, with the cursors of the pages beside it."""
    snapshots: list[SandboxSnapshot]
    """Snapshots of the project."""
