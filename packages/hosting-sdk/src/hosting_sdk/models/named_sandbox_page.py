"""The result of `sandboxesV2Beta.getSandboxesV2`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._pages import Page
from hosting_sdk.models.cursor_pagination import CursorPagination
from hosting_sdk.models.named_sandbox import NamedSandbox


@define(kw_only=True)
class NamedSandboxPage(Page["NamedSandboxPage", "NamedSandbox"]):
    """The result of `sandboxesV2Beta.getSandboxesV2`."""

    pagination: CursorPagination
    """Position of this page, with the cursors of the pages beside it."""
    sandboxes: list[NamedSandbox]
    """Named sandboxes of the project."""
