"""`BasicContactInformation`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class BasicContactInformation:
    """`BasicContactInformation`, a part of other types."""

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


class BasicContactInformationDict(TypedDict):
    """`BasicContactInformation` as a dict in wire names."""

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
