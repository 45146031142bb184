"""The body of `sandboxes.readFile` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class FileSelection:
    """The body of `sandboxes.readFile` and 1 more."""

    cwd: str | None = None
    """Folder that relative paths start from; absent: the home folder of the sandbox."""
    path: str
    """Path of the file or folder, absolute or relative to `cwd`."""


class FileSelectionDict(TypedDict):
    """`FileSelection` as a dict in wire names."""

    cwd: NotRequired[str]
    """Folder that relative paths start from; absent: the home folder of the sandbox."""
    path: str
    """Path of the file or folder, absolute or relative to `cwd`."""
