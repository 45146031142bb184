"""The result of `security.getActiveAttackStatus`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define, field


@define(kw_only=True)
class AttackAnomalyAffectedHostMapAnomalyAlert:
    """`anomalies[].affectedHostMap{}.anomalyAlerts{}` of `AttackStatus`.

    Attributes:
        avg_requests: Average number of requests per minute.
        stddev_requests: Standard deviation of the number of requests per minute.
        total_requests_minute: Number of requests in the minute.
        zscore: Distance from the average, in standard deviations.
    """

    at_minute: str = field(metadata={"wire": "at_minute"})
    avg_requests: float = field(metadata={"wire": "avg_requests"})
    stddev_requests: float = field(metadata={"wire": "stddev_requests"})
    total_requests_minute: float = field(metadata={"wire": "total_requests_minute"})
    zscore: float


@define(kw_only=True)
class AttackAnomalyAffectedHostMapDdosAlert:
    """`anomalies[].affectedHostMap{}.ddosAlerts{}` of `AttackStatus`.

    Attributes:
        total_reqs: Number of requests.
    """

    at_minute: str
    total_reqs: float


@define(kw_only=True)
class AttackAnomalyAffectedHostMap:
    """`anomalies[].affectedHostMap{}` of `AttackStatus`."""

    anomaly_alerts: dict[str, AttackAnomalyAffectedHostMapAnomalyAlert] | None = None
    ddos_alerts: dict[str, AttackAnomalyAffectedHostMapDdosAlert] | None = None


@define(kw_only=True)
class AttackAnomaly:
    """`anomalies[]` of `AttackStatus`.

    Attributes:
        affected_host_map: What happened to each host, by its name.
        end_time: Time when the attack ended, in milliseconds since the epoch.
        owner_id: ID of the team or user that owns the project.
        project_id: ID of the project (prefix `prj_`).
        start_time: Time when the attack began, in milliseconds since the epoch.
    """

    affected_host_map: dict[str, AttackAnomalyAffectedHostMap]
    at_minute: float
    end_time: float | None
    owner_id: str
    project_id: str
    start_time: float
    state: str | None = None


@define(kw_only=True)
class AttackStatus:
    """The result of `security.getActiveAttackStatus`.

    Attributes:
        anomalies: Attacks that were found.
    """

    anomalies: list[AttackAnomaly] | None = None
