"""The body of `sandboxes.readFile` and 1 more.

Generated from `manifest/schemas/ReadFileRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class ReadFileRequestBody:
    """The body of `sandboxes.readFile` and 1 more."""

    cwd: str | None = None
    path: str
