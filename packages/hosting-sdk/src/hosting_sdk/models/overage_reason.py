"""`OverageReason`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

OverageReason: TypeAlias = Literal[
    "analyticsUsage",
    "artifacts",
    "bandwidth",
    "blobTotalAdvancedRequests",
    "blobTotalAvgSizeInBytes",
    "blobTotalGetResponseObjectSizeInBytes",
    "blobTotalSimpleRequests",
    "connectDataTransfer",
    "dataCacheRead",
    "dataCacheWrite",
    "edgeConfigRead",
    "edgeConfigWrite",
    "edgeFunctionExecutionUnits",
    "edgeMiddlewareInvocations",
    "edgeRequestAdditionalCpuDuration",
    "edgeRequest",
    "elasticConcurrencyBuildSlots",
    "fastDataTransfer",
    "fastOriginTransfer",
    "fluidCpuDuration",
    "fluidDuration",
    "functionDuration",
    "functionInvocation",
    "imageOptimizationCacheRead",
    "imageOptimizationCacheWrite",
    "imageOptimizationTransformation",
    "logDrainsVolume",
    "monitoringMetric",
    "blobDataTransfer",
    "observabilityEvent",
    "onDemandConcurrencyMinutes",
    "runtimeCacheRead",
    "runtimeCacheWrite",
    "serverlessFunctionExecution",
    "sourceImages",
    "wafOwaspExcessBytes",
    "wafOwaspRequests",
    "wafRateLimitRequest",
    "webAnalyticsEvent",
]
"""`OverageReason`, a part of other types."""
