"""The result of `featureFlags.listFlagVersions`.

Generated from `manifest/schemas/ListFlagVersionsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal

from attrs import define

from hosting_sdk.models.environments import Environments
from hosting_sdk.models.experiment import Experiment
from hosting_sdk.models.metadata import Metadata


@define(kw_only=True)
class ListFlagVersionsResponseBodyVersionsData:
    """`versions[].data` of `ListFlagVersionsResponseBody`."""

    description: str | None = None
    environments: dict[str, Environments]
    experiment: Experiment | None = None
    maintainer_ids: list[str] | None = None
    permanent: bool | None = None
    seed: float
    state: Literal["active", "archived"] | str
    tags: list[str] | None = None
    variants: list[dict[str, Any]]


@define(kw_only=True)
class ListFlagVersionsResponseBodyVersions:
    """`versions[]` of `ListFlagVersionsResponseBody`."""

    changed_environments: list[str]
    created_at: float
    created_by: str | None = None
    data: ListFlagVersionsResponseBodyVersionsData
    flag_id: str
    id: str
    message: str | None = None
    metadata: Metadata | None = None
    revision: float


@define(kw_only=True)
class ListFlagVersionsResponseBody:
    """The result of `featureFlags.listFlagVersions`."""

    pagination: dict[str, Any]
    versions: list[ListFlagVersionsResponseBodyVersions]
