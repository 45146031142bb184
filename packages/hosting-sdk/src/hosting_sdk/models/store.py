"""`Store`, a part of other types.

Generated from `manifest/schemas/Store.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class Store:
    """`Store`, a part of other types."""

    id: str
    name: str | None = None
    type: Literal["integration", "redis", "postgres", "edge-config", "blob"]
