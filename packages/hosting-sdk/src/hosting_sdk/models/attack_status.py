"""The result of `security.getActiveAttackStatus`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define, field


@define(kw_only=True)
class AttackAnomalyAffectedHostMapAnomalyAlert:
    """`anomalies[].affectedHostMap{}.anomalyAlerts{}` of `AttackStatus`."""

    at_minute: str = field(metadata={"wire": "at_minute"})
    avg_requests: float = field(metadata={"wire": "avg_requests"})
    """Average number of requests per minute."""
    stddev_requests: float = field(metadata={"wire": "stddev_requests"})
    """Standard deviation of the number of requests per minute."""
    total_requests_minute: float = field(metadata={"wire": "total_requests_minute"})
    """Number of requests in the minute."""
    zscore: float
    """Distance from the average, in standard deviations."""


@define(kw_only=True)
class AttackAnomalyAffectedHostMapDdosAlert:
    """`anomalies[].affectedHostMap{}.ddosAlerts{}` of `AttackStatus`."""

    at_minute: str
    total_reqs: float
    """Number of requests."""


@define(kw_only=True)
class AttackAnomalyAffectedHostMap:
    """`anomalies[].affectedHostMap{}` of `AttackStatus`."""

    anomaly_alerts: dict[str, AttackAnomalyAffectedHostMapAnomalyAlert] | None = None
    ddos_alerts: dict[str, AttackAnomalyAffectedHostMapDdosAlert] | None = None


@define(kw_only=True)
class AttackAnomaly:
    """`anomalies[]` of `AttackStatus`."""

    affected_host_map: dict[str, AttackAnomalyAffectedHostMap]
    """Result for each host, by its name."""
    at_minute: float
    end_time: float | None
    """Time when the attack ended, in milliseconds since the epoch."""
    owner_id: str
    """ID of the team or user that owns the project."""
    project_id: str
    """ID of the project (prefix `prj_`)."""
    start_time: float
    """Time when the attack began, in milliseconds since the epoch."""
    state: str | None = None


@define(kw_only=True)
class AttackStatus:
    """The result of `security.getActiveAttackStatus`."""

    anomalies: list[AttackAnomaly] | None = None
    """Attacks that were found."""
