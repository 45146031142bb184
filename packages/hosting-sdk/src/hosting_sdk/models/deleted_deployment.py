"""The result of `deployments.deleteDeployment`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class DeletedDeployment:
    """The result of `deployments.deleteDeployment`.

    Attributes:
        state: Always `DELETED`.
        uid: ID of the deployment (prefix `dpl_`).
    """

    state: Literal["DELETED"] | str
    uid: str
