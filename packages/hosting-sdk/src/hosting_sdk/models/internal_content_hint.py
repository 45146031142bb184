"""`InternalContentHint`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class InternalContentHint:
    """`InternalContentHint`, a part of other types."""

    encrypted_value: str
    type: Literal["flags-secret"] | str
