"""The body of `bulkRedirects.updateVersion`.

Generated from `manifest/schemas/UpdateVersionRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class UpdateVersionRequestBody:
    """The body of `bulkRedirects.updateVersion`."""

    action: Literal["promote", "restore", "discard"]
    id: str
    name: str | None = None
