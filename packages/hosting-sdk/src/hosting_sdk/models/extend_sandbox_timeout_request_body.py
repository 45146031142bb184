"""The body of `sandboxes.extendSandboxTimeout` and 1 more.

Generated from `manifest/schemas/ExtendSandboxTimeoutRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class ExtendSandboxTimeoutRequestBody:
    """The body of `sandboxes.extendSandboxTimeout` and 1 more."""

    duration: float
