"""`JobSettings`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import TypedDict

from attrs import define


@define(kw_only=True)
class JobSettings:
    """`JobSettings`, a part of other types."""

    targets: list[str]


class JobSettingsDict(TypedDict):
    """`JobSettings` as a dict in wire names."""

    targets: Sequence[str]
