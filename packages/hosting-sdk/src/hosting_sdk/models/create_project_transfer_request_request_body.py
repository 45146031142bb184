"""The body of `projects.createProjectTransferRequest`.

Generated from `manifest/schemas/CreateProjectTransferRequestRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class CreateProjectTransferRequestRequestBody:
    """The body of `projects.createProjectTransferRequest`."""

    callback_secret: str | None = None
    callback_url: str | None = None
