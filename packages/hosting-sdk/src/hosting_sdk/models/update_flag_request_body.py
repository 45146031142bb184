"""The body of `featureFlags.updateFlag`.

Generated from `manifest/schemas/UpdateFlagRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.create_flag_environments import CreateFlagEnvironments
from hosting_sdk.models.create_flag_variants import CreateFlagVariants


@define(kw_only=True)
class UpdateFlagRequestBody:
    """The body of `featureFlags.updateFlag`."""

    created_by: str | None = None
    description: str | None = None
    environments: dict[str, CreateFlagEnvironments] | None = None
    maintainer_ids: list[str] | None = None
    message: str | None = None
    permanent: bool | None = None
    seed: float | None = None
    state: Literal["active", "archived"] | None = None
    tags: list[str] | None = None
    variants: list[CreateFlagVariants] | None = None
