"""The result of `sandboxesV2Beta.listSessions`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._pages import Page
from hosting_sdk.models.cursor_pagination import CursorPagination
from hosting_sdk.models.sandbox_session import SandboxSession


@define(kw_only=True)
class SandboxSessionPage(Page["SandboxSessionPage", "SandboxSession"]):
    """The result of `sandboxesV2Beta.listSessions`."""

    pagination: CursorPagination | None = None
    """Position of this page, with the cursors of the pages beside it."""
    sessions: list[SandboxSession] | None = None
    """Sessions, by time of creation."""
