"""`PreferredScope`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.string_or_number import StringOrNumber


@define(kw_only=True)
class PreferredScope:
    """`PreferredScope`, a part of other types."""

    git_namespace_id: StringOrNumber | None
    scope_id: str
