"""`Error2`, a part of other types.

Generated from `manifest/schemas/Error2.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any

from attrs import define

from hosting_sdk._types import UNSET


@define(kw_only=True)
class Error2:
    """`Error2`, a part of other types."""

    code: str
    details: Any = UNSET
