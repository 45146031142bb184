"""The result of `domains.getDomainConfig`.

Generated from `manifest/schemas/GetDomainConfigResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define, field


@define(kw_only=True)
class GetDomainConfigResponseBodyRecommendedCNAME:
    """`recommendedCNAME[]` of `GetDomainConfigResponseBody`."""

    rank: float
    value: str


@define(kw_only=True)
class GetDomainConfigResponseBodyRecommendedIPv4:
    """`recommendedIPv4[]` of `GetDomainConfigResponseBody`."""

    rank: float
    value: list[str]


@define(kw_only=True)
class GetDomainConfigResponseBody:
    """The result of `domains.getDomainConfig`."""

    accepted_challenges: list[Literal["dns-01", "http-01"] | str]
    configured_by: Literal["A", "CNAME", "http", "dns-01"] | str | None
    misconfigured: bool
    recommended_cname: list[GetDomainConfigResponseBodyRecommendedCNAME] = field(
        metadata={"wire": "recommendedCNAME"}
    )
    recommended_i_pv4: list[GetDomainConfigResponseBodyRecommendedIPv4]
