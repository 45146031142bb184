"""`Domain`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.domain_creator import DomainCreator


@define(kw_only=True)
class Domain:
    """`Domain`, a part of other types."""

    bought_at: float | None
    """Time of the purchase through the platform, in milliseconds since the epoch; null if it was
    not bought there."""
    created_at: float
    """Time when the registry created the domain, in milliseconds since the epoch."""
    creator: DomainCreator
    """User who added the domain."""
    custom_nameservers: list[str] | None = None
    """Nameservers of your own; only for domains bought through the platform."""
    expires_at: float | None
    """Time of expiry, in milliseconds since the epoch; null if the domain was not bought through
    the platform."""
    id: str
    """ID of the domain."""
    intended_nameservers: list[str]
    """Nameservers that the domain should have to use the platform's DNS."""
    name: str
    """The domain, such as `example.com`."""
    nameservers: list[str]
    """Nameservers that the domain has."""
    renew: bool | None = None
    """Whether the domain is renewed automatically."""
    service_type: Literal["zeit.world", "external", "na"] | str
    """Provider of DNS: `zeit.world` is the platform, `external` another, `na` unknown."""
    team_id: str | None
    """ID of the team (prefix `team_`)."""
    transfer_started_at: float | None = None
    """Time when the transfer to the platform began, in milliseconds since the epoch."""
    transferred_at: float | Unset | None = UNSET
    """Time when the transfer to the platform ended, in milliseconds since the epoch; null if it
    has not."""
    user_id: str
    """ID of the user that has the domain, if no team has it."""
    verified: bool
    """Whether the domain is verified for the project; without it no deployment gets the domain."""
