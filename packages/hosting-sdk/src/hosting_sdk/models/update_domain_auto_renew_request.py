"""The body of `domainsRegistrar.updateDomainAutoRenew`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypedDict

from attrs import define


@define(kw_only=True)
class UpdateDomainAutoRenewRequest:
    """The body of `domainsRegistrar.updateDomainAutoRenew`."""

    auto_renew: bool
    """Whether the domain is renewed before it expires; can be changed later."""


class UpdateDomainAutoRenewRequestDict(TypedDict):
    """`UpdateDomainAutoRenewRequest` as a dict in wire names."""

    autoRenew: bool
    """Whether the domain is renewed before it expires; can be changed later."""
