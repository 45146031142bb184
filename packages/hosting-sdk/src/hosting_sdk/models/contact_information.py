"""`ContactInformation`, a part of other types.

Generated from `manifest/schemas/ContactInformation.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any

from attrs import define


@define(kw_only=True)
class ContactInformation:
    """`ContactInformation`, a part of other types."""

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
