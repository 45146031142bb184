"""`DeploymentLambda`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk._types import UNSET, Unset


@define(kw_only=True)
class DeploymentLambdaOutput:
    """`output[]` of `DeploymentLambda`.

    Attributes:
        function_name: Name of the function, as the provider names it.
    """

    function_name: str
    path: str


@define(kw_only=True)
class DeploymentLambda:
    """`DeploymentLambda`, a part of other types.

    Attributes:
        created_at: Time of creation, in milliseconds since the epoch.
        entrypoint: Source file of the function.
        id: ID of the function.
        ready_state: State of the function: `INITIALIZING`, `BUILDING`, `READY` or `ERROR`.
        ready_state_at: Time when the state was reached, in milliseconds since the epoch.
    """

    created_at: float | None = None
    entrypoint: str | Unset | None = UNSET
    id: str
    output: list[DeploymentLambdaOutput]
    ready_state: Literal["BUILDING", "ERROR", "INITIALIZING", "READY"] | str | None = None
    ready_state_at: float | None = None
