"""`ProjectCrons`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class ProjectCronsDefinition:
    """`definitions[]` of `ProjectCrons`."""

    description: str | None = None
    """Task of the job."""
    host: str
    """Host that the job requests."""
    host_inferred: bool | None = None
    """Whether the host was taken from the production deployment."""
    path: str
    """Path that the job requests, with its query."""
    schedule: str
    """Time of the job as a cron expression in UTC."""
    source: Literal["api"] | str | None = None
    """`api` for a job made through the API; absent for one of the deployment."""


@define(kw_only=True)
class ProjectCrons:
    """`ProjectCrons`, a part of other types."""

    definitions: list[ProjectCronsDefinition]
    """The cron jobs."""
    deployment_id: str | None
    """ID of the deployment (prefix `dpl_`)."""
    disabled_at: float | None
    """Time when it was turned off, in milliseconds since the epoch."""
    enabled_at: float
    """Time when it was turned on, in milliseconds since the epoch."""
    updated_at: float
    """Time of the last change, in milliseconds since the epoch."""
