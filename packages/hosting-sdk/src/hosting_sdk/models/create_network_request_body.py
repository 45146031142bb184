"""The body of `connect.createNetwork`.

Generated from `manifest/schemas/CreateNetworkRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class CreateNetworkRequestBody:
    """The body of `connect.createNetwork`."""

    aws_availability_zone_ids: list[str] | None = None
    cidr: str
    name: str
    region: str
