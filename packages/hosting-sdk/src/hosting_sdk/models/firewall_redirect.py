"""`FirewallRedirect`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypedDict

from attrs import define


@define(kw_only=True)
class FirewallRedirect:
    """`FirewallRedirect`, a part of other types."""

    location: str
    """Path or URL to redirect to."""
    permanent: bool
    """Whether the redirect is permanent."""


class FirewallRedirectDict(TypedDict):
    """`FirewallRedirect` as a dict in wire names."""

    location: str
    """Path or URL to redirect to."""
    permanent: bool
    """Whether the redirect is permanent."""
