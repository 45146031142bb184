"""The result of `projects.listPromoteAliases`.

Generated from `manifest/schemas/ListPromoteAliasesResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, TypeAlias

from attrs import define

from hosting_sdk.models.pagination import Pagination


@define(kw_only=True)
class ListPromoteAliasesResponseBody1Aliases:
    """`aliases[]` of `ListPromoteAliasesResponseBody`."""

    alias: str
    id: str
    status: str


@define(kw_only=True)
class ListPromoteAliasesResponseBody1:
    """The result of `projects.listPromoteAliases`."""

    aliases: list[ListPromoteAliasesResponseBody1Aliases]
    pagination: Pagination


ListPromoteAliasesResponseBody: TypeAlias = ListPromoteAliasesResponseBody1 | dict[str, Any]
"""The result of `projects.listPromoteAliases`."""
