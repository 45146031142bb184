"""The result of `sandboxesV2Beta.deleteSandbox` and 1 more.

Generated from `manifest/schemas/DeleteSandboxResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.named_sandbox import NamedSandbox


@define(kw_only=True)
class DeleteSandboxResponseBody:
    """The result of `sandboxesV2Beta.deleteSandbox` and 1 more."""

    sandbox: NamedSandbox
