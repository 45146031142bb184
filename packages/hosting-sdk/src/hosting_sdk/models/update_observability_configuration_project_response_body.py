"""The result of `apiObservability.updateObservabilityConfigurationProject`.

Generated from `manifest/schemas/UpdateObservabilityConfigurationProjectResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class UpdateObservabilityConfigurationProjectResponseBody:
    """The result of `apiObservability.updateObservabilityConfigurationProject`."""

    disabled_at: float | None = None
    id: str
