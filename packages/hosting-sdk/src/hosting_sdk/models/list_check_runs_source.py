"""`ListCheckRunsSource`, a part of other types.

Generated from `manifest/schemas/ListCheckRunsSource.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define

from hosting_sdk.models.get_drain_source2 import GetDrainSource2


@define(kw_only=True)
class ListCheckRunsSourceWebhook:
    """`ListCheckRunsSource`, a part of other types."""

    kind: Literal["webhook"]
    webhook_id: str | None = None


@define(kw_only=True)
class ListCheckRunsSourceGitProvider:
    """`ListCheckRunsSource`, a part of other types."""

    external_check_name: str
    kind: Literal["git-provider"]
    provider: Literal["github", "gitlab", "bitbucket"] | str


ListCheckRunsSource: TypeAlias = (
    GetDrainSource2 | ListCheckRunsSourceWebhook | ListCheckRunsSourceGitProvider
)
"""`ListCheckRunsSource`, a part of other types."""
