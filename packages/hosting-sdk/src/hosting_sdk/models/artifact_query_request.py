"""The body of `artifacts.artifactQuery`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import TypedDict

from attrs import define


@define(kw_only=True)
class ArtifactQueryRequest:
    """The body of `artifacts.artifactQuery`."""

    hashes: list[str]
    """Hashes of the artifacts to look up."""


class ArtifactQueryRequestDict(TypedDict):
    """`ArtifactQueryRequest` as a dict in wire names."""

    hashes: Sequence[str]
    """Hashes of the artifacts to look up."""
