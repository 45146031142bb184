"""The body of `accessGroups.updateAccessGroupProject`.

Generated from `manifest/schemas/UpdateAccessGroupProjectRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.request_body_role import RequestBodyRole


@define(kw_only=True)
class UpdateAccessGroupProjectRequestBody:
    """The body of `accessGroups.updateAccessGroupProject`."""

    role: RequestBodyRole
