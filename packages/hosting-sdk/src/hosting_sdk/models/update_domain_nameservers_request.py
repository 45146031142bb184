"""The body of `domainsRegistrar.updateDomainNameservers`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import TypedDict

from attrs import define


@define(kw_only=True)
class UpdateDomainNameserversRequest:
    """The body of `domainsRegistrar.updateDomainNameservers`."""

    nameservers: list[str]
    """Nameservers of the domain; an empty list sets those of the platform."""


class UpdateDomainNameserversRequestDict(TypedDict):
    """`UpdateDomainNameserversRequest` as a dict in wire names."""

    nameservers: Sequence[str]
    """Nameservers of the domain; an empty list sets those of the platform."""
