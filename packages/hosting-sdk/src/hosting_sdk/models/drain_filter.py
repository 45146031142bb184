"""`DrainFilter`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define, field

from hosting_sdk.models.log_source import LogSource
from hosting_sdk.models.system_environment import SystemEnvironment


@define(kw_only=True)
class DrainFilterFirstVersion:
    """`DrainFilter`, a part of other types."""

    version: Literal["v1"]


@define(kw_only=True)
class DrainBasicFilterDeployment:
    """`filter.deployment` of `DrainFilter`."""

    environments: list[SystemEnvironment | str] | None = None
    """Environments whose data is delivered, such as `production`."""


@define(kw_only=True)
class DrainBasicFilterLog:
    """`filter.log` of `DrainFilter`."""

    legacy_exclude_cached_static_asset_logs: bool | None = field(
        default=None, metadata={"wire": "legacy_excludeCachedStaticAssetLogs"}
    )
    sources: list[LogSource | str] | None = None
    """Sources of logs that are delivered, such as `build` or `lambda`."""


@define(kw_only=True)
class DrainBasicFilterProject:
    """`filter.project` of `DrainFilter`."""

    ids: list[str] | None = None
    """IDs of the projects whose data is delivered."""


@define(kw_only=True)
class DrainBasicFilter:
    """`filter` of `DrainFilter`."""

    deployment: DrainBasicFilterDeployment | None = None
    log: DrainBasicFilterLog | None = None
    project: DrainBasicFilterProject | None = None
    type: Literal["basic"]
    """Kind of the filter: `basic` or `odata`."""


@define(kw_only=True)
class DrainODataFilter:
    """`filter` of `DrainFilter`."""

    text: str
    """Filter as an OData expression."""
    type: Literal["odata"]
    """Kind of the filter: `basic` or `odata`."""


@define(kw_only=True)
class DrainFilterRules:
    """`DrainFilter`, a part of other types."""

    filter: DrainBasicFilter | DrainODataFilter
    version: Literal["v2"]


DrainFilter: TypeAlias = DrainFilterFirstVersion | DrainFilterRules
"""`DrainFilter`, a part of other types."""
