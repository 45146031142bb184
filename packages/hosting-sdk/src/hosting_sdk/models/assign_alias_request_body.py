"""The body of `aliases.assignAlias`.

Generated from `manifest/schemas/AssignAliasRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._types import UNSET, Unset


@define(kw_only=True)
class AssignAliasRequestBody:
    """The body of `aliases.assignAlias`."""

    alias: str | None = None
    redirect: str | Unset | None = UNSET
