"""The result of `deployments.deleteDeployment`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class DeletedDeployment:
    """The result of `deployments.deleteDeployment`."""

    state: Literal["DELETED"] | str
    """Always `DELETED`."""
    uid: str
    """ID of the deployment (prefix `dpl_`)."""
