"""The result of `domains.getDomainConfig`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define, field


@define(kw_only=True)
class DomainConfigRecommendedCNAME:
    """`recommendedCNAME[]` of `DomainConfig`.

    Attributes:
        rank: Place in the recommendation; 1 is the best.
        value: Host name to point the CNAME record at.
    """

    rank: float
    value: str


@define(kw_only=True)
class DomainConfigRecommendedIPv4:
    """`recommendedIPv4[]` of `DomainConfig`.

    Attributes:
        rank: Place in the recommendation; 1 is the best.
        value: Addresses to point A records at.
    """

    rank: float
    value: list[str]


@define(kw_only=True)
class DomainConfig:
    """The result of `domains.getDomainConfig`.

    Attributes:
        accepted_challenges: Challenges with which certificates can be issued: `dns-01` or
            `http-01`.
        configured_by: How the domain leads to the platform: `CNAME`, `A`, `http` or `dns-01`; null
            if it does not.
        misconfigured: Whether something keeps the domain from working with a certificate.
        recommended_cname: Recommended CNAME records, best first.
        recommended_i_pv4: Recommended addresses for A records, best first; one is enough.
    """

    accepted_challenges: list[Literal["dns-01", "http-01"] | str]
    configured_by: Literal["A", "CNAME", "http", "dns-01"] | str | None
    misconfigured: bool
    recommended_cname: list[DomainConfigRecommendedCNAME] = field(
        metadata={"wire": "recommendedCNAME"}
    )
    recommended_i_pv4: list[DomainConfigRecommendedIPv4]
