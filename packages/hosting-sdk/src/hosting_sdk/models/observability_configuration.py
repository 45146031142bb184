"""The result of `apiObservability.getObservabilityConfigurationProjects`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class ObservabilityConfigurationDisabledProject:
    """`disabledProjects[]` of `ObservabilityConfiguration`."""

    disabled_at: float
    """Time when it was turned off, in milliseconds since the epoch."""
    id: str
    name: str | None = None


@define(kw_only=True)
class ObservabilityConfiguration:
    """The result of `apiObservability.getObservabilityConfigurationProjects`."""

    disabled_projects: list[ObservabilityConfigurationDisabledProject]
