"""`LabelledValue`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class LabelledValue:
    """`LabelledValue`, a part of other types.

    Attributes:
        label: Label of the fact.
        value: Value of the fact.
    """

    label: str
    value: str | None = None


class LabelledValueDict(TypedDict):
    """`LabelledValue` as a dict in wire names."""

    label: str
    value: NotRequired[str]
