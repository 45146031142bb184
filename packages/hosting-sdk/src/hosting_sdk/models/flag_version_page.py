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
    """`versions[].data` of `FlagVersionPage`."""

    description: str | None = None
    """Purpose in words."""
    environments: dict[str, FlagEnvironment]
    """Settings of the flag in each environment, by its name."""
    experiment: FlagExperiment | None = None
    """Experiment that uses the flag, if there is one."""
    maintainer_ids: list[str] | None = None
    """IDs of the users who look after the flag."""
    permanent: bool | None = None
    """Whether the flag is meant to stay."""
    seed: float
    """Number that makes the split of this flag differ from that of others."""
    state: Literal["active", "archived"] | str
    """State of the flag: `active` or `archived`."""
    tags: list[str] | None = None
    """Words to group flags by."""
    variants: list[dict[str, Any]]
    """Values that the flag can have."""


@define(kw_only=True)
class FlagVersion:
    """`versions[]` of `FlagVersionPage`."""

    changed_environments: list[str]
    """Environments that the version changed."""
    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    created_by: str | None = None
    """ID of the user or other entity that made it."""
    data: FlagVersionData
    """Content of the flag in this version."""
    flag_id: str
    """ID of the flag that the version belongs to."""
    id: str
    message: str | None = None
    """Note on what the version changes."""
    metadata: FlagMetadata | None = None
    """Further facts, such as the creator."""
    revision: float
    """Number of the revision; each change makes a new one."""


@define(kw_only=True)
class FlagVersionPage(Page["FlagVersionPage", "FlagVersion"]):
    """The result of `featureFlags.listFlagVersions`."""

    pagination: dict[str, Any]
    """Position of this page, with the cursors of the pages beside it."""
    versions: list[FlagVersion]
    """Versions of the flag, newest first."""
