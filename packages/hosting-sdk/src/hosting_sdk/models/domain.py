"""`Domain`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.domain_creator import DomainCreator


@define(kw_only=True)
class Domain:
    """`Domain`, a part of other types.

    Attributes:
        bought_at: Time of the purchase through the platform, in milliseconds since the epoch; null
            if it was not bought there.
        created_at: Time when the registry created the domain, in milliseconds since the epoch.
        creator: User who added the domain.
        custom_nameservers: Nameservers of your own; only for domains bought through the platform.
        expires_at: Time of expiry, in milliseconds since the epoch; null if the domain was not
            bought through the platform.
        id: ID of the domain.
        intended_nameservers: Nameservers that the domain should have to use the platform's DNS.
        name: The domain, such as `example.com`.
        nameservers: Nameservers that the domain has.
        renew: Whether the domain is renewed automatically.
        service_type: Who runs DNS: `zeit.world` is the platform, `external` another, `na` unknown.
        team_id: ID of the team (prefix `team_`).
        transfer_started_at: Time when the transfer to the platform began, in milliseconds since the
            epoch.
        transferred_at: Time when the transfer to the platform ended, in milliseconds since the
            epoch; null if it has not.
        user_id: ID of the user that has the domain, if no team has it.
        verified: Whether the domain is verified for the project; without it no deployment gets the
            domain.
    """

    bought_at: float | None
    created_at: float
    creator: DomainCreator
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
