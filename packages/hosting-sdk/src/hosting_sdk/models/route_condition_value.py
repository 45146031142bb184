"""`RouteConditionValue`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define

from hosting_sdk.models.string_or_number import StringOrNumber


@define(kw_only=True)
class RouteConditionMatch:
    """`RouteConditionValue`, a part of other types."""

    eq: StringOrNumber | None = None
    """The value has to equal this."""
    gt: float | None = None
    """The value has to be greater than this."""
    gte: float | None = None
    """The value has to be this or greater."""
    inc: list[str] | None = None
    """The value has to be one of these."""
    lt: float | None = None
    """The value has to be less than this."""
    lte: float | None = None
    """The value has to be this or less."""
    neq: str | None = None
    """The value must not equal this."""
    ninc: list[str] | None = None
    """The value must not be one of these."""
    pre: str | None = None
    """The value has to begin with this."""
    re: str | None = None
    """The value has to match this regular expression."""
    suf: str | None = None
    """The value has to end with this."""


RouteConditionValue: TypeAlias = str | RouteConditionMatch
"""`RouteConditionValue`, a part of other types."""
