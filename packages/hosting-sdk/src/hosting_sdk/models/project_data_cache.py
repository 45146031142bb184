"""`ProjectDataCache`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._types import UNSET, Unset


@define(kw_only=True)
class ProjectDataCache:
    """`ProjectDataCache`, a part of other types."""

    storage_size_bytes: float | Unset | None = UNSET
    """Most that the cache may hold, in bytes."""
    unlimited: bool | None = None
    """Whether the cache has no limit."""
    user_disabled: bool
    """Whether the user turned the cache off."""
