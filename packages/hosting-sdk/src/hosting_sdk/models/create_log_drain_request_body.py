"""The body of `logDrains.createLogDrain`.

Generated from `manifest/schemas/CreateLogDrainRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.env import Env


@define(kw_only=True)
class CreateLogDrainRequestBody:
    """The body of `logDrains.createLogDrain`."""

    delivery_format: Literal["json", "ndjson"] | None = None
    environments: list[Env] | None = None
    headers: dict[str, str] | None = None
    name: str
    project_ids: list[str] | None = None
    secret: str | None = None
    sources: list[Literal["static", "lambda", "build", "edge", "external", "firewall"]] | None = (
        None
    )
    url: str
