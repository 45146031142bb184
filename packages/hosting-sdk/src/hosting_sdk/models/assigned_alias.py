"""The result of `aliases.assignAlias`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from datetime import datetime

from attrs import define

from hosting_sdk._types import UNSET, Unset


@define(kw_only=True)
class AssignedAlias:
    """The result of `aliases.assignAlias`."""

    alias: str
    """Domain name of the alias."""
    created: datetime | str
    """Time of creation as ISO 8601 text, such as `2017-04-26T23:00:34.232Z`."""
    old_deployment_id: str | Unset | None = UNSET
    """ID of the deployment that had the alias before; absent if none had."""
    uid: str
    """ID of the alias."""
