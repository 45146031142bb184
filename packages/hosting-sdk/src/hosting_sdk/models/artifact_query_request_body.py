"""The body of `artifacts.artifactQuery`.

Generated from `manifest/schemas/ArtifactQueryRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class ArtifactQueryRequestBody:
    """The body of `artifacts.artifactQuery`."""

    hashes: list[str]
