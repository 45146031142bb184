"""The result of `sandboxesV2Beta.listSessionSnapshots`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._pages import Page
from hosting_sdk.models.cursor_pagination import CursorPagination
from hosting_sdk.models.sandbox_snapshot import SandboxSnapshot


@define(kw_only=True)
class SessionSnapshotPage(Page["SessionSnapshotPage", "SandboxSnapshot"]):
    """The result of `sandboxesV2Beta.listSessionSnapshots`."""

    pagination: CursorPagination | None = None
    """Position of this page, with the cursors of the pages beside it."""
    snapshots: list[SandboxSnapshot] | None = None
    """Snapshots of the project."""
