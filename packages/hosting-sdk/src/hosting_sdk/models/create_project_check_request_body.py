"""The body of `checksV2.createProjectCheck`.

Generated from `manifest/schemas/CreateProjectCheckRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.blocks import Blocks


@define(kw_only=True)
class CreateProjectCheckRequestBodySource1:
    """`source` of `CreateProjectCheckRequestBody`."""

    external_check_name: str
    kind: str
    provider: Literal["github"]


@define(kw_only=True)
class CreateProjectCheckRequestBodySource2:
    """`source` of `CreateProjectCheckRequestBody`."""

    kind: str
    webhook_id: str | None = None


@define(kw_only=True)
class CreateProjectCheckRequestBodySource3:
    """`source` of `CreateProjectCheckRequestBody`.

    Attributes:
        kind: `"integration"` when it is absent.
    """

    external_resource_id: str | None = None
    kind: str | None = None


@define(kw_only=True)
class CreateProjectCheckRequestBody:
    """The body of `checksV2.createProjectCheck`.

    Attributes:
        blocks: `"deployment-alias"` when it is absent.
        requires: `"deployment-url"` when it is absent.
        timeout: `300` when it is absent.
    """

    blocks: Blocks | None = None
    is_rerequestable: bool | None = None
    name: str
    requires: Literal["build-ready", "deployment-url", "none"] | None = None
    source: (
        CreateProjectCheckRequestBodySource1
        | CreateProjectCheckRequestBodySource2
        | CreateProjectCheckRequestBodySource3
        | None
    ) = None
    targets: list[str] | None = None
    timeout: float | None = None
