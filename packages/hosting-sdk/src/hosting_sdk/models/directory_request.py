"""The body of `sandboxes.createDirectory` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class DirectoryRequest:
    """The body of `sandboxes.createDirectory` and 1 more."""

    cwd: str | None = None
    """Folder that relative paths start from; absent: the home folder of the sandbox."""
    path: str
    """Path of the file or folder, absolute or relative to `cwd`."""
    recursive: bool | None = None
    """Whether to create missing parent folders. `True` when it is absent."""


class DirectoryRequestDict(TypedDict):
    """`DirectoryRequest` as a dict in wire names."""

    cwd: NotRequired[str]
    """Folder that relative paths start from; absent: the home folder of the sandbox."""
    path: str
    """Path of the file or folder, absolute or relative to `cwd`."""
    recursive: NotRequired[bool]
    """Whether to create missing parent folders. `True` when it is absent."""
