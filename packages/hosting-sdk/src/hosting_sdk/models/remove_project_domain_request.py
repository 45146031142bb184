"""The body of `projects.removeProjectDomain`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class RemoveProjectDomainRequest:
    """The body of `projects.removeProjectDomain`."""

    remove_redirects: bool | None = None
    """Whether to remove domains that redirect to this one, too."""


class RemoveProjectDomainRequestDict(TypedDict):
    """`RemoveProjectDomainRequest` as a dict in wire names."""

    removeRedirects: NotRequired[bool]
    """Whether to remove domains that redirect to this one, too."""
