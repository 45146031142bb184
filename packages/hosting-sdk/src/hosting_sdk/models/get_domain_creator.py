"""`GetDomainCreator`, a part of other types.

Generated from `manifest/schemas/GetDomainCreator.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._types import UNSET, Unset


@define(kw_only=True)
class GetDomainCreator:
    """`GetDomainCreator`, a part of other types."""

    customer_id: str | Unset | None = UNSET
    email: str
    id: str
    is_domain_reseller: bool | None = None
    username: str
