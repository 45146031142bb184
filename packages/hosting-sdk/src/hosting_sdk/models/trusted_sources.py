"""`TrustedSources`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping, Sequence
from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.environment_selection import EnvironmentSelection, EnvironmentSelectionDict


@define(kw_only=True)
class TrustedSourcesOidcProvider:
    """`oidcProviders{}[]` of `TrustedSources`.

    Attributes:
        claims: Values that claims of the token must have, by name.
        label: Name of the source to show.
        to: Environments that the source may reach.
    """

    claims: dict[str, list[str]]
    label: str | None = None
    to: EnvironmentSelection


@define(kw_only=True)
class TrustedSourcesProjectCustomAllow:
    """`projects{}.customAllow[]` of `TrustedSources`.

    Attributes:
        from_: Environments of the trusted project.
        to: Environments of this project that they may reach.
    """

    from_: EnvironmentSelection
    to: EnvironmentSelection


@define(kw_only=True)
class TrustedSourcesProject:
    """`projects{}` of `TrustedSources`.

    Attributes:
        custom_allow: Pairs of environments that replace the rule that each reaches its own kind.
        label: Name of the source to show.
    """

    custom_allow: list[TrustedSourcesProjectCustomAllow] | None = None
    label: str | None = None


@define(kw_only=True)
class TrustedSources:
    """`TrustedSources`, a part of other types.

    Attributes:
        oidc_providers: Trusted providers, by the URL of the issuer.
        projects: Trusted projects, by ID.
    """

    oidc_providers: dict[str, list[TrustedSourcesOidcProvider]] | None = None
    projects: dict[str, TrustedSourcesProject] | None = None


class TrustedSourcesOidcProviderDict(TypedDict):
    """`TrustedSourcesOidcProvider` as a dict in wire names."""

    claims: Mapping[str, Sequence[str]]
    label: NotRequired[str]
    to: EnvironmentSelection | EnvironmentSelectionDict


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
    label: NotRequired[str]


class TrustedSourcesDict(TypedDict):
    """`TrustedSources` as a dict in wire names."""

    oidcProviders: NotRequired[
        Mapping[str, Sequence[TrustedSourcesOidcProvider | TrustedSourcesOidcProviderDict]]
    ]
    projects: NotRequired[Mapping[str, TrustedSourcesProject | TrustedSourcesProjectDict]]
