"""`ProjectJobs`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.job_settings import JobSettings, JobSettingsDict


@define(kw_only=True)
class ProjectJobs:
    """`ProjectJobs`, a part of other types."""

    lint: JobSettings | None = None
    typecheck: JobSettings | None = None


class ProjectJobsDict(TypedDict):
    """`ProjectJobs` as a dict in wire names."""

    lint: NotRequired[JobSettings | JobSettingsDict]
    typecheck: NotRequired[JobSettings | JobSettingsDict]
