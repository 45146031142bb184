"""`AliasWarning`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class AliasWarning:
    """`AliasWarning`, a part of other types."""

    action: str | None = None
    """Text of a link to the remedy."""
    code: str
    """Code of the warning, for programs."""
    link: str | None = None
    """Address of a page on what to do."""
    message: str
    """Text of the warning, for people."""
