"""The result of `domains.getDomainConfig`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define, field


@define(kw_only=True)
class DomainConfigRecommendedCNAME:
    """`recommendedCNAME[]` of `DomainConfig`."""

    rank: float
    """Place in the recommendation; 1 is the best."""
    value: str
    """Host name to point the CNAME record at."""


@define(kw_only=True)
class DomainConfigRecommendedIPv4:
    """`recommendedIPv4[]` of `DomainConfig`."""

    rank: float
    """Place in the recommendation; 1 is the best."""
    value: list[str]
    """Addresses to point A records at."""


@define(kw_only=True)
class DomainConfig:
    """The result of `domains.getDomainConfig`."""

    accepted_challenges: list[Literal["dns-01", "http-01"] | str]
    """Challenges with which certificates can be issued: `dns-01` or `http-01`."""
    configured_by: Literal["A", "CNAME", "http", "dns-01"] | str | None
    """Record or challenge that points the domain to the platform: `CNAME`, `A`, `http` or
    `dns-01`; null if there is none."""
    misconfigured: bool
    """Whether something keeps the domain from working with a certificate."""
    recommended_cname: list[DomainConfigRecommendedCNAME] = field(
        metadata={"wire": "recommendedCNAME"}
    )
    """Recommended CNAME records, best first."""
    recommended_i_pv4: list[DomainConfigRecommendedIPv4]
    """Recommended addresses for A records, best first; one is enough."""
