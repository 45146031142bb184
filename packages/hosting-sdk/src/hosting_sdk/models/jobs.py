"""`Jobs`, a part of other types.

Generated from `manifest/schemas/Jobs.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.lint import Lint


@define(kw_only=True)
class Jobs:
    """`Jobs`, a part of other types."""

    lint: Lint | None = None
    typecheck: Lint | None = None
