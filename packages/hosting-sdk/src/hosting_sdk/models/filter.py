"""`Filter`, a part of other types.

Generated from `manifest/schemas/Filter.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define

from hosting_sdk.models.env import Env
from hosting_sdk.models.filter_sources import FilterSources


@define(kw_only=True)
class Filter1Filter1:
    """`filter` of `Filter`."""

    text: str
    type: str


@define(kw_only=True)
class Filter1Filter2Deployment:
    """`filter.deployment` of `Filter`."""

    environments: list[Env] | None = None


@define(kw_only=True)
class Filter1Filter2Log:
    """`filter.log` of `Filter`."""

    sources: list[FilterSources] | None = None


@define(kw_only=True)
class Filter1Filter2Project:
    """`filter.project` of `Filter`."""

    ids: list[str] | None = None


@define(kw_only=True)
class Filter1Filter2:
    """`filter` of `Filter`."""

    deployment: Filter1Filter2Deployment | None = None
    log: Filter1Filter2Log | None = None
    project: Filter1Filter2Project | None = None
    type: str


@define(kw_only=True)
class Filter1:
    """`Filter`, a part of other types."""

    filter: Filter1Filter1 | Filter1Filter2
    version: str


Filter: TypeAlias = Filter1 | str
"""`Filter`, a part of other types."""
