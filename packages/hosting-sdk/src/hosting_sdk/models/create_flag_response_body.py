"""The result of `featureFlags.createFlag`.

Generated from `manifest/schemas/CreateFlagResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal

from attrs import define

from hosting_sdk.models.environments import Environments
from hosting_sdk.models.experiment import Experiment


@define(kw_only=True)
class CreateFlagResponseBody:
    """The result of `featureFlags.createFlag`."""

    created_at: float
    created_by: str
    description: str | None = None
    environments: dict[str, Environments]
    experiment: Experiment | None = None
    id: str
    kind: Literal["boolean", "string", "number", "json"] | str
    maintainer_ids: list[str] | None = None
    owner_id: str
    permanent: bool | None = None
    project_id: str
    revision: float
    seed: float
    slug: str
    state: Literal["active", "archived"] | str
    tags: list[str] | None = None
    type_name: Literal["flag"] | str
    updated_at: float
    variants: list[dict[str, Any]]
