"""The body of `sandboxes.createDirectory` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class DirectoryRequest:
    """The body of `sandboxes.createDirectory` and 1 more.

    Attributes:
        cwd: Folder that relative paths start from; absent: the home folder of the sandbox.
        path: Path of the file or folder, absolute or relative to `cwd`.
        recursive: Whether to create missing parent folders. `True` when it is absent.
    """

    cwd: str | None = None
    path: str
    recursive: bool | None = None


class DirectoryRequestDict(TypedDict):
    """`DirectoryRequest` as a dict in wire names."""

    cwd: NotRequired[str]
    path: str
    recursive: NotRequired[bool]
