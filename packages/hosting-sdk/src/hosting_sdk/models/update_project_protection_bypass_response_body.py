"""The result of `projects.updateProjectProtectionBypass`.

Generated from `manifest/schemas/UpdateProjectProtectionBypassResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.protection_bypass import ProtectionBypass


@define(kw_only=True)
class UpdateProjectProtectionBypassResponseBody:
    """The result of `projects.updateProjectProtectionBypass`."""

    protection_bypass: dict[str, ProtectionBypass] | None = None
