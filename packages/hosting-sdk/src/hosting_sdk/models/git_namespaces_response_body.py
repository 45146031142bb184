"""The result of `integrations.gitNamespaces`.

Generated from `manifest/schemas/GitNamespacesResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define

from hosting_sdk.models.key_eq import KeyEq


@define(kw_only=True)
class GitNamespacesResponseBodyItem:
    """`[]` of `GitNamespacesResponseBody`."""

    id: KeyEq
    installation_id: float | None = None
    is_access_restricted: bool | None = None
    name: str | None = None
    owner_type: str
    provider: str
    require_reauth: bool | None = None
    slug: str


GitNamespacesResponseBody: TypeAlias = list[GitNamespacesResponseBodyItem]
"""The result of `integrations.gitNamespaces`."""
