"""`Metadata`, a part of other types.

Generated from `manifest/schemas/Metadata.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.api_key import ApiKey


@define(kw_only=True)
class Metadata:
    """`Metadata`, a part of other types."""

    creator: ApiKey | None = None
