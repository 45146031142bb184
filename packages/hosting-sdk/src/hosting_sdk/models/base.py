"""`Base`, a part of other types.

Generated from `manifest/schemas/Base.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class Base:
    """`Base`, a part of other types."""

    attribute: str
    kind: str
    type: Literal["entity"] | str
