"""`DomainCreator`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._types import UNSET, Unset


@define(kw_only=True)
class DomainCreator:
    """`DomainCreator`, a part of other types."""

    customer_id: str | Unset | None = UNSET
    """ID of the user as a customer."""
    email: str
    """Email address of the user."""
    id: str
    """ID of the user."""
    is_domain_reseller: bool | None = None
    """Whether the user resells domains."""
    username: str
    """Name of the user in URLs."""
