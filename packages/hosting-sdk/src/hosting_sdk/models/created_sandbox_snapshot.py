"""The result of `sandboxes.createSnapshot`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.sandbox import Sandbox
from hosting_sdk.models.sandbox_snapshot import SandboxSnapshot


@define(kw_only=True)
class CreatedSandboxSnapshot:
    """The result of `sandboxes.createSnapshot`.

    Attributes:
        sandbox: The sandbox after the call.
        snapshot: The snapshot after the call.
    """

    sandbox: Sandbox
    snapshot: SandboxSnapshot
