"""The result of `artifacts.artifactQuery`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define


@define(kw_only=True)
class ArtifactInfo:
    """`{}` of `ArtifactMap`."""

    dirty_hash: str | None = None
    """Hash of the uncommitted changes that made the artifact."""
    sha: str | None = None
    """SHA of the commit that made the artifact."""
    size: float
    """Size of the artifact in bytes."""
    tag: str | None = None
    """Tag of the artifact in base64."""
    task_duration_ms: float
    """Time that it took to make the artifact, in milliseconds."""


@define(kw_only=True)
class ArtifactFailureError:
    """`{}.error` of `ArtifactMap`."""

    message: str


@define(kw_only=True)
class ArtifactFailure:
    """`{}` of `ArtifactMap`."""

    error: ArtifactFailureError


ArtifactMap: TypeAlias = dict[str, ArtifactInfo | ArtifactFailure | None]
"""The result of `artifacts.artifactQuery`."""
