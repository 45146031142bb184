"""The result of `featureFlags.listTeamFlagSettings`.

Generated from `manifest/schemas/ListTeamFlagSettingsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, TypeAlias

from attrs import define

from hosting_sdk.models.response_body_data import ResponseBodyData


@define(kw_only=True)
class ListTeamFlagSettingsResponseBody1Pagination:
    """`pagination` of `ListTeamFlagSettingsResponseBody`."""

    next: str | None


@define(kw_only=True)
class ListTeamFlagSettingsResponseBody1:
    """The result of `featureFlags.listTeamFlagSettings`."""

    data: list[ResponseBodyData]
    pagination: ListTeamFlagSettingsResponseBody1Pagination


ListTeamFlagSettingsResponseBody: TypeAlias = ListTeamFlagSettingsResponseBody1 | dict[str, Any]
"""The result of `featureFlags.listTeamFlagSettings`."""
