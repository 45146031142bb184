"""`DomainCreator`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._types import UNSET, Unset


@define(kw_only=True)
class DomainCreator:
    """`DomainCreator`, a part of other types.

    Attributes:
        customer_id: ID of the user as a customer.
        email: Email address of the user.
        id: ID of the user.
        is_domain_reseller: Whether the user resells domains.
        username: Name of the user in URLs.
    """

    customer_id: str | Unset | None = UNSET
    email: str
    id: str
    is_domain_reseller: bool | None = None
    username: str
