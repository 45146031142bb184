"""The result of `security.getActiveAttackStatus`.

Generated from `manifest/schemas/GetActiveAttackStatusResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, TypeAlias

from attrs import define, field


@define(kw_only=True)
class GetActiveAttackStatusResponseBody1AnomaliesAffectedHostMapAnomalyAlerts:
    """`anomalies[].affectedHostMap{}.anomalyAlerts{}` of `GetActiveAttackStatusResponseBody`."""

    at_minute: str = field(metadata={"wire": "at_minute"})
    avg_requests: float = field(metadata={"wire": "avg_requests"})
    stddev_requests: float = field(metadata={"wire": "stddev_requests"})
    total_requests_minute: float = field(metadata={"wire": "total_requests_minute"})
    zscore: float


@define(kw_only=True)
class GetActiveAttackStatusResponseBody1AnomaliesAffectedHostMapDdosAlerts:
    """`anomalies[].affectedHostMap{}.ddosAlerts{}` of `GetActiveAttackStatusResponseBody`."""

    at_minute: str
    total_reqs: float


@define(kw_only=True)
class GetActiveAttackStatusResponseBody1AnomaliesAffectedHostMap:
    """`anomalies[].affectedHostMap{}` of `GetActiveAttackStatusResponseBody`."""

    anomaly_alerts: (
        dict[str, GetActiveAttackStatusResponseBody1AnomaliesAffectedHostMapAnomalyAlerts] | None
    ) = None
    ddos_alerts: (
        dict[str, GetActiveAttackStatusResponseBody1AnomaliesAffectedHostMapDdosAlerts] | None
    ) = None


@define(kw_only=True)
class GetActiveAttackStatusResponseBody1Anomalies:
    """`anomalies[]` of `GetActiveAttackStatusResponseBody`."""

    affected_host_map: dict[str, GetActiveAttackStatusResponseBody1AnomaliesAffectedHostMap]
    at_minute: float
    end_time: float | None
    owner_id: str
    project_id: str
    start_time: float
    state: str | None = None


@define(kw_only=True)
class GetActiveAttackStatusResponseBody1:
    """The result of `security.getActiveAttackStatus`."""

    anomalies: list[GetActiveAttackStatusResponseBody1Anomalies]


GetActiveAttackStatusResponseBody: TypeAlias = GetActiveAttackStatusResponseBody1 | dict[str, Any]
"""The result of `security.getActiveAttackStatus`."""
