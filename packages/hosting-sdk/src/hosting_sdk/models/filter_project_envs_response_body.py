"""The result of `projects.filterProjectEnvs`.

Generated from `manifest/schemas/FilterProjectEnvsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define

from hosting_sdk.models.envs import Envs
from hosting_sdk.models.pagination import Pagination


@define(kw_only=True)
class FilterProjectEnvsResponseBody2:
    """The result of `projects.filterProjectEnvs`."""

    envs: list[Envs]
    pagination: Pagination


@define(kw_only=True)
class FilterProjectEnvsResponseBody3:
    """The result of `projects.filterProjectEnvs`."""

    envs: list[Envs]
    hidden_production_env_count: float


FilterProjectEnvsResponseBody: TypeAlias = (
    Envs | FilterProjectEnvsResponseBody2 | FilterProjectEnvsResponseBody3
)
"""The result of `projects.filterProjectEnvs`."""
