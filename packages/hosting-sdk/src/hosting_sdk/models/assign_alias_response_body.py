"""The result of `aliases.assignAlias`.

Generated from `manifest/schemas/AssignAliasResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from datetime import datetime

from attrs import define

from hosting_sdk._types import UNSET, Unset


@define(kw_only=True)
class AssignAliasResponseBody:
    """The result of `aliases.assignAlias`."""

    alias: str
    created: datetime | str
    old_deployment_id: str | Unset | None = UNSET
    uid: str
