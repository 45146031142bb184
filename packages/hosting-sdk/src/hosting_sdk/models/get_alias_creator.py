"""`GetAliasCreator`, a part of other types.

Generated from `manifest/schemas/GetAliasCreator.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class GetAliasCreator:
    """`GetAliasCreator`, a part of other types."""

    email: str
    uid: str
    username: str
