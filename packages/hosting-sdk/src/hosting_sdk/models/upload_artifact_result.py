"""The result of `artifacts.uploadArtifact`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class UploadArtifactResult:
    """The result of `artifacts.uploadArtifact`."""

    urls: list[str]
