"""The body of `checksV2.createDeploymentCheckRun`.

Generated from `manifest/schemas/CreateDeploymentCheckRunRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class CreateDeploymentCheckRunRequestBody:
    """The body of `checksV2.createDeploymentCheckRun`."""

    check_id: str
