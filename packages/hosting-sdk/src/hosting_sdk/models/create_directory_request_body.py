"""The body of `sandboxes.createDirectory` and 1 more.

Generated from `manifest/schemas/CreateDirectoryRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class CreateDirectoryRequestBody:
    """The body of `sandboxes.createDirectory` and 1 more.

    Attributes:
        recursive: `True` when it is absent.
    """

    cwd: str | None = None
    path: str
    recursive: bool | None = None
