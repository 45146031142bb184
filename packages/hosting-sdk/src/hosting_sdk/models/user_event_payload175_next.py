"""`UserEventPayload175Next`, a part of other types.

Generated from `manifest/schemas/UserEventPayload175Next.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.git_provider import GitProvider


@define(kw_only=True)
class UserEventPayload175Next:
    """`UserEventPayload175Next`, a part of other types."""

    git_provider: GitProvider
    git_repo_id: str
    git_repository_name: str
