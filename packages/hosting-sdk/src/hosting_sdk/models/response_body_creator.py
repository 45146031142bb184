"""`ResponseBodyCreator`, a part of other types.

Generated from `manifest/schemas/ResponseBodyCreator.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class ResponseBodyCreator:
    """`ResponseBodyCreator`, a part of other types."""

    avatar: str | None = None
    uid: str
    username: str | None = None
