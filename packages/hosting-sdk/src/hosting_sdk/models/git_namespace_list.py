"""The result of `integrations.gitNamespaces`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define

from hosting_sdk.models.string_or_number import StringOrNumber


@define(kw_only=True)
class GitNamespace:
    """`[]` of `GitNamespaceList`."""

    id: StringOrNumber
    installation_id: float | None = None
    is_access_restricted: bool | None = None
    name: str | None = None
    owner_type: str
    provider: str
    require_reauth: bool | None = None
    slug: str


GitNamespaceList: TypeAlias = list[GitNamespace]
"""The result of `integrations.gitNamespaces`."""
