"""The result of `projects.listPromoteAliases`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._pages import Page
from hosting_sdk.models.pagination import Pagination


@define(kw_only=True)
class PromoteAlias:
    """`aliases[]` of `PromoteAliasPage`."""

    alias: str
    """Domain name that moves."""
    id: str
    status: str
    """State of the move."""


@define(kw_only=True)
class PromoteAliasPage(Page["PromoteAliasPage", "PromoteAlias"]):
    """The result of `projects.listPromoteAliases`."""

    aliases: list[PromoteAlias] | None = None
    pagination: Pagination | None = None
    """Position of this page, with the cursors of the pages beside it."""
