"""`RouteConditionValue`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define

from hosting_sdk.models.string_or_number import StringOrNumber


@define(kw_only=True)
class RouteConditionMatch:
    """`RouteConditionValue`, a part of other types.

    Attributes:
        eq: The value has to equal this.
        gt: The value has to be greater than this.
        gte: The value has to be this or greater.
        inc: The value has to be one of these.
        lt: The value has to be less than this.
        lte: The value has to be this or less.
        neq: The value must not equal this.
        ninc: The value must not be one of these.
        pre: The value has to begin with this.
        re: The value has to match this regular expression.
        suf: The value has to end with this.
    """

    eq: StringOrNumber | None = None
    gt: float | None = None
    gte: float | None = None
    inc: list[str] | None = None
    lt: float | None = None
    lte: float | None = None
    neq: str | None = None
    ninc: list[str] | None = None
    pre: str | None = None
    re: str | None = None
    suf: str | None = None


RouteConditionValue: TypeAlias = str | RouteConditionMatch
"""`RouteConditionValue`, a part of other types."""
