"""The result of `sandboxes.getSandboxesV1`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._pages import Page
from hosting_sdk.models.counted_pagination import CountedPagination
from hosting_sdk.models.sandbox import Sandbox


@define(kw_only=True)
class SandboxPage(Page["SandboxPage", "Sandbox"]):
    """The result of `sandboxes.getSandboxesV1`."""

    pagination: CountedPagination
    """Position of this page, with the cursors of the pages beside it."""
    sandboxes: list[Sandbox]
    """Sandboxes of the project."""
