"""`Platform`, a part of other types.

Generated from `manifest/schemas/Platform.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.new_team import NewTeam


@define(kw_only=True)
class PlatformCreator:
    """`creator` of `Platform`."""

    avatar: str | None = None
    name: str


@define(kw_only=True)
class PlatformOrigin:
    """`origin` of `Platform`."""

    type: Literal["url", "id"] | str
    value: str


@define(kw_only=True)
class Platform:
    """`Platform`, a part of other types."""

    creator: PlatformCreator
    meta: dict[str, str] | None = None
    origin: PlatformOrigin
    source: NewTeam
