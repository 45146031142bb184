"""The result of `projects.createProjectTransferRequest`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class ProjectTransferRequest:
    """The result of `projects.createProjectTransferRequest`."""

    code: str
    """Code with which another team takes the project over, valid for 24 hours."""
