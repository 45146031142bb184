"""`Deployment`, a part of other types.

Generated from `manifest/schemas/Deployment.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class Deployment:
    """`Deployment`, a part of other types."""

    id: str
    meta: dict[str, str]
    name: str
    url: str
