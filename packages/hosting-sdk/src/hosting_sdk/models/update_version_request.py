"""The body of `bulkRedirects.updateVersion`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class UpdateVersionRequest:
    """The body of `bulkRedirects.updateVersion`."""

    action: Literal["promote", "restore", "discard"]
    """`promote` the staged version, `restore` an earlier one, or `discard` the staged one."""
    id: str
    """ID of the version."""
    name: str | None = None
    """Name for the version; absent: the time of creation."""


class UpdateVersionRequestDict(TypedDict):
    """`UpdateVersionRequest` as a dict in wire names."""

    action: Literal["promote", "restore", "discard"]
    """`promote` the staged version, `restore` an earlier one, or `discard` the staged one."""
    id: str
    """ID of the version."""
    name: NotRequired[str]
    """Name for the version; absent: the time of creation."""
