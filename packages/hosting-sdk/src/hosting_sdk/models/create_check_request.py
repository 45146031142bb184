"""The body of `checks.createCheck`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class CreateCheckRequest:
    """The body of `checks.createCheck`.

    Attributes:
        blocking: Whether the deployment waits for the check and fails with it.
        details_url: Address of a page that tells more about the check.
        external_id: ID of the check in your system.
        name: Name of the check, at most 100 characters.
        path: Path of the page that is checked, at most 255 characters.
        rerequestable: Whether users can have the check run again if it failed.
    """

    blocking: bool
    details_url: str | None = None
    external_id: str | None = None
    name: str
    path: str | None = None
    rerequestable: bool | None = None


class CreateCheckRequestDict(TypedDict):
    """`CreateCheckRequest` as a dict in wire names."""

    blocking: bool
    detailsUrl: NotRequired[str]
    externalId: NotRequired[str]
    name: str
    path: NotRequired[str]
    rerequestable: NotRequired[bool]
