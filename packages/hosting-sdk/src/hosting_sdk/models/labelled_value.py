"""`LabelledValue`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class LabelledValue:
    """`LabelledValue`, a part of other types."""

    label: str
    """Label of the fact."""
    value: str | None = None
    """Value of the fact."""


class LabelledValueDict(TypedDict):
    """`LabelledValue` as a dict in wire names."""

    label: str
    """Label of the fact."""
    value: NotRequired[str]
    """Value of the fact."""
