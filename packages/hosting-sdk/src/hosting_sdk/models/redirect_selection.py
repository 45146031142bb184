"""The body of `bulkRedirects.deleteRedirects` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class RedirectSelection:
    """The body of `bulkRedirects.deleteRedirects` and 1 more."""

    name: str | None = None
    """Name for the version; absent: the time of creation."""
    redirects: list[str]
    """Source paths of the redirects that are meant."""


class RedirectSelectionDict(TypedDict):
    """`RedirectSelection` as a dict in wire names."""

    name: NotRequired[str]
    """Name for the version; absent: the time of creation."""
    redirects: Sequence[str]
    """Source paths of the redirects that are meant."""
