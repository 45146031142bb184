"""The result of `checksV2.listCheckRuns` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.check_run import CheckRun


@define(kw_only=True)
class CheckRunList:
    """The result of `checksV2.listCheckRuns` and 1 more."""

    runs: list[CheckRun]
    """Runs of the check, or of all checks on the deployment."""
