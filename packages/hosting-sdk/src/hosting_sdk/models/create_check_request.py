"""The body of `checks.createCheck`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class CreateCheckRequest:
    """The body of `checks.createCheck`."""

    blocking: bool
    """Whether the deployment waits for the check and fails with it."""
    details_url: str | None = None
    """Address of a page that tells more about the check."""
    external_id: str | None = None
    """ID of the check in your system."""
    name: str
    """Name of the check, at most 100 characters."""
    path: str | None = None
    """Path of the page that is checked, at most 255 characters."""
    rerequestable: bool | None = None
    """Whether users can have the check run again if it failed."""


class CreateCheckRequestDict(TypedDict):
    """`CreateCheckRequest` as a dict in wire names."""

    blocking: bool
    """Whether the deployment waits for the check and fails with it."""
    detailsUrl: NotRequired[str]
    """Address of a page that tells more about the check."""
    externalId: NotRequired[str]
    """ID of the check in your system."""
    name: str
    """Name of the check, at most 100 characters."""
    path: NotRequired[str]
    """Path of the page that is checked, at most 255 characters."""
    rerequestable: NotRequired[bool]
    """Whether users can have the check run again if it failed."""
