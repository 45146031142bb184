"""`OptionsAllowlist`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import TypedDict

from attrs import define


@define(kw_only=True)
class OptionsAllowlistPath:
    """`paths[]` of `OptionsAllowlist`."""

    value: str
    """Path as a regular expression."""


@define(kw_only=True)
class OptionsAllowlist:
    """`OptionsAllowlist`, a part of other types."""

    paths: list[OptionsAllowlistPath]
    """Paths that are not protected."""


class OptionsAllowlistPathDict(TypedDict):
    """`OptionsAllowlistPath` as a dict in wire names."""

    value: str
    """Path as a regular expression."""


class OptionsAllowlistDict(TypedDict):
    """`OptionsAllowlist` as a dict in wire names."""

    paths: Sequence[OptionsAllowlistPath | OptionsAllowlistPathDict]
    """Paths that are not protected."""
