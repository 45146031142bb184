"""`ResponseBodyChecks`, a part of other types.

Generated from `manifest/schemas/ResponseBodyChecks.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define, field


@define(kw_only=True)
class ResponseBodyChecksDeploymentAlias:
    """`deployment-alias` of `ResponseBodyChecks`."""

    completed_at: float | None = None
    started_at: float
    state: Literal["pending", "succeeded", "failed"] | str


@define(kw_only=True)
class ResponseBodyChecks:
    """`ResponseBodyChecks`, a part of other types."""

    deployment_alias: ResponseBodyChecksDeploymentAlias = field(
        metadata={"wire": "deployment-alias"}
    )
