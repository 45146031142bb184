"""`BasicContactInformation`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class BasicContactInformation:
    """`BasicContactInformation`, a part of other types.

    Attributes:
        address1: Street and number.
        address2: Second line of the address.
        city: City of the address.
        company_name: Name of the company, if one owns the domain.
        country: Country as an ISO 3166-1 code of two letters, such as `US`.
        email: Email address of the owner.
        fax: Fax number in E.164 format, such as `+1.4158551452`.
        first_name: Given name of the owner.
        last_name: Family name of the owner.
        phone: Phone number in E.164 format, such as `+1.4158551452`.
        state: State or province of the address.
        zip: Postal code.
    """

    address1: str
    address2: str | None = None
    city: str
    company_name: str | None = None
    country: str
    email: str
    fax: str | None = None
    first_name: str
    last_name: str
    phone: str
    state: str
    zip: str


class BasicContactInformationDict(TypedDict):
    """`BasicContactInformation` as a dict in wire names."""

    address1: str
    address2: NotRequired[str]
    city: str
    companyName: NotRequired[str]
    country: str
    email: str
    fax: NotRequired[str]
    firstName: str
    lastName: str
    phone: str
    state: str
    zip: str
