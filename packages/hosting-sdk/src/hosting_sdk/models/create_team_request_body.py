"""The body of `teams.createTeam`.

Generated from `manifest/schemas/CreateTeamRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class CreateTeamRequestBodyAttributionUtm:
    """`attribution.utm` of `CreateTeamRequestBody`."""

    utm_campaign: str | None = None
    utm_medium: str | None = None
    utm_source: str | None = None
    utm_term: str | None = None


@define(kw_only=True)
class CreateTeamRequestBodyAttribution:
    """`attribution` of `CreateTeamRequestBody`."""

    landing_page: str | None = None
    page_before_conversion_page: str | None = None
    session_referrer: str | None = None
    utm: CreateTeamRequestBodyAttributionUtm | None = None


@define(kw_only=True)
class CreateTeamRequestBody:
    """The body of `teams.createTeam`."""

    attribution: CreateTeamRequestBodyAttribution | None = None
    name: str | None = None
    slug: str
