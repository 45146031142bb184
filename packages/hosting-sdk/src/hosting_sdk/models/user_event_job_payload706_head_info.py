"""`UserEventJobPayload706HeadInfo`, a part of other types.

Generated from `manifest/schemas/UserEventJobPayload706HeadInfo.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.job_project import JobProject


@define(kw_only=True)
class UserEventJobPayload706HeadInfo:
    """`UserEventJobPayload706HeadInfo`, a part of other types."""

    project: JobProject
    ref: str
    sha: str
