"""`UiFormattedValue`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class UiFormattedValue:
    """`UiFormattedValue`, a part of other types."""

    expr: str
