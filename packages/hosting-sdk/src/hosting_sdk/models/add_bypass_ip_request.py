"""The body of `security.addBypassIp`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypeAlias, TypedDict

from attrs import define


@define(kw_only=True)
class AddBypassIpToDomainRequest:
    """The body of `security.addBypassIp`."""

    all_sources: bool | None = None
    """Whether the rule covers all addresses."""
    domain: str
    """Domain that the rule covers."""
    note: str | None = None
    """Note on what the rule is for, at most 500 characters."""
    project_scope: bool | None = None
    """Whether the rule covers all domains of the project."""
    source_ip: str | None = None
    """Address or range in CIDR notation that the rule covers."""
    ttl: float | None = None
    """Milliseconds until the rule ends; absent: never."""


@define(kw_only=True)
class AddBypassIpToProjectRequest:
    """The body of `security.addBypassIp`."""

    all_sources: bool | None = None
    """Whether the rule covers all addresses."""
    domain: str | None = None
    """Domain that the rule covers."""
    note: str | None = None
    """Note on what the rule is for, at most 500 characters."""
    project_scope: bool
    """Whether the rule covers all domains of the project."""
    source_ip: str | None = None
    """Address or range in CIDR notation that the rule covers."""
    ttl: float | None = None
    """Milliseconds until the rule ends; absent: never."""


class AddBypassIpToDomainRequestDict(TypedDict):
    """`AddBypassIpToDomainRequest` as a dict in wire names."""

    allSources: NotRequired[bool]
    """Whether the rule covers all addresses."""
    domain: str
    """Domain that the rule covers."""
    note: NotRequired[str]
    """Note on what the rule is for, at most 500 characters."""
    projectScope: NotRequired[bool]
    """Whether the rule covers all domains of the project."""
    sourceIp: NotRequired[str]
    """Address or range in CIDR notation that the rule covers."""
    ttl: NotRequired[float]
    """Milliseconds until the rule ends; absent: never."""


class AddBypassIpToProjectRequestDict(TypedDict):
    """`AddBypassIpToProjectRequest` as a dict in wire names."""

    allSources: NotRequired[bool]
    """Whether the rule covers all addresses."""
    domain: NotRequired[str]
    """Domain that the rule covers."""
    note: NotRequired[str]
    """Note on what the rule is for, at most 500 characters."""
    projectScope: bool
    """Whether the rule covers all domains of the project."""
    sourceIp: NotRequired[str]
    """Address or range in CIDR notation that the rule covers."""
    ttl: NotRequired[float]
    """Milliseconds until the rule ends; absent: never."""


AddBypassIpRequest: TypeAlias = AddBypassIpToDomainRequest | AddBypassIpToProjectRequest
"""The body of `security.addBypassIp`."""

AddBypassIpRequestDict: TypeAlias = AddBypassIpToDomainRequestDict | AddBypassIpToProjectRequestDict
"""`AddBypassIpRequest` as plain data in wire names."""
