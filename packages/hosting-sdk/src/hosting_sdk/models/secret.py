"""`Secret`, a part of other types.

Generated from `manifest/schemas/Secret.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define


@define(kw_only=True)
class Secret1:
    """`Secret`, a part of other types."""

    kind: Literal["INTEGRATION_SECRET"] | str


Secret: TypeAlias = Secret1 | str
"""`Secret`, a part of other types."""
