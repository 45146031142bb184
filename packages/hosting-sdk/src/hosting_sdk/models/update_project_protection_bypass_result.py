"""The result of `projects.updateProjectProtectionBypass`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.project_protection_bypass import ProjectProtectionBypass


@define(kw_only=True)
class UpdateProjectProtectionBypassResult:
    """The result of `projects.updateProjectProtectionBypass`."""

    protection_bypass: dict[str, ProjectProtectionBypass] | None = None
    """Secrets with which requests pass deployment protection, and what is known of each."""
