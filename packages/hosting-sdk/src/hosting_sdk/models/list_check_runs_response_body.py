"""The result of `checksV2.listCheckRuns` and 1 more.

Generated from `manifest/schemas/ListCheckRunsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.runs import Runs


@define(kw_only=True)
class ListCheckRunsResponseBody:
    """The result of `checksV2.listCheckRuns` and 1 more."""

    runs: list[Runs]
