"""`ContactInformation`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping
from typing import Any, NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class ContactInformation:
    """`ContactInformation`, a part of other types."""

    additional: dict[str, Any] | None = None
    """Further fields that the registry wants, as `getContactInfoSchema` describes them."""
    address1: str
    """Street and number."""
    address2: str | None = None
    """Second line of the address."""
    city: str
    """City of the address."""
    company_name: str | None = None
    """Name of the company, if one owns the domain."""
    country: str
    """Country as an ISO 3166-1 code of two letters, such as `US`."""
    email: str
    """Email address of the owner."""
    fax: str | None = None
    """Fax number in E.164 format, such as `+1.4158551452`."""
    first_name: str
    """Given name of the owner."""
    last_name: str
    """Family name of the owner."""
    phone: str
    """Phone number in E.164 format, such as `+1.4158551452`."""
    state: str
    """State or province of the address."""
    zip: str
    """Postal code."""


class ContactInformationDict(TypedDict):
    """`ContactInformation` as a dict in wire names."""

    additional: NotRequired[Mapping[str, Any]]
    """Further fields that the registry wants, as `getContactInfoSchema` describes them."""
    address1: str
    """Street and number."""
    address2: NotRequired[str]
    """Second line of the address."""
    city: str
    """City of the address."""
    companyName: NotRequired[str]
    """Name of the company, if one owns the domain."""
    country: str
    """Country as an ISO 3166-1 code of two letters, such as `US`."""
    email: str
    """Email address of the owner."""
    fax: NotRequired[str]
    """Fax number in E.164 format, such as `+1.4158551452`."""
    firstName: str
    """Given name of the owner."""
    lastName: str
    """Family name of the owner."""
    phone: str
    """Phone number in E.164 format, such as `+1.4158551452`."""
    state: str
    """State or province of the address."""
    zip: str
    """Postal code."""
