"""`DeployHook`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class DeployHook:
    """`DeployHook`, a part of other types.

    Attributes:
        created_at: Time of creation, in milliseconds since the epoch.
        id: ID of the deploy hook.
        name: Name of the deploy hook.
        ref: Branch that the deploy hook deploys.
        url: Address that starts the deployment: keep it secret.
    """

    created_at: float | None = None
    id: str
    name: str
    ref: str
    url: str
