"""The body of `connect.updateStaticIps` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import NotRequired, TypeAlias, TypedDict

from attrs import define


@define(kw_only=True)
class UpdateStaticIpsForBuildsRequest:
    """The body of `connect.updateStaticIps` and 1 more.

    Attributes:
        builds: Whether builds use static IP addresses.
        regions: Regions with static IP addresses, at most 3.
    """

    builds: bool
    regions: list[str] | None = None


@define(kw_only=True)
class UpdateStaticIpsForRegionsRequest:
    """The body of `connect.updateStaticIps` and 1 more.

    Attributes:
        builds: Whether builds use static IP addresses.
        regions: Regions with static IP addresses, at most 3.
    """

    builds: bool | None = None
    regions: list[str]


class UpdateStaticIpsForBuildsRequestDict(TypedDict):
    """`UpdateStaticIpsForBuildsRequest` as a dict in wire names."""

    builds: bool
    regions: NotRequired[Sequence[str]]


class UpdateStaticIpsForRegionsRequestDict(TypedDict):
    """`UpdateStaticIpsForRegionsRequest` as a dict in wire names."""

    builds: NotRequired[bool]
    regions: Sequence[str]


UpdateStaticIpsRequest: TypeAlias = (
    UpdateStaticIpsForBuildsRequest | UpdateStaticIpsForRegionsRequest
)
"""The body of `connect.updateStaticIps` and 1 more."""

UpdateStaticIpsRequestDict: TypeAlias = (
    UpdateStaticIpsForBuildsRequestDict | UpdateStaticIpsForRegionsRequestDict
)
"""`UpdateStaticIpsRequest` as plain data in wire names."""
