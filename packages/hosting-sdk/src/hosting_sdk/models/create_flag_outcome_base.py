"""`CreateFlagOutcomeBase`, a part of other types.

Generated from `manifest/schemas/CreateFlagOutcomeBase.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any

from attrs import define

from hosting_sdk._types import UNSET


@define(kw_only=True)
class CreateFlagOutcomeBase:
    """`CreateFlagOutcomeBase`, a part of other types."""

    attribute: str
    kind: str
    type: Any = UNSET
