"""The body of `checks.createCheck`.

Generated from `manifest/schemas/CreateCheckRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class CreateCheckRequestBody:
    """The body of `checks.createCheck`."""

    blocking: bool
    details_url: str | None = None
    external_id: str | None = None
    name: str
    path: str | None = None
    rerequestable: bool | None = None
