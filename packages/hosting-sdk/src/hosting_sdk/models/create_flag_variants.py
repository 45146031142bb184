"""`CreateFlagVariants`, a part of other types.

Generated from `manifest/schemas/CreateFlagVariants.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any

from attrs import define

from hosting_sdk._types import UNSET


@define(kw_only=True)
class CreateFlagVariants:
    """`CreateFlagVariants`, a part of other types."""

    description: str | None = None
    id: str
    label: str | None = None
    value: Any = UNSET
