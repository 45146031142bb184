"""The result of `featureFlags.listFlagVersions`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal

from attrs import define

from hosting_sdk._pages import Page
from hosting_sdk.models.flag_environment import FlagEnvironment
from hosting_sdk.models.flag_experiment import FlagExperiment
from hosting_sdk.models.flag_metadata import FlagMetadata


@define(kw_only=True)
class FlagVersionData:
    """`versions[].data` of `FlagVersionPage`.

    Attributes:
        description: What it is for.
        environments: Settings of the flag in each environment, by its name.
        experiment: Experiment that uses the flag, if there is one.
        maintainer_ids: IDs of the users who look after the flag.
        permanent: Whether the flag is meant to stay.
        seed: Number that makes the split of this flag differ from that of others.
        state: State of the flag: `active` or `archived`.
        tags: Words to group flags by.
        variants: Values that the flag can have.
    """

    description: str | None = None
    environments: dict[str, FlagEnvironment]
    experiment: FlagExperiment | None = None
    maintainer_ids: list[str] | None = None
    permanent: bool | None = None
    seed: float
    state: Literal["active", "archived"] | str
    tags: list[str] | None = None
    variants: list[dict[str, Any]]


@define(kw_only=True)
class FlagVersion:
    """`versions[]` of `FlagVersionPage`.

    Attributes:
        changed_environments: Environments that the version changed.
        created_at: Time of creation, in milliseconds since the epoch.
        created_by: ID of the user or other entity that made it.
        data: What the flag was in this version.
        flag_id: ID of the flag that the version belongs to.
        message: Note on what the version changes.
        metadata: Further facts, such as the creator.
        revision: Number of the revision; each change makes a new one.
    """

    changed_environments: list[str]
    created_at: float
    created_by: str | None = None
    data: FlagVersionData
    flag_id: str
    id: str
    message: str | None = None
    metadata: FlagMetadata | None = None
    revision: float


@define(kw_only=True)
class FlagVersionPage(Page["FlagVersionPage", "FlagVersion"]):
    """The result of `featureFlags.listFlagVersions`.

    Attributes:
        pagination: Where this page stands, and the cursors of its neighbours.
        versions: Versions of the flag, newest first.
    """

    pagination: dict[str, Any]
    versions: list[FlagVersion]
