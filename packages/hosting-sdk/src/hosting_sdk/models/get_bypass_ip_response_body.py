"""The result of `security.getBypassIp`.

Generated from `manifest/schemas/GetBypassIpResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define, field

from hosting_sdk.models.get_bypass_ip_result import GetBypassIpResult


@define(kw_only=True)
class GetBypassIpResponseBodyPagination:
    """`pagination` of `GetBypassIpResponseBody`."""

    id: str = field(metadata={"wire": "Id"})
    owner_id: str = field(metadata={"wire": "OwnerId"})


@define(kw_only=True)
class GetBypassIpResponseBody:
    """The result of `security.getBypassIp`."""

    pagination: GetBypassIpResponseBodyPagination | None = None
    result: list[GetBypassIpResult]
