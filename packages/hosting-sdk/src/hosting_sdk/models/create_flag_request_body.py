"""The body of `featureFlags.createFlag`.

Generated from `manifest/schemas/CreateFlagRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.create_flag_environments import CreateFlagEnvironments
from hosting_sdk.models.create_flag_variants import CreateFlagVariants


@define(kw_only=True)
class CreateFlagRequestBody:
    """The body of `featureFlags.createFlag`."""

    description: str | None = None
    environments: dict[str, CreateFlagEnvironments]
    kind: Literal["boolean", "string", "number", "json"]
    maintainer_ids: list[str] | None = None
    permanent: bool | None = None
    seed: float | None = None
    slug: str
    state: Literal["active", "archived"] | None = None
    tags: list[str] | None = None
    variants: list[CreateFlagVariants] | None = None
