"""The body of `edgeCache.invalidateBySrcImages`.

Generated from `manifest/schemas/InvalidateBySrcImagesRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class InvalidateBySrcImagesRequestBody:
    """The body of `edgeCache.invalidateBySrcImages`."""

    src_images: list[str]
