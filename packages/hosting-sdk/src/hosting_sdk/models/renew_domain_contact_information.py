"""`RenewDomainContactInformation`, a part of other types.

Generated from `manifest/schemas/RenewDomainContactInformation.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class RenewDomainContactInformation:
    """`RenewDomainContactInformation`, a part of other types."""

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
