"""The result of `checksV2.listProjectChecks`.

Generated from `manifest/schemas/ListProjectChecksResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.checks import Checks


@define(kw_only=True)
class ListProjectChecksResponseBody:
    """The result of `checksV2.listProjectChecks`."""

    checks: list[Checks]
