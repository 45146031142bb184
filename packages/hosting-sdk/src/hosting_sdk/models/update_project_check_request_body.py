"""The body of `checksV2.updateProjectCheck`.

Generated from `manifest/schemas/UpdateProjectCheckRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.blocks import Blocks


@define(kw_only=True)
class UpdateProjectCheckRequestBody:
    """The body of `checksV2.updateProjectCheck`.

    Attributes:
        blocks: `"deployment-alias"` when it is absent.
        requires: `"deployment-url"` when it is absent.
        timeout: `300` when it is absent.
    """

    blocks: Blocks | None = None
    is_rerequestable: bool | None = None
    name: str | None = None
    requires: Literal["build-ready", "deployment-url"] | None = None
    targets: list[str] | None = None
    timeout: float | None = None
