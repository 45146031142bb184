"""`AliasWarning`, a part of other types.

Generated from `manifest/schemas/AliasWarning.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class AliasWarning:
    """`AliasWarning`, a part of other types."""

    action: str | None = None
    code: str
    link: str | None = None
    message: str
