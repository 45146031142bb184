"""`AliasError`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class AliasError:
    """`AliasError`, a part of other types."""

    code: str
    """Code of the error, for programs."""
    message: str
    """Text of the error, for people."""
