"""The result of `deployments.deleteDeployment`.

Generated from `manifest/schemas/DeleteDeploymentResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class DeleteDeploymentResponseBody:
    """The result of `deployments.deleteDeployment`."""

    state: Literal["DELETED"] | str
    uid: str
