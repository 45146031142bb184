"""`ResponseBodyUser`, a part of other types.

Generated from `manifest/schemas/ResponseBodyUser.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class ResponseBodyUser:
    """`ResponseBodyUser`, a part of other types."""

    avatar: str | None = None
    email: str
    id: str
    name: str | None = None
    username: str
