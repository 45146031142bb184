"""The result of `apiObservability.getObservabilityConfigurationProjects`.

Generated from `manifest/schemas/GetObservabilityConfigurationProjectsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class GetObservabilityConfigurationProjectsResponseBodyDisabledProjects:
    """`disabledProjects[]` of `GetObservabilityConfigurationProjectsResponseBody`."""

    disabled_at: float
    id: str
    name: str | None = None


@define(kw_only=True)
class GetObservabilityConfigurationProjectsResponseBody:
    """The result of `apiObservability.getObservabilityConfigurationProjects`."""

    disabled_projects: list[GetObservabilityConfigurationProjectsResponseBodyDisabledProjects]
