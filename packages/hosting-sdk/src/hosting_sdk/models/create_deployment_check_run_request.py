"""The body of `checksV2.createDeploymentCheckRun`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypedDict

from attrs import define


@define(kw_only=True)
class CreateDeploymentCheckRunRequest:
    """The body of `checksV2.createDeploymentCheckRun`."""

    check_id: str
    """ID of the check (prefix `stf_`)."""


class CreateDeploymentCheckRunRequestDict(TypedDict):
    """`CreateDeploymentCheckRunRequest` as a dict in wire names."""

    checkId: str
    """ID of the check (prefix `stf_`)."""
