"""`ProjectCrons`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class ProjectCronsDefinition:
    """`definitions[]` of `ProjectCrons`.

    Attributes:
        description: What the job does.
        host: Host that the job requests.
        host_inferred: Whether the host was taken from the production deployment.
        path: Path that the job requests, with its query.
        schedule: Time of the job as a cron expression in UTC.
        source: `api` for a job made through the API; absent for one of the deployment.
    """

    description: str | None = None
    host: str
    host_inferred: bool | None = None
    path: str
    schedule: str
    source: Literal["api"] | str | None = None


@define(kw_only=True)
class ProjectCrons:
    """`ProjectCrons`, a part of other types.

    Attributes:
        definitions: The cron jobs.
        deployment_id: ID of the deployment (prefix `dpl_`).
        disabled_at: Time when it was turned off, in milliseconds since the epoch.
        enabled_at: Time when it was turned on, in milliseconds since the epoch.
        updated_at: Time of the last change, in milliseconds since the epoch.
    """

    definitions: list[ProjectCronsDefinition]
    deployment_id: str | None
    disabled_at: float | None
    enabled_at: float
    updated_at: float
