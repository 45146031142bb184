"""`DeploymentLambda`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk._types import UNSET, Unset


@define(kw_only=True)
class DeploymentLambdaOutput:
    """`output[]` of `DeploymentLambda`."""

    function_name: str
    """Name of the function, as the provider names it."""
    path: str


@define(kw_only=True)
class DeploymentLambda:
    """`DeploymentLambda`, a part of other types."""

    created_at: float | None = None
    """Time of creation, in milliseconds since the epoch."""
    entrypoint: str | Unset | None = UNSET
    """Source file of the function."""
    id: str
    """ID of the function."""
    output: list[DeploymentLambdaOutput]
    ready_state: Literal["BUILDING", "ERROR", "INITIALIZING", "READY"] | str | None = None
    """State of the function: `INITIALIZING`, `BUILDING`, `READY` or `ERROR`."""
    ready_state_at: float | None = None
    """Time when the state was reached, in milliseconds since the epoch."""
