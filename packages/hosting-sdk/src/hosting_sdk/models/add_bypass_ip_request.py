"""The body of `security.addBypassIp`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypeAlias, TypedDict

from attrs import define


@define(kw_only=True)
class AddBypassIpToDomainRequest:
    """The body of `security.addBypassIp`.

    Attributes:
        all_sources: Whether the rule covers all addresses.
        domain: Domain that the rule covers.
        note: Note on what the rule is for, at most 500 characters.
        project_scope: Whether the rule covers all domains of the project.
        source_ip: Address or range in CIDR notation that the rule covers.
        ttl: Milliseconds until the rule ends; absent: never.
    """

    all_sources: bool | None = None
    domain: str
    note: str | None = None
    project_scope: bool | None = None
    source_ip: str | None = None
    ttl: float | None = None


@define(kw_only=True)
class AddBypassIpToProjectRequest:
    """The body of `security.addBypassIp`.

    Attributes:
        all_sources: Whether the rule covers all addresses.
        domain: Domain that the rule covers.
        note: Note on what the rule is for, at most 500 characters.
        project_scope: Whether the rule covers all domains of the project.
        source_ip: Address or range in CIDR notation that the rule covers.
        ttl: Milliseconds until the rule ends; absent: never.
    """

    all_sources: bool | None = None
    domain: str | None = None
    note: str | None = None
    project_scope: bool
    source_ip: str | None = None
    ttl: float | None = None


class AddBypassIpToDomainRequestDict(TypedDict):
    """`AddBypassIpToDomainRequest` as a dict in wire names."""

    allSources: NotRequired[bool]
    domain: str
    note: NotRequired[str]
    projectScope: NotRequired[bool]
    sourceIp: NotRequired[str]
    ttl: NotRequired[float]


class AddBypassIpToProjectRequestDict(TypedDict):
    """`AddBypassIpToProjectRequest` as a dict in wire names."""

    allSources: NotRequired[bool]
    domain: NotRequired[str]
    note: NotRequired[str]
    projectScope: bool
    sourceIp: NotRequired[str]
    ttl: NotRequired[float]


AddBypassIpRequest: TypeAlias = AddBypassIpToDomainRequest | AddBypassIpToProjectRequest
"""The body of `security.addBypassIp`."""

AddBypassIpRequestDict: TypeAlias = AddBypassIpToDomainRequestDict | AddBypassIpToProjectRequestDict
"""`AddBypassIpRequest` as plain data in wire names."""
