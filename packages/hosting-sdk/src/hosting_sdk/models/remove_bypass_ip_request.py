"""The body of `security.removeBypassIp`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypeAlias, TypedDict

from attrs import define


@define(kw_only=True)
class RemoveBypassIpFromDomainRequest:
    """The body of `security.removeBypassIp`."""

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


@define(kw_only=True)
class RemoveBypassIpFromProjectRequest:
    """The body of `security.removeBypassIp`."""

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


class RemoveBypassIpFromDomainRequestDict(TypedDict):
    """`RemoveBypassIpFromDomainRequest` as a dict in wire names."""

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


class RemoveBypassIpFromProjectRequestDict(TypedDict):
    """`RemoveBypassIpFromProjectRequest` as a dict in wire names."""

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


RemoveBypassIpRequest: TypeAlias = (
    RemoveBypassIpFromDomainRequest | RemoveBypassIpFromProjectRequest
)
"""The body of `security.removeBypassIp`."""

RemoveBypassIpRequestDict: TypeAlias = (
    RemoveBypassIpFromDomainRequestDict | RemoveBypassIpFromProjectRequestDict
)
"""`RemoveBypassIpRequest` as plain data in wire names."""
