"""The body of `accessGroups.createAccessGroupProject`.

Generated from `manifest/schemas/CreateAccessGroupProjectRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.request_body_role import RequestBodyRole


@define(kw_only=True)
class CreateAccessGroupProjectRequestBody:
    """The body of `accessGroups.createAccessGroupProject`."""

    project_id: str
    role: RequestBodyRole
