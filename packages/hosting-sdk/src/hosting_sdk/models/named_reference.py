"""`NamedReference`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class NamedReference:
    """`NamedReference`, a part of other types."""

    id: str
    """ID of the user."""
    name: str
    """Name of the user to show."""
