"""The body of `edgeCache.dangerouslyDeleteBySrcImages`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class DangerouslyDeleteBySrcImagesRequest:
    """The body of `edgeCache.dangerouslyDeleteBySrcImages`."""

    revalidation_deadline_seconds: float | None = None
    """Seconds in which a request may still make the content anew before it is deleted."""
    src_images: list[str]
    """Addresses of the source images."""


class DangerouslyDeleteBySrcImagesRequestDict(TypedDict):
    """`DangerouslyDeleteBySrcImagesRequest` as a dict in wire names."""

    revalidationDeadlineSeconds: NotRequired[float]
    """Seconds in which a request may still make the content anew before it is deleted."""
    srcImages: Sequence[str]
    """Addresses of the source images."""
