"""`DeploymentEventInfo`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class DeploymentEventInfo:
    """`DeploymentEventInfo`, a part of other types."""

    entrypoint: str | None = None
    name: str
    path: str | None = None
    ready_state: str | None = None
    """State of the deployment: `QUEUED`, `INITIALIZING`, `BUILDING`, `READY`, `ERROR` or
    `CANCELED`."""
    step: str | None = None
    type: str
