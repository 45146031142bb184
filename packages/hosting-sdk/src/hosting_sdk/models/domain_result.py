"""The result of `domains.getDomain`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.domain_creator import DomainCreator


@define(kw_only=True)
class DomainDetails:
    """`domain` of `DomainResult`.

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
        suffix: Whether the domain is a public suffix.
        team_id: ID of the team (prefix `team_`).
        transfer_started_at: Time when the transfer to the platform began, in milliseconds since the
            epoch.
        transferred_at: Time when the transfer to the platform ended, in milliseconds since the
            epoch; null if it has not.
        user_id: ID of the user that has the domain, if no team has it.
        verified: Whether the ownership of the domain is proven.
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
    suffix: bool
    team_id: str | None
    transfer_started_at: float | None = None
    transferred_at: float | Unset | None = UNSET
    user_id: str
    verified: bool


@define(kw_only=True)
class DomainResult:
    """The result of `domains.getDomain`."""

    domain: DomainDetails
