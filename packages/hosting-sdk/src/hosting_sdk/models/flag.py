"""The result of `featureFlags.createFlag` and 2 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal

from attrs import define

from hosting_sdk.models.flag_environment import FlagEnvironment
from hosting_sdk.models.flag_experiment import FlagExperiment
from hosting_sdk.models.flag_metadata import FlagMetadata


@define(kw_only=True)
class Flag:
    """The result of `featureFlags.createFlag` and 2 more.

    Attributes:
        created_at: Time of creation, in milliseconds since the epoch.
        created_by: ID of the user or other entity that made it.
        description: What it is for.
        environments: Settings of the flag in each environment, by its name.
        experiment: Experiment that uses the flag, if there is one.
        kind: Kind of the flag's values: `boolean`, `string`, `number` or `json`.
        maintainer_ids: IDs of the users who look after the flag.
        owner_id: ID of the team or user that owns it.
        permanent: Whether the flag is meant to stay.
        project_id: ID of the project (prefix `prj_`).
        revision: Number of the revision; each change makes a new one.
        seed: Number that makes the split of this flag differ from that of others.
        slug: Name of the flag, unique in its project.
        state: State of the flag: `active` or `archived`.
        tags: Words to group flags by.
        type_name: Kind of the object; always the same.
        updated_at: Time of the last change, in milliseconds since the epoch.
        variants: Values that the flag can have.
        metadata: Further facts, such as the creator.
    """

    created_at: float
    created_by: str
    description: str | None = None
    environments: dict[str, FlagEnvironment]
    experiment: FlagExperiment | None = None
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
    metadata: FlagMetadata | None = None
