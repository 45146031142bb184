"""The body of `bulkRedirects.updateVersion`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class UpdateVersionRequest:
    """The body of `bulkRedirects.updateVersion`.

    Attributes:
        action: `promote` the staged version, `restore` an earlier one, or `discard` the staged one.
        id: ID of the version.
        name: Name for the version; absent: the time of creation.
    """

    action: Literal["promote", "restore", "discard"]
    id: str
    name: str | None = None


class UpdateVersionRequestDict(TypedDict):
    """`UpdateVersionRequest` as a dict in wire names."""

    action: Literal["promote", "restore", "discard"]
    id: str
    name: NotRequired[str]
