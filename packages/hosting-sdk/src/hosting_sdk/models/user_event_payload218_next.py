"""`UserEventPayload218Next`, a part of other types.

Generated from `manifest/schemas/UserEventPayload218Next.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class UserEventPayload218NextProjectStaticIps:
    """`project.staticIps` of `UserEventPayload218Next`."""

    builds: bool | None = None
    enabled: bool
    regions: list[str] | None = None


@define(kw_only=True)
class UserEventPayload218NextProject:
    """`project` of `UserEventPayload218Next`."""

    id: str | None = None
    static_ips: UserEventPayload218NextProjectStaticIps


@define(kw_only=True)
class UserEventPayload218Next:
    """`UserEventPayload218Next`, a part of other types."""

    project: UserEventPayload218NextProject
