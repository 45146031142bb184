"""`ContactInformation`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping
from typing import Any, NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class ContactInformation:
    """`ContactInformation`, a part of other types.

    Attributes:
        additional: Further fields that the registry wants, as `getContactInfoSchema` describes
            them.
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

    additional: dict[str, Any] | None = None
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


class ContactInformationDict(TypedDict):
    """`ContactInformation` as a dict in wire names."""

    additional: NotRequired[Mapping[str, Any]]
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
