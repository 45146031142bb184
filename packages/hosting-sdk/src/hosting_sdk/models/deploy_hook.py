"""`DeployHook`, a part of other types.

Generated from `manifest/schemas/DeployHook.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class DeployHook:
    """`DeployHook`, a part of other types."""

    created_at: float
    id: str
    name: str
    ref: str
