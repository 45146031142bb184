"""`FilterV2`, a part of other types.

Generated from `manifest/schemas/FilterV2.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define, field

from hosting_sdk.models.env import Env
from hosting_sdk.models.filter_sources import FilterSources


@define(kw_only=True)
class FilterV2V1:
    """`FilterV2`, a part of other types."""

    version: Literal["v1"]


@define(kw_only=True)
class FilterV2V2FilterBasicDeployment:
    """`filter.deployment` of `FilterV2`."""

    environments: list[Env] | None = None


@define(kw_only=True)
class FilterV2V2FilterBasicLog:
    """`filter.log` of `FilterV2`."""

    legacy_exclude_cached_static_asset_logs: bool | None = field(
        default=None, metadata={"wire": "legacy_excludeCachedStaticAssetLogs"}
    )
    sources: list[FilterSources] | None = None


@define(kw_only=True)
class FilterV2V2FilterBasicProject:
    """`filter.project` of `FilterV2`."""

    ids: list[str] | None = None


@define(kw_only=True)
class FilterV2V2FilterBasic:
    """`filter` of `FilterV2`."""

    deployment: FilterV2V2FilterBasicDeployment | None = None
    log: FilterV2V2FilterBasicLog | None = None
    project: FilterV2V2FilterBasicProject | None = None
    type: Literal["basic"]


@define(kw_only=True)
class FilterV2V2FilterOdata:
    """`filter` of `FilterV2`."""

    text: str
    type: Literal["odata"]


@define(kw_only=True)
class FilterV2V2:
    """`FilterV2`, a part of other types."""

    filter: FilterV2V2FilterBasic | FilterV2V2FilterOdata
    version: Literal["v2"]


FilterV2: TypeAlias = FilterV2V1 | FilterV2V2
"""`FilterV2`, a part of other types."""
