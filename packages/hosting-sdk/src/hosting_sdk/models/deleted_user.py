"""`DeletedUser`, a part of other types.

Generated from `manifest/schemas/DeletedUser.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class DeletedUser:
    """`DeletedUser`, a part of other types."""

    email: str
    username: str
