"""`DeployHooks`, a part of other types.

Generated from `manifest/schemas/DeployHooks.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class DeployHooks:
    """`DeployHooks`, a part of other types."""

    created_at: float | None = None
    id: str
    name: str
    ref: str
    url: str
