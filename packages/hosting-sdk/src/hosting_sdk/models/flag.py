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
    """The result of `featureFlags.createFlag` and 2 more."""

    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    created_by: str
    """ID of the user or other entity that made it."""
    description: str | None = None
    """Purpose in words."""
    environments: dict[str, FlagEnvironment]
    """Settings of the flag in each environment, by its name."""
    experiment: FlagExperiment | None = None
    """Experiment that uses the flag, if there is one."""
    id: str
    kind: Literal["boolean", "string", "number", "json"] | str
    """Kind of the flag's values: `boolean`, `string`, `number` or `json`."""
    maintainer_ids: list[str] | None = None
    """IDs of the users who look after the flag."""
    owner_id: str
    """ID of the team or user that owns it."""
    permanent: bool | None = None
    """Whether the flag is meant to stay."""
    project_id: str
    """ID of the project (prefix `prj_`)."""
    revision: float
    """Number of the revision; each change makes a new one."""
    seed: float
    """Number that makes the split of this flag differ from that of others."""
    slug: str
    """Name of the flag, unique in its project."""
    state: Literal["active", "archived"] | str
    """State of the flag: `active` or `archived`."""
    tags: list[str] | None = None
    """Words to group flags by."""
    type_name: Literal["flag"] | str
    """Kind of the object; always the same."""
    updated_at: float
    """Time of the last change, in milliseconds since the epoch."""
    variants: list[dict[str, Any]]
    """Values that the flag can have."""
    metadata: FlagMetadata | None = None
    """Further facts, such as the creator."""
