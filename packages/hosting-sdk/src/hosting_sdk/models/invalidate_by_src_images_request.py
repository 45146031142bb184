"""The body of `edgeCache.invalidateBySrcImages`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import TypedDict

from attrs import define


@define(kw_only=True)
class InvalidateBySrcImagesRequest:
    """The body of `edgeCache.invalidateBySrcImages`."""

    src_images: list[str]
    """Addresses of the source images."""


class InvalidateBySrcImagesRequestDict(TypedDict):
    """`InvalidateBySrcImagesRequest` as a dict in wire names."""

    srcImages: Sequence[str]
    """Addresses of the source images."""
