"""The result of `sandboxesV2Beta.deleteSandbox` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.named_sandbox import NamedSandbox


@define(kw_only=True)
class UpdatedNamedSandbox:
    """The result of `sandboxesV2Beta.deleteSandbox` and 1 more."""

    sandbox: NamedSandbox
    """The named sandbox."""
