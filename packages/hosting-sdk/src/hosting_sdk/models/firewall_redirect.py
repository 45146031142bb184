"""`FirewallRedirect`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypedDict

from attrs import define


@define(kw_only=True)
class FirewallRedirect:
    """`FirewallRedirect`, a part of other types.

    Attributes:
        location: Path or URL to redirect to.
        permanent: Whether the redirect is permanent.
    """

    location: str
    permanent: bool


class FirewallRedirectDict(TypedDict):
    """`FirewallRedirect` as a dict in wire names."""

    location: str
    permanent: bool
