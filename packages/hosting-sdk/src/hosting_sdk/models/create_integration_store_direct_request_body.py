"""The body of `integrations.createIntegrationStoreDirect`.

Generated from `manifest/schemas/CreateIntegrationStoreDirectRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any

from attrs import define

from hosting_sdk._types import UNSET
from hosting_sdk.models.query_param_source import QueryParamSource


@define(kw_only=True)
class CreateIntegrationStoreDirectRequestBody:
    """The body of `integrations.createIntegrationStoreDirect`.

    Attributes:
        source: `"marketplace"` when it is absent.
    """

    billing_plan_id: str | None = None
    external_id: str | None = None
    integration_configuration_id: str
    integration_product_id_or_slug: Any = UNSET
    metadata: dict[str, str | float | bool | list[str] | list[float]] | None = None
    name: str
    payment_method_id: str | None = None
    prepayment_amount_cents: float | None = None
    protocol_settings: dict[str, Any] | None = None
    source: QueryParamSource | None = None
