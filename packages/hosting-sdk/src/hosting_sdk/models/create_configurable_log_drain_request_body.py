"""The body of `logDrains.createConfigurableLogDrain`.

Generated from `manifest/schemas/CreateConfigurableLogDrainRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.env import Env


@define(kw_only=True)
class CreateConfigurableLogDrainRequestBody:
    """The body of `logDrains.createConfigurableLogDrain`."""

    delivery_format: Literal["json", "ndjson"]
    environments: list[Env] | None = None
    headers: dict[str, str] | None = None
    name: str | None = None
    project_ids: list[str] | None = None
    sampling_rate: float | None = None
    secret: str | None = None
    sources: list[Literal["static", "lambda", "build", "edge", "external", "firewall"]]
    url: str
