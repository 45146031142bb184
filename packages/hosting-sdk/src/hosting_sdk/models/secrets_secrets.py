"""`SecretsSecrets`, a part of other types.

Generated from `manifest/schemas/SecretsSecrets.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class SecretsSecretsEnvironmentOverrides:
    """`environmentOverrides` of `SecretsSecrets`."""

    development: str | None = None
    preview: str | None = None
    production: str | None = None


@define(kw_only=True)
class SecretsSecrets:
    """`SecretsSecrets`, a part of other types."""

    environment_overrides: SecretsSecretsEnvironmentOverrides | None = None
    name: str
    prefix: str | None = None
    value: str
