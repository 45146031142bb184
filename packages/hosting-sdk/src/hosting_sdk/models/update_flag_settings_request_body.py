"""The body of `featureFlags.updateFlagSettings`.

Generated from `manifest/schemas/UpdateFlagSettingsRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.response_body_entities import ResponseBodyEntities


@define(kw_only=True)
class UpdateFlagSettingsRequestBody:
    """The body of `featureFlags.updateFlagSettings`."""

    enabled: bool | None = None
    entities: list[ResponseBodyEntities] | None = None
    environments: list[str] | None = None
