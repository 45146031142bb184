"""`TrustedSources`, a part of other types.

Generated from `manifest/schemas/TrustedSources.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.from_ import From


@define(kw_only=True)
class TrustedSourcesOidcProviders:
    """`oidcProviders{}[]` of `TrustedSources`."""

    claims: dict[str, list[str]]
    label: str | None = None
    to: From


@define(kw_only=True)
class TrustedSourcesProjectsCustomAllow:
    """`projects{}.customAllow[]` of `TrustedSources`."""

    from_: From
    to: From


@define(kw_only=True)
class TrustedSourcesProjects:
    """`projects{}` of `TrustedSources`."""

    custom_allow: list[TrustedSourcesProjectsCustomAllow] | None = None
    label: str | None = None


@define(kw_only=True)
class TrustedSources:
    """`TrustedSources`, a part of other types."""

    oidc_providers: dict[str, list[TrustedSourcesOidcProviders]] | None = None
    projects: dict[str, TrustedSourcesProjects] | None = None
