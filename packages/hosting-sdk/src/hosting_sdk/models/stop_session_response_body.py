"""The result of `sandboxesV2Beta.extendSessionTimeout` and 2 more.

Generated from `manifest/schemas/StopSessionResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.session import Session


@define(kw_only=True)
class StopSessionResponseBody:
    """The result of `sandboxesV2Beta.extendSessionTimeout` and 2 more."""

    session: Session
