"""The body of `sandboxes.readFile` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class FileSelection:
    """The body of `sandboxes.readFile` and 1 more.

    Attributes:
        cwd: Folder that relative paths start from; absent: the home folder of the sandbox.
        path: Path of the file or folder, absolute or relative to `cwd`.
    """

    cwd: str | None = None
    path: str


class FileSelectionDict(TypedDict):
    """`FileSelection` as a dict in wire names."""

    cwd: NotRequired[str]
    path: str
