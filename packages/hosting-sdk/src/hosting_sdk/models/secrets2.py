"""The body of `marketplace.updateResourceSecrets` and 1 more.

Generated from `manifest/schemas/Secrets2.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.secrets_secrets import SecretsSecrets


@define(kw_only=True)
class Secrets2:
    """The body of `marketplace.updateResourceSecrets` and 1 more."""

    partial: bool | None = None
    secrets: list[SecretsSecrets]
