"""The body of `sandboxes.extendSandboxTimeout` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypedDict

from attrs import define


@define(kw_only=True)
class TimeoutExtension:
    """The body of `sandboxes.extendSandboxTimeout` and 1 more."""

    duration: float
    """Milliseconds to add to the timeout, at least 1000."""


class TimeoutExtensionDict(TypedDict):
    """`TimeoutExtension` as a dict in wire names."""

    duration: float
    """Milliseconds to add to the timeout, at least 1000."""
