"""`OptionsAllowlist`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import TypedDict

from attrs import define


@define(kw_only=True)
class OptionsAllowlistPath:
    """`paths[]` of `OptionsAllowlist`.

    Attributes:
        value: Path as a regular expression.
    """

    value: str


@define(kw_only=True)
class OptionsAllowlist:
    """`OptionsAllowlist`, a part of other types.

    Attributes:
        paths: Paths that are not protected.
    """

    paths: list[OptionsAllowlistPath]


class OptionsAllowlistPathDict(TypedDict):
    """`OptionsAllowlistPath` as a dict in wire names."""

    value: str


class OptionsAllowlistDict(TypedDict):
    """`OptionsAllowlist` as a dict in wire names."""

    paths: Sequence[OptionsAllowlistPath | OptionsAllowlistPathDict]
