"""The body of `teams.updateMicrofrontendsGroup`.

Generated from `manifest/schemas/UpdateMicrofrontendsGroupRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class UpdateMicrofrontendsGroupRequestBody:
    """The body of `teams.updateMicrofrontendsGroup`."""

    fallback_environment: str | None = None
    name: str | None = None
