"""The body of `connect.updateStaticIps` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import NotRequired, TypeAlias, TypedDict

from attrs import define


@define(kw_only=True)
class UpdateStaticIpsForBuildsRequest:
    """The body of `connect.updateStaticIps` and 1 more."""

    builds: bool
    """Whether builds use static IP addresses."""
    regions: list[str] | None = None
    """Regions with static IP addresses, at most 3."""


@define(kw_only=True)
class UpdateStaticIpsForRegionsRequest:
    """The body of `connect.updateStaticIps` and 1 more."""

    builds: bool | None = None
    """Whether builds use static IP addresses."""
    regions: list[str]
    """Regions with static IP addresses, at most 3."""


class UpdateStaticIpsForBuildsRequestDict(TypedDict):
    """`UpdateStaticIpsForBuildsRequest` as a dict in wire names."""

    builds: bool
    """Whether builds use static IP addresses."""
    regions: NotRequired[Sequence[str]]
    """Regions with static IP addresses, at most 3."""


class UpdateStaticIpsForRegionsRequestDict(TypedDict):
    """`UpdateStaticIpsForRegionsRequest` as a dict in wire names."""

    builds: NotRequired[bool]
    """Whether builds use static IP addresses."""
    regions: Sequence[str]
    """Regions with static IP addresses, at most 3."""


UpdateStaticIpsRequest: TypeAlias = (
    UpdateStaticIpsForBuildsRequest | UpdateStaticIpsForRegionsRequest
)
"""The body of `connect.updateStaticIps` and 1 more."""

UpdateStaticIpsRequestDict: TypeAlias = (
    UpdateStaticIpsForBuildsRequestDict | UpdateStaticIpsForRegionsRequestDict
)
"""`UpdateStaticIpsRequest` as plain data in wire names."""
