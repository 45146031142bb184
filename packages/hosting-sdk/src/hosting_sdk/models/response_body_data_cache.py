"""`ResponseBodyDataCache`, a part of other types.

Generated from `manifest/schemas/ResponseBodyDataCache.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._types import UNSET, Unset


@define(kw_only=True)
class ResponseBodyDataCache:
    """`ResponseBodyDataCache`, a part of other types."""

    storage_size_bytes: float | Unset | None = UNSET
    unlimited: bool | None = None
    user_disabled: bool
