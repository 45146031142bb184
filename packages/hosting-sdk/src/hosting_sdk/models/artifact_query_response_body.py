"""The result of `artifacts.artifactQuery`.

Generated from `manifest/schemas/ArtifactQueryResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define


@define(kw_only=True)
class ArtifactQueryResponseBodyValue1:
    """`{}` of `ArtifactQueryResponseBody`."""

    dirty_hash: str | None = None
    sha: str | None = None
    size: float
    tag: str | None = None
    task_duration_ms: float


@define(kw_only=True)
class ArtifactQueryResponseBodyValue2Error:
    """`{}.error` of `ArtifactQueryResponseBody`."""

    message: str


@define(kw_only=True)
class ArtifactQueryResponseBodyValue2:
    """`{}` of `ArtifactQueryResponseBody`."""

    error: ArtifactQueryResponseBodyValue2Error


ArtifactQueryResponseBody: TypeAlias = dict[
    str, ArtifactQueryResponseBodyValue1 | ArtifactQueryResponseBodyValue2 | None
]
"""The result of `artifacts.artifactQuery`."""
