"""`MetadataSchema`, a part of other types.

Generated from `manifest/schemas/MetadataSchema.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define, field

from hosting_sdk.models.get_configuration_products_properties_integrations_ui_options import (
    GetConfigurationProductsPropertiesIntegrationsUiOptions,
)
from hosting_sdk.models.get_configuration_products_properties_items import (
    GetConfigurationProductsPropertiesItems,
)
from hosting_sdk.models.hidden import Hidden
from hosting_sdk.models.ui_description import UiDescription
from hosting_sdk.models.ui_formatted_value import UiFormattedValue
from hosting_sdk.models.ui_options import UiOptions


@define(kw_only=True)
class MetadataSchemaProperties1Items:
    """`properties{}.items` of `MetadataSchema`."""

    default: float | None = None
    description: str | None = None
    exclusive_maximum: float | None = None
    exclusive_minimum: float | None = None
    maximum: float | None = None
    minimum: float | None = None
    type: Literal["number"] | str


@define(kw_only=True)
class MetadataSchemaProperties1:
    """`properties{}` of `MetadataSchema`."""

    default: list[float] | None = None
    description: str | None = None
    items: MetadataSchemaProperties1Items
    max_items: float | None = None
    min_items: float | None = None
    type: Literal["array"] | str
    ui_control: Literal["slider"] | str = field(metadata={"wire": "ui:control"})
    ui_description: UiDescription | None = field(default=None, metadata={"wire": "ui:description"})
    ui_disabled: Hidden | None = field(default=None, metadata={"wire": "ui:disabled"})
    ui_formatted_value: UiFormattedValue | None = field(
        default=None, metadata={"wire": "ui:formatted-value"}
    )
    ui_hidden: Hidden | None = field(default=None, metadata={"wire": "ui:hidden"})
    ui_label: str | None = field(default=None, metadata={"wire": "ui:label"})
    ui_paid_only: bool | None = field(default=None, metadata={"wire": "ui:paid-only"})
    ui_read_only: Hidden | None = field(default=None, metadata={"wire": "ui:read-only"})
    ui_steps: list[float] = field(metadata={"wire": "ui:steps"})


@define(kw_only=True)
class MetadataSchemaProperties2:
    """`properties{}` of `MetadataSchema`."""

    default: list[str] | None = None
    description: str | None = None
    example: list[str] | None = None
    items: GetConfigurationProductsPropertiesItems
    max_items: float | None = None
    min_items: float | None = None
    type: Literal["array"] | str
    ui_control: Literal["multi-select"] | str = field(metadata={"wire": "ui:control"})
    ui_description: UiDescription | None = field(default=None, metadata={"wire": "ui:description"})
    ui_disabled: Hidden | None = field(default=None, metadata={"wire": "ui:disabled"})
    ui_formatted_value: UiFormattedValue | None = field(
        default=None, metadata={"wire": "ui:formatted-value"}
    )
    ui_hidden: Hidden | None = field(default=None, metadata={"wire": "ui:hidden"})
    ui_label: str | None = field(default=None, metadata={"wire": "ui:label"})
    ui_options: list[UiOptions] = field(metadata={"wire": "ui:options"})
    ui_paid_only: bool | None = field(default=None, metadata={"wire": "ui:paid-only"})
    ui_placeholder: str | None = field(default=None, metadata={"wire": "ui:placeholder"})
    ui_read_only: Hidden | None = field(default=None, metadata={"wire": "ui:read-only"})


@define(kw_only=True)
class MetadataSchemaProperties3:
    """`properties{}` of `MetadataSchema`."""

    default: list[str] | None = None
    description: str | None = None
    example: list[str] | None = None
    items: GetConfigurationProductsPropertiesItems
    max_items: float | None = None
    min_items: float | None = None
    type: Literal["array"] | str
    ui_control: Literal["multi-vercel-region"] | str = field(metadata={"wire": "ui:control"})
    ui_description: UiDescription | None = field(default=None, metadata={"wire": "ui:description"})
    ui_disabled: Hidden | None = field(default=None, metadata={"wire": "ui:disabled"})
    ui_formatted_value: UiFormattedValue | None = field(
        default=None, metadata={"wire": "ui:formatted-value"}
    )
    ui_hidden: Hidden | None = field(default=None, metadata={"wire": "ui:hidden"})
    ui_label: str | None = field(default=None, metadata={"wire": "ui:label"})
    ui_options: list[GetConfigurationProductsPropertiesIntegrationsUiOptions] = field(
        metadata={"wire": "ui:options"}
    )
    ui_paid_only: bool | None = field(default=None, metadata={"wire": "ui:paid-only"})
    ui_placeholder: str | None = field(default=None, metadata={"wire": "ui:placeholder"})
    ui_read_only: Hidden | None = field(default=None, metadata={"wire": "ui:read-only"})


@define(kw_only=True)
class MetadataSchemaProperties4:
    """`properties{}` of `MetadataSchema`."""

    default: str | None = None
    description: str | None = None
    enum: list[str] | None = None
    max_length: float | None = None
    min_length: float | None = None
    pattern: str | None = None
    type: Literal["string"] | str
    ui_control: Literal["select"] | str = field(metadata={"wire": "ui:control"})
    ui_description: UiDescription | None = field(default=None, metadata={"wire": "ui:description"})
    ui_disabled: Hidden | None = field(default=None, metadata={"wire": "ui:disabled"})
    ui_formatted_value: UiFormattedValue | None = field(
        default=None, metadata={"wire": "ui:formatted-value"}
    )
    ui_hidden: Hidden | None = field(default=None, metadata={"wire": "ui:hidden"})
    ui_label: str | None = field(default=None, metadata={"wire": "ui:label"})
    ui_options: list[UiOptions] = field(metadata={"wire": "ui:options"})
    ui_paid_only: bool | None = field(default=None, metadata={"wire": "ui:paid-only"})
    ui_placeholder: str | None = field(default=None, metadata={"wire": "ui:placeholder"})
    ui_read_only: Hidden | None = field(default=None, metadata={"wire": "ui:read-only"})


@define(kw_only=True)
class MetadataSchemaProperties5:
    """`properties{}` of `MetadataSchema`."""

    default: str | None = None
    description: str | None = None
    enum: list[str] | None = None
    max_length: float | None = None
    min_length: float | None = None
    pattern: str | None = None
    type: Literal["string"] | str
    ui_control: Literal["radio-button"] | str = field(metadata={"wire": "ui:control"})
    ui_description: UiDescription | None = field(default=None, metadata={"wire": "ui:description"})
    ui_disabled: Hidden | None = field(default=None, metadata={"wire": "ui:disabled"})
    ui_formatted_value: UiFormattedValue | None = field(
        default=None, metadata={"wire": "ui:formatted-value"}
    )
    ui_hidden: Hidden | None = field(default=None, metadata={"wire": "ui:hidden"})
    ui_label: str | None = field(default=None, metadata={"wire": "ui:label"})
    ui_options: list[UiOptions] = field(metadata={"wire": "ui:options"})
    ui_paid_only: bool | None = field(default=None, metadata={"wire": "ui:paid-only"})
    ui_placeholder: str | None = field(default=None, metadata={"wire": "ui:placeholder"})
    ui_read_only: Hidden | None = field(default=None, metadata={"wire": "ui:read-only"})


@define(kw_only=True)
class MetadataSchemaProperties6:
    """`properties{}` of `MetadataSchema`."""

    default: str | None = None
    description: str | None = None
    enum: list[str] | None = None
    max_length: float | None = None
    min_length: float | None = None
    pattern: str | None = None
    type: Literal["string"] | str
    ui_control: Literal["vercel-region"] | str = field(metadata={"wire": "ui:control"})
    ui_description: UiDescription | None = field(default=None, metadata={"wire": "ui:description"})
    ui_disabled: Hidden | None = field(default=None, metadata={"wire": "ui:disabled"})
    ui_formatted_value: UiFormattedValue | None = field(
        default=None, metadata={"wire": "ui:formatted-value"}
    )
    ui_hidden: Hidden | None = field(default=None, metadata={"wire": "ui:hidden"})
    ui_label: str | None = field(default=None, metadata={"wire": "ui:label"})
    ui_options: list[GetConfigurationProductsPropertiesIntegrationsUiOptions] = field(
        metadata={"wire": "ui:options"}
    )
    ui_paid_only: bool | None = field(default=None, metadata={"wire": "ui:paid-only"})
    ui_placeholder: str | None = field(default=None, metadata={"wire": "ui:placeholder"})
    ui_read_only: Hidden | None = field(default=None, metadata={"wire": "ui:read-only"})


@define(kw_only=True)
class MetadataSchemaProperties7:
    """`properties{}` of `MetadataSchema`."""

    default: str | None = None
    description: str | None = None
    enum: list[str] | None = None
    max_length: float | None = None
    min_length: float | None = None
    pattern: str | None = None
    type: Literal["string"] | str
    ui_control: Literal["input"] | str = field(metadata={"wire": "ui:control"})
    ui_description: UiDescription | None = field(default=None, metadata={"wire": "ui:description"})
    ui_disabled: Hidden | None = field(default=None, metadata={"wire": "ui:disabled"})
    ui_formatted_value: UiFormattedValue | None = field(
        default=None, metadata={"wire": "ui:formatted-value"}
    )
    ui_hidden: Hidden | None = field(default=None, metadata={"wire": "ui:hidden"})
    ui_label: str | None = field(default=None, metadata={"wire": "ui:label"})
    ui_paid_only: bool | None = field(default=None, metadata={"wire": "ui:paid-only"})
    ui_placeholder: str | None = field(default=None, metadata={"wire": "ui:placeholder"})
    ui_read_only: Hidden | None = field(default=None, metadata={"wire": "ui:read-only"})


@define(kw_only=True)
class MetadataSchemaProperties8:
    """`properties{}` of `MetadataSchema`."""

    default: float | None = None
    description: str | None = None
    exclusive_maximum: float | None = None
    exclusive_minimum: float | None = None
    maximum: float | None = None
    minimum: float | None = None
    type: Literal["number"] | str
    ui_control: Literal["input"] | str = field(metadata={"wire": "ui:control"})
    ui_description: UiDescription | None = field(default=None, metadata={"wire": "ui:description"})
    ui_disabled: Hidden | None = field(default=None, metadata={"wire": "ui:disabled"})
    ui_formatted_value: UiFormattedValue | None = field(
        default=None, metadata={"wire": "ui:formatted-value"}
    )
    ui_hidden: Hidden | None = field(default=None, metadata={"wire": "ui:hidden"})
    ui_label: str | None = field(default=None, metadata={"wire": "ui:label"})
    ui_paid_only: bool | None = field(default=None, metadata={"wire": "ui:paid-only"})
    ui_placeholder: str | None = field(default=None, metadata={"wire": "ui:placeholder"})
    ui_read_only: Hidden | None = field(default=None, metadata={"wire": "ui:read-only"})


@define(kw_only=True)
class MetadataSchemaProperties9:
    """`properties{}` of `MetadataSchema`."""

    default: bool | None = None
    description: str | None = None
    type: Literal["boolean"] | str
    ui_control: Literal["toggle"] | str = field(metadata={"wire": "ui:control"})
    ui_description: UiDescription | None = field(default=None, metadata={"wire": "ui:description"})
    ui_disabled: Hidden | None = field(default=None, metadata={"wire": "ui:disabled"})
    ui_formatted_value: UiFormattedValue | None = field(
        default=None, metadata={"wire": "ui:formatted-value"}
    )
    ui_hidden: Hidden | None = field(default=None, metadata={"wire": "ui:hidden"})
    ui_label: str | None = field(default=None, metadata={"wire": "ui:label"})
    ui_paid_only: bool | None = field(default=None, metadata={"wire": "ui:paid-only"})
    ui_read_only: Hidden | None = field(default=None, metadata={"wire": "ui:read-only"})


@define(kw_only=True)
class MetadataSchemaProperties10:
    """`properties{}` of `MetadataSchema`."""

    default: str | None = None
    description: str | None = None
    enum: list[str] | None = None
    max_length: float | None = None
    min_length: float | None = None
    pattern: str | None = None
    type: Literal["string"] | str
    ui_control: Literal["domain"] | str = field(metadata={"wire": "ui:control"})
    ui_description: UiDescription | None = field(default=None, metadata={"wire": "ui:description"})
    ui_disabled: Hidden | None = field(default=None, metadata={"wire": "ui:disabled"})
    ui_formatted_value: UiFormattedValue | None = field(
        default=None, metadata={"wire": "ui:formatted-value"}
    )
    ui_hidden: Hidden | None = field(default=None, metadata={"wire": "ui:hidden"})
    ui_label: str | None = field(default=None, metadata={"wire": "ui:label"})
    ui_paid_only: bool | None = field(default=None, metadata={"wire": "ui:paid-only"})
    ui_placeholder: str | None = field(default=None, metadata={"wire": "ui:placeholder"})
    ui_read_only: Hidden | None = field(default=None, metadata={"wire": "ui:read-only"})


@define(kw_only=True)
class MetadataSchemaProperties11:
    """`properties{}` of `MetadataSchema`."""

    description: str | None = None
    git_providers: list[Literal["github", "gitlab", "bitbucket"] | str] | None = field(
        default=None, metadata={"wire": "git:providers"}
    )
    type: Literal["string"] | str
    ui_control: Literal["git-namespace"] | str = field(metadata={"wire": "ui:control"})
    ui_description: UiDescription | None = field(default=None, metadata={"wire": "ui:description"})
    ui_disabled: Hidden | None = field(default=None, metadata={"wire": "ui:disabled"})
    ui_formatted_value: UiFormattedValue | None = field(
        default=None, metadata={"wire": "ui:formatted-value"}
    )
    ui_hidden: Hidden | None = field(default=None, metadata={"wire": "ui:hidden"})
    ui_label: str | None = field(default=None, metadata={"wire": "ui:label"})
    ui_paid_only: bool | None = field(default=None, metadata={"wire": "ui:paid-only"})
    ui_placeholder: str | None = field(default=None, metadata={"wire": "ui:placeholder"})
    ui_read_only: Hidden | None = field(default=None, metadata={"wire": "ui:read-only"})


@define(kw_only=True)
class MetadataSchema:
    """`MetadataSchema`, a part of other types."""

    properties: dict[
        str,
        MetadataSchemaProperties1
        | MetadataSchemaProperties2
        | MetadataSchemaProperties3
        | MetadataSchemaProperties4
        | MetadataSchemaProperties5
        | MetadataSchemaProperties6
        | MetadataSchemaProperties7
        | MetadataSchemaProperties8
        | MetadataSchemaProperties9
        | MetadataSchemaProperties10
        | MetadataSchemaProperties11,
    ]
    required: list[str] | None = None
    type: Literal["object"] | str
    ui_order: list[str] | None = field(default=None, metadata={"wire": "ui:order"})
