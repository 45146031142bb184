"""`ResponseBodyTeam`, a part of other types.

Generated from `manifest/schemas/ResponseBodyTeam.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class ResponseBodyTeam:
    """`ResponseBodyTeam`, a part of other types."""

    avatar: str | None = None
    id: str
    name: str
    slug: str
