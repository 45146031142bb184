"""The body of `teams.createTeam`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class CreateTeamRequestAttributionUtm:
    """`attribution.utm` of `CreateTeamRequest`."""

    utm_campaign: str | None = None
    """Name of the campaign (`utm_campaign`)."""
    utm_medium: str | None = None
    """Kind of the link (`utm_medium`)."""
    utm_source: str | None = None
    """Site of the link (`utm_source`)."""
    utm_term: str | None = None
    """Search words (`utm_term`)."""


@define(kw_only=True)
class CreateTeamRequestAttribution:
    """`attribution` of `CreateTeamRequest`."""

    landing_page: str | None = None
    """First page of the visit."""
    page_before_conversion_page: str | None = None
    """Page before the sign-up."""
    session_referrer: str | None = None
    """Page that led to the visit."""
    utm: CreateTeamRequestAttributionUtm | None = None
    """Campaign parameters (UTM) of the visit."""


@define(kw_only=True)
class CreateTeamRequest:
    """The body of `teams.createTeam`."""

    attribution: CreateTeamRequestAttribution | None = None
    """Origin of the user, for statistics."""
    name: str | None = None
    """Name of the team; absent: made from the slug."""
    slug: str
    """Name of the team in URLs, at most 48 characters."""


class CreateTeamRequestAttributionUtmDict(TypedDict):
    """`CreateTeamRequestAttributionUtm` as a dict in wire names."""

    utmCampaign: NotRequired[str]
    """Name of the campaign (`utm_campaign`)."""
    utmMedium: NotRequired[str]
    """Kind of the link (`utm_medium`)."""
    utmSource: NotRequired[str]
    """Site of the link (`utm_source`)."""
    utmTerm: NotRequired[str]
    """Search words (`utm_term`)."""


class CreateTeamRequestAttributionDict(TypedDict):
    """`CreateTeamRequestAttribution` as a dict in wire names."""

    landingPage: NotRequired[str]
    """First page of the visit."""
    pageBeforeConversionPage: NotRequired[str]
    """Page before the sign-up."""
    sessionReferrer: NotRequired[str]
    """Page that led to the visit."""
    utm: NotRequired[CreateTeamRequestAttributionUtm | CreateTeamRequestAttributionUtmDict]
    """Campaign parameters (UTM) of the visit."""


class CreateTeamRequestDict(TypedDict):
    """`CreateTeamRequest` as a dict in wire names."""

    attribution: NotRequired[CreateTeamRequestAttribution | CreateTeamRequestAttributionDict]
    """Origin of the user, for statistics."""
    name: NotRequired[str]
    """Name of the team; absent: made from the slug."""
    slug: str
    """Name of the team in URLs, at most 48 characters."""
