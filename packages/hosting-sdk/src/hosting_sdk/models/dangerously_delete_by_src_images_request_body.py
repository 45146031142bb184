"""The body of `edgeCache.dangerouslyDeleteBySrcImages`.

Generated from `manifest/schemas/DangerouslyDeleteBySrcImagesRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class DangerouslyDeleteBySrcImagesRequestBody:
    """The body of `edgeCache.dangerouslyDeleteBySrcImages`."""

    revalidation_deadline_seconds: float | None = None
    src_images: list[str]
