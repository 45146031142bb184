"""`Microfrontends`, a part of other types.

Generated from `manifest/schemas/Microfrontends.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal, TypeAlias

from attrs import define


@define(kw_only=True)
class Microfrontends1:
    """`Microfrontends`, a part of other types."""

    default_route: str | None = None
    enabled: Literal[True]
    free_project_for_legacy_limits: bool | None = None
    group_ids: list[str]
    is_default_app: Literal[True]
    updated_at: float


@define(kw_only=True)
class Microfrontends2:
    """`Microfrontends`, a part of other types."""

    default_route: str | None = None
    do_not_route_with_microfrontends_routing: bool | None = None
    enabled: Literal[True]
    free_project_for_legacy_limits: bool | None = None
    group_ids: list[str]
    is_default_app: Literal[False] | None = None
    route_observability_to_this_project: bool | None = None
    updated_at: float


@define(kw_only=True)
class Microfrontends3:
    """`Microfrontends`, a part of other types."""

    enabled: Literal[False]
    free_project_for_legacy_limits: bool | None = None
    group_ids: list[Any]
    updated_at: float


Microfrontends: TypeAlias = Microfrontends1 | Microfrontends2 | Microfrontends3
"""`Microfrontends`, a part of other types."""
