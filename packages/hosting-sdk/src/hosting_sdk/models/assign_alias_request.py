"""The body of `aliases.assignAlias`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk._types import UNSET, Unset


@define(kw_only=True)
class AssignAliasRequest:
    """The body of `aliases.assignAlias`."""

    alias: str | None = None
    """Domain name to point at the deployment, such as `www.example.com`."""
    redirect: str | Unset | None = UNSET
    """Host name to redirect the alias to with status 307, in place of serving the deployment."""


class AssignAliasRequestDict(TypedDict):
    """`AssignAliasRequest` as a dict in wire names."""

    alias: NotRequired[str]
    """Domain name to point at the deployment, such as `www.example.com`."""
    redirect: NotRequired[str | None]
    """Host name to redirect the alias to with status 307, in place of serving the deployment."""
