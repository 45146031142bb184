"""The result of `checksV2.listProjectChecks`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.project_check import ProjectCheck


@define(kw_only=True)
class ProjectCheckList:
    """The result of `checksV2.listProjectChecks`."""

    checks: list[ProjectCheck]
    """Checks of the project."""
