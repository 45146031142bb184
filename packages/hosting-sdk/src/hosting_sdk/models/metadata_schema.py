"""`MetadataSchema`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define, field

from hosting_sdk.models.metadata_schema_items import MetadataSchemaItems
from hosting_sdk.models.metadata_schema_option import MetadataSchemaOption
from hosting_sdk.models.ui_description import UiDescription
from hosting_sdk.models.ui_formatted_value import UiFormattedValue
from hosting_sdk.models.ui_options import UiOptions
from hosting_sdk.models.ui_visibility import UiVisibility


@define(kw_only=True)
class MetadataSchemaSliderItems:
    """`properties{}.items` of `MetadataSchema`."""

    default: float | None = None
    description: str | None = None
    exclusive_maximum: float | None = None
    exclusive_minimum: float | None = None
    maximum: float | None = None
    minimum: float | None = None
    type: Literal["number"] | str


@define(kw_only=True)
class MetadataSchemaSlider:
    """`properties{}` of `MetadataSchema`."""

    default: list[float] | None = None
    description: str | None = None
    items: MetadataSchemaSliderItems
    max_items: float | None = None
    min_items: float | None = None
    type: Literal["array"] | str
    ui_control: Literal["slider"] | str = field(metadata={"wire": "ui:control"})
    ui_description: UiDescription | None = field(default=None, metadata={"wire": "ui:description"})
    ui_disabled: UiVisibility | str | None = field(default=None, metadata={"wire": "ui:disabled"})
    ui_formatted_value: UiFormattedValue | None = field(
        default=None, metadata={"wire": "ui:formatted-value"}
    )
    ui_hidden: UiVisibility | str | None = field(default=None, metadata={"wire": "ui:hidden"})
    ui_label: str | None = field(default=None, metadata={"wire": "ui:label"})
    ui_paid_only: bool | None = field(default=None, metadata={"wire": "ui:paid-only"})
    ui_read_only: UiVisibility | str | None = field(default=None, metadata={"wire": "ui:read-only"})
    ui_steps: list[float] = field(metadata={"wire": "ui:steps"})


@define(kw_only=True)
class MetadataSchemaMultiSelect:
    """`properties{}` of `MetadataSchema`."""

    default: list[str] | None = None
    description: str | None = None
    example: list[str] | None = None
    items: MetadataSchemaItems
    max_items: float | None = None
    min_items: float | None = None
    type: Literal["array"] | str
    ui_control: Literal["multi-select"] | str = field(metadata={"wire": "ui:control"})
    ui_description: UiDescription | None = field(default=None, metadata={"wire": "ui:description"})
    ui_disabled: UiVisibility | str | None = field(default=None, metadata={"wire": "ui:disabled"})
    ui_formatted_value: UiFormattedValue | None = field(
        default=None, metadata={"wire": "ui:formatted-value"}
    )
    ui_hidden: UiVisibility | str | None = field(default=None, metadata={"wire": "ui:hidden"})
    ui_label: str | None = field(default=None, metadata={"wire": "ui:label"})
    ui_options: list[UiOptions] = field(metadata={"wire": "ui:options"})
    ui_paid_only: bool | None = field(default=None, metadata={"wire": "ui:paid-only"})
    ui_placeholder: str | None = field(default=None, metadata={"wire": "ui:placeholder"})
    ui_read_only: UiVisibility | str | None = field(default=None, metadata={"wire": "ui:read-only"})


@define(kw_only=True)
class MetadataSchemaMultiRegion:
    """`properties{}` of `MetadataSchema`."""

    default: list[str] | None = None
    description: str | None = None
    example: list[str] | None = None
    items: MetadataSchemaItems
    max_items: float | None = None
    min_items: float | None = None
    type: Literal["array"] | str
    ui_control: Literal["multi-vercel-region"] | str = field(metadata={"wire": "ui:control"})
    ui_description: UiDescription | None = field(default=None, metadata={"wire": "ui:description"})
    ui_disabled: UiVisibility | str | None = field(default=None, metadata={"wire": "ui:disabled"})
    ui_formatted_value: UiFormattedValue | None = field(
        default=None, metadata={"wire": "ui:formatted-value"}
    )
    ui_hidden: UiVisibility | str | None = field(default=None, metadata={"wire": "ui:hidden"})
    ui_label: str | None = field(default=None, metadata={"wire": "ui:label"})
    ui_options: list[MetadataSchemaOption] = field(metadata={"wire": "ui:options"})
    ui_paid_only: bool | None = field(default=None, metadata={"wire": "ui:paid-only"})
    ui_placeholder: str | None = field(default=None, metadata={"wire": "ui:placeholder"})
    ui_read_only: UiVisibility | str | None = field(default=None, metadata={"wire": "ui:read-only"})


@define(kw_only=True)
class MetadataSchemaSelect:
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
    ui_disabled: UiVisibility | str | None = field(default=None, metadata={"wire": "ui:disabled"})
    ui_formatted_value: UiFormattedValue | None = field(
        default=None, metadata={"wire": "ui:formatted-value"}
    )
    ui_hidden: UiVisibility | str | None = field(default=None, metadata={"wire": "ui:hidden"})
    ui_label: str | None = field(default=None, metadata={"wire": "ui:label"})
    ui_options: list[UiOptions] = field(metadata={"wire": "ui:options"})
    ui_paid_only: bool | None = field(default=None, metadata={"wire": "ui:paid-only"})
    ui_placeholder: str | None = field(default=None, metadata={"wire": "ui:placeholder"})
    ui_read_only: UiVisibility | str | None = field(default=None, metadata={"wire": "ui:read-only"})


@define(kw_only=True)
class MetadataSchemaRadioButton:
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
    ui_disabled: UiVisibility | str | None = field(default=None, metadata={"wire": "ui:disabled"})
    ui_formatted_value: UiFormattedValue | None = field(
        default=None, metadata={"wire": "ui:formatted-value"}
    )
    ui_hidden: UiVisibility | str | None = field(default=None, metadata={"wire": "ui:hidden"})
    ui_label: str | None = field(default=None, metadata={"wire": "ui:label"})
    ui_options: list[UiOptions] = field(metadata={"wire": "ui:options"})
    ui_paid_only: bool | None = field(default=None, metadata={"wire": "ui:paid-only"})
    ui_placeholder: str | None = field(default=None, metadata={"wire": "ui:placeholder"})
    ui_read_only: UiVisibility | str | None = field(default=None, metadata={"wire": "ui:read-only"})


@define(kw_only=True)
class MetadataSchemaRegion:
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
    ui_disabled: UiVisibility | str | None = field(default=None, metadata={"wire": "ui:disabled"})
    ui_formatted_value: UiFormattedValue | None = field(
        default=None, metadata={"wire": "ui:formatted-value"}
    )
    ui_hidden: UiVisibility | str | None = field(default=None, metadata={"wire": "ui:hidden"})
    ui_label: str | None = field(default=None, metadata={"wire": "ui:label"})
    ui_options: list[MetadataSchemaOption] = field(metadata={"wire": "ui:options"})
    ui_paid_only: bool | None = field(default=None, metadata={"wire": "ui:paid-only"})
    ui_placeholder: str | None = field(default=None, metadata={"wire": "ui:placeholder"})
    ui_read_only: UiVisibility | str | None = field(default=None, metadata={"wire": "ui:read-only"})


@define(kw_only=True)
class MetadataSchemaTextInput:
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
    ui_disabled: UiVisibility | str | None = field(default=None, metadata={"wire": "ui:disabled"})
    ui_formatted_value: UiFormattedValue | None = field(
        default=None, metadata={"wire": "ui:formatted-value"}
    )
    ui_hidden: UiVisibility | str | None = field(default=None, metadata={"wire": "ui:hidden"})
    ui_label: str | None = field(default=None, metadata={"wire": "ui:label"})
    ui_paid_only: bool | None = field(default=None, metadata={"wire": "ui:paid-only"})
    ui_placeholder: str | None = field(default=None, metadata={"wire": "ui:placeholder"})
    ui_read_only: UiVisibility | str | None = field(default=None, metadata={"wire": "ui:read-only"})


@define(kw_only=True)
class MetadataSchemaNumberInput:
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
    ui_disabled: UiVisibility | str | None = field(default=None, metadata={"wire": "ui:disabled"})
    ui_formatted_value: UiFormattedValue | None = field(
        default=None, metadata={"wire": "ui:formatted-value"}
    )
    ui_hidden: UiVisibility | str | None = field(default=None, metadata={"wire": "ui:hidden"})
    ui_label: str | None = field(default=None, metadata={"wire": "ui:label"})
    ui_paid_only: bool | None = field(default=None, metadata={"wire": "ui:paid-only"})
    ui_placeholder: str | None = field(default=None, metadata={"wire": "ui:placeholder"})
    ui_read_only: UiVisibility | str | None = field(default=None, metadata={"wire": "ui:read-only"})


@define(kw_only=True)
class MetadataSchemaToggle:
    """`properties{}` of `MetadataSchema`."""

    default: bool | None = None
    description: str | None = None
    type: Literal["boolean"] | str
    ui_control: Literal["toggle"] | str = field(metadata={"wire": "ui:control"})
    ui_description: UiDescription | None = field(default=None, metadata={"wire": "ui:description"})
    ui_disabled: UiVisibility | str | None = field(default=None, metadata={"wire": "ui:disabled"})
    ui_formatted_value: UiFormattedValue | None = field(
        default=None, metadata={"wire": "ui:formatted-value"}
    )
    ui_hidden: UiVisibility | str | None = field(default=None, metadata={"wire": "ui:hidden"})
    ui_label: str | None = field(default=None, metadata={"wire": "ui:label"})
    ui_paid_only: bool | None = field(default=None, metadata={"wire": "ui:paid-only"})
    ui_read_only: UiVisibility | str | None = field(default=None, metadata={"wire": "ui:read-only"})


@define(kw_only=True)
class MetadataSchemaDomain:
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
    ui_disabled: UiVisibility | str | None = field(default=None, metadata={"wire": "ui:disabled"})
    ui_formatted_value: UiFormattedValue | None = field(
        default=None, metadata={"wire": "ui:formatted-value"}
    )
    ui_hidden: UiVisibility | str | None = field(default=None, metadata={"wire": "ui:hidden"})
    ui_label: str | None = field(default=None, metadata={"wire": "ui:label"})
    ui_paid_only: bool | None = field(default=None, metadata={"wire": "ui:paid-only"})
    ui_placeholder: str | None = field(default=None, metadata={"wire": "ui:placeholder"})
    ui_read_only: UiVisibility | str | None = field(default=None, metadata={"wire": "ui:read-only"})


@define(kw_only=True)
class MetadataSchemaGitNamespace:
    """`properties{}` of `MetadataSchema`."""

    description: str | None = None
    git_providers: list[Literal["github", "gitlab", "bitbucket"] | str] | None = field(
        default=None, metadata={"wire": "git:providers"}
    )
    type: Literal["string"] | str
    ui_control: Literal["git-namespace"] | str = field(metadata={"wire": "ui:control"})
    ui_description: UiDescription | None = field(default=None, metadata={"wire": "ui:description"})
    ui_disabled: UiVisibility | str | None = field(default=None, metadata={"wire": "ui:disabled"})
    ui_formatted_value: UiFormattedValue | None = field(
        default=None, metadata={"wire": "ui:formatted-value"}
    )
    ui_hidden: UiVisibility | str | None = field(default=None, metadata={"wire": "ui:hidden"})
    ui_label: str | None = field(default=None, metadata={"wire": "ui:label"})
    ui_paid_only: bool | None = field(default=None, metadata={"wire": "ui:paid-only"})
    ui_placeholder: str | None = field(default=None, metadata={"wire": "ui:placeholder"})
    ui_read_only: UiVisibility | str | None = field(default=None, metadata={"wire": "ui:read-only"})


@define(kw_only=True)
class MetadataSchema:
    """`MetadataSchema`, a part of other types."""

    properties: dict[
        str,
        MetadataSchemaSlider
        | MetadataSchemaMultiSelect
        | MetadataSchemaMultiRegion
        | MetadataSchemaSelect
        | MetadataSchemaRadioButton
        | MetadataSchemaRegion
        | MetadataSchemaTextInput
        | MetadataSchemaNumberInput
        | MetadataSchemaToggle
        | MetadataSchemaDomain
        | MetadataSchemaGitNamespace,
    ]
    required: list[str] | None = None
    type: Literal["object"] | str
    ui_order: list[str] | None = field(default=None, metadata={"wire": "ui:order"})
