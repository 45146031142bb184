"""`TrustedSources`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping, Sequence
from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.environment_selection import EnvironmentSelection, EnvironmentSelectionDict


@define(kw_only=True)
class TrustedSourcesOidcProvider:
    """`oidcProviders{}[]` of `TrustedSources`."""

    claims: dict[str, list[str]]
    """Values that claims of the token must have, by name."""
    label: str | None = None
    """Name of the source to show."""
    to: EnvironmentSelection
    """Environments that the source may reach."""


@define(kw_only=True)
class TrustedSourcesProjectCustomAllow:
    """`projects{}.customAllow[]` of `TrustedSources`."""

    from_: EnvironmentSelection
    """Environments of the trusted project."""
    to: EnvironmentSelection
    """Environments of this project that they may reach."""


@define(kw_only=True)
class TrustedSourcesProject:
    """`projects{}` of `TrustedSources`."""

    custom_allow: list[TrustedSourcesProjectCustomAllow] | None = None
    """Pairs of environments that replace the rule that each reaches its own kind."""
    label: str | None = None
    """Name of the source to show."""


@define(kw_only=True)
class TrustedSources:
    """`TrustedSources`, a part of other types."""

    oidc_providers: dict[str, list[TrustedSourcesOidcProvider]] | None = None
    """Trusted providers, by the URL of the issuer."""
    projects: dict[str, TrustedSourcesProject] | None = None
    """Trusted projects, by ID."""


class TrustedSourcesOidcProviderDict(TypedDict):
    """`TrustedSourcesOidcProvider` as a dict in wire names."""

    claims: Mapping[str, Sequence[str]]
    """Values that claims of the token must have, by name."""
    label: NotRequired[str]
    """Name of the source to show."""
    to: EnvironmentSelection | EnvironmentSelectionDict
    """Environments that the source may reach."""


TrustedSourcesProjectCustomAllowDict = TypedDict(
    "TrustedSourcesProjectCustomAllowDict",
    {
        "from": EnvironmentSelection | EnvironmentSelectionDict,
        "to": EnvironmentSelection | EnvironmentSelectionDict,
    },
)
"""`TrustedSourcesProjectCustomAllow` as a dict in wire names."""


class TrustedSourcesProjectDict(TypedDict):
    """`TrustedSourcesProject` as a dict in wire names."""

    customAllow: NotRequired[
        Sequence[TrustedSourcesProjectCustomAllow | TrustedSourcesProjectCustomAllowDict]
    ]
    """Pairs of environments that replace the rule that each reaches its own kind."""
    label: NotRequired[str]
    """Name of the source to show."""


class TrustedSourcesDict(TypedDict):
    """`TrustedSources` as a dict in wire names."""

    oidcProviders: NotRequired[
        Mapping[str, Sequence[TrustedSourcesOidcProvider | TrustedSourcesOidcProviderDict]]
    ]
    """Trusted providers, by the URL of the issuer."""
    projects: NotRequired[Mapping[str, TrustedSourcesProject | TrustedSourcesProjectDict]]
    """Trusted projects, by ID."""
