"""The body of `teams.createTeam`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class CreateTeamRequestAttributionUtm:
    """`attribution.utm` of `CreateTeamRequest`.

    Attributes:
        utm_campaign: Name of the campaign (`utm_campaign`).
        utm_medium: Kind of the link (`utm_medium`).
        utm_source: Site of the link (`utm_source`).
        utm_term: Search words (`utm_term`).
    """

    utm_campaign: str | None = None
    utm_medium: str | None = None
    utm_source: str | None = None
    utm_term: str | None = None


@define(kw_only=True)
class CreateTeamRequestAttribution:
    """`attribution` of `CreateTeamRequest`.

    Attributes:
        landing_page: First page of the visit.
        page_before_conversion_page: Page before the sign-up.
        session_referrer: Page that led to the visit.
        utm: Campaign parameters (UTM) of the visit.
    """

    landing_page: str | None = None
    page_before_conversion_page: str | None = None
    session_referrer: str | None = None
    utm: CreateTeamRequestAttributionUtm | None = None


@define(kw_only=True)
class CreateTeamRequest:
    """The body of `teams.createTeam`.

    Attributes:
        attribution: Where the user came from, for statistics.
        name: Name of the team; absent: made from the slug.
        slug: Name of the team in URLs, at most 48 characters.
    """

    attribution: CreateTeamRequestAttribution | None = None
    name: str | None = None
    slug: str


class CreateTeamRequestAttributionUtmDict(TypedDict):
    """`CreateTeamRequestAttributionUtm` as a dict in wire names."""

    utmCampaign: NotRequired[str]
    utmMedium: NotRequired[str]
    utmSource: NotRequired[str]
    utmTerm: NotRequired[str]


class CreateTeamRequestAttributionDict(TypedDict):
    """`CreateTeamRequestAttribution` as a dict in wire names."""

    landingPage: NotRequired[str]
    pageBeforeConversionPage: NotRequired[str]
    sessionReferrer: NotRequired[str]
    utm: NotRequired[CreateTeamRequestAttributionUtm | CreateTeamRequestAttributionUtmDict]


class CreateTeamRequestDict(TypedDict):
    """`CreateTeamRequest` as a dict in wire names."""

    attribution: NotRequired[CreateTeamRequestAttribution | CreateTeamRequestAttributionDict]
    name: NotRequired[str]
    slug: str
