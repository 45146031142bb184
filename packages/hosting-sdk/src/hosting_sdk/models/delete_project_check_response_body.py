"""The result of `checksV2.deleteProjectCheck`.

Generated from `manifest/schemas/DeleteProjectCheckResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class DeleteProjectCheckResponseBody:
    """The result of `checksV2.deleteProjectCheck`."""

    success: Literal[True]
