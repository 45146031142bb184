"""The result of `projects.createProjectTransferRequest`.

Generated from `manifest/schemas/CreateProjectTransferRequestResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class CreateProjectTransferRequestResponseBody:
    """The result of `projects.createProjectTransferRequest`."""

    code: str
