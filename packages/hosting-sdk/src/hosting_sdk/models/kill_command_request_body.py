"""The body of `sandboxes.killCommand` and 1 more.

Generated from `manifest/schemas/KillCommandRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class KillCommandRequestBody:
    """The body of `sandboxes.killCommand` and 1 more."""

    signal: float
