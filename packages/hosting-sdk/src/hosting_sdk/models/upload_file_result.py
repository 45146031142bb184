"""The result of `deployments.uploadFile`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class UploadFileResult:
    """The result of `deployments.uploadFile`."""

    urls: list[str] | None = None
