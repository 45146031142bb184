"""`GetDomainsDomains`, a part of other types.

Generated from `manifest/schemas/GetDomainsDomains.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.get_domain_creator import GetDomainCreator


@define(kw_only=True)
class GetDomainsDomains:
    """`GetDomainsDomains`, a part of other types."""

    bought_at: float | None
    created_at: float
    creator: GetDomainCreator
    custom_nameservers: list[str] | None = None
    expires_at: float | None
    id: str
    intended_nameservers: list[str]
    name: str
    nameservers: list[str]
    renew: bool | None = None
    service_type: Literal["zeit.world", "external", "na"] | str
    team_id: str | None
    transfer_started_at: float | None = None
    transferred_at: float | Unset | None = UNSET
    user_id: str
    verified: bool
