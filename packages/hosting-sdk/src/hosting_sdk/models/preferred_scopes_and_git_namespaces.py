"""`PreferredScopesAndGitNamespaces`, a part of other types.

Generated from `manifest/schemas/PreferredScopesAndGitNamespaces.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.key_eq import KeyEq


@define(kw_only=True)
class PreferredScopesAndGitNamespaces:
    """`PreferredScopesAndGitNamespaces`, a part of other types."""

    git_namespace_id: KeyEq | None
    scope_id: str
