"""`ResponseBodyGitSource`, a part of other types.

Generated from `manifest/schemas/ResponseBodyGitSource.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.key_eq import KeyEq


@define(kw_only=True)
class ResponseBodyGitSource1:
    """`ResponseBodyGitSource`, a part of other types."""

    host: str
    org: str | None = None
    ref: str
    repo: str | None = None
    repo_id: float
    sha: str
    type: Literal["github-custom-host"] | str


@define(kw_only=True)
class ResponseBodyGitSource2:
    """`ResponseBodyGitSource`, a part of other types."""

    owner: str | None = None
    ref: str
    repo_uuid: str
    sha: str
    slug: str | None = None
    type: Literal["bitbucket"] | str
    workspace_uuid: str


@define(kw_only=True)
class ResponseBodyGitSource3:
    """`ResponseBodyGitSource`, a part of other types."""

    org: str
    ref: str
    repo: str
    repo_pushed_at: float | None = None
    sha: str
    type: Literal["vercel"] | str


@define(kw_only=True)
class ResponseBodyGitSource4:
    """`ResponseBodyGitSource`, a part of other types."""

    host: str
    org: str
    pr_id: float | Unset | None = UNSET
    ref: str | Unset | None = UNSET
    repo: str
    sha: str | None = None
    type: Literal["github-custom-host"] | str


@define(kw_only=True)
class ResponseBodyGitSource5:
    """`ResponseBodyGitSource`, a part of other types."""

    git_url: str
    ref: str
    sha: str
    type: Literal["custom"] | str


@define(kw_only=True)
class ResponseBodyGitSource6:
    """`ResponseBodyGitSource`, a part of other types."""

    org: str | None = None
    ref: str
    repo: str | None = None
    repo_id: float
    sha: str
    type: Literal["github"] | str


@define(kw_only=True)
class ResponseBodyGitSource7:
    """`ResponseBodyGitSource`, a part of other types."""

    org: str | None = None
    ref: str
    repo: str | None = None
    repo_id: float
    sha: str
    type: Literal["github-limited"] | str


@define(kw_only=True)
class ResponseBodyGitSource8:
    """`ResponseBodyGitSource`, a part of other types."""

    project_id: float
    ref: str
    sha: str
    type: Literal["gitlab"] | str


@define(kw_only=True)
class ResponseBodyGitSource9:
    """`ResponseBodyGitSource`, a part of other types."""

    org: str
    pr_id: float | Unset | None = UNSET
    ref: str | Unset | None = UNSET
    repo: str
    sha: str | None = None
    type: Literal["github"] | str


@define(kw_only=True)
class ResponseBodyGitSource10:
    """`ResponseBodyGitSource`, a part of other types."""

    host: str
    pr_id: float | Unset | None = UNSET
    ref: str | Unset | None = UNSET
    repo_id: KeyEq
    sha: str | None = None
    type: Literal["github-custom-host"] | str


@define(kw_only=True)
class ResponseBodyGitSource11:
    """`ResponseBodyGitSource`, a part of other types."""

    org: str
    pr_id: float | Unset | None = UNSET
    ref: str | Unset | None = UNSET
    repo: str
    sha: str | None = None
    type: Literal["github-limited"] | str


@define(kw_only=True)
class ResponseBodyGitSource12:
    """`ResponseBodyGitSource`, a part of other types."""

    owner: str
    pr_id: float | Unset | None = UNSET
    ref: str | Unset | None = UNSET
    sha: str | None = None
    slug: str
    type: Literal["bitbucket"] | str


@define(kw_only=True)
class ResponseBodyGitSource13:
    """`ResponseBodyGitSource`, a part of other types."""

    pr_id: float | Unset | None = UNSET
    ref: str | Unset | None = UNSET
    repo_id: KeyEq
    sha: str | None = None
    type: Literal["github"] | str


@define(kw_only=True)
class ResponseBodyGitSource14:
    """`ResponseBodyGitSource`, a part of other types."""

    pr_id: float | Unset | None = UNSET
    ref: str | Unset | None = UNSET
    repo_id: KeyEq
    sha: str | None = None
    type: Literal["github-limited"] | str


@define(kw_only=True)
class ResponseBodyGitSource15:
    """`ResponseBodyGitSource`, a part of other types."""

    pr_id: float | Unset | None = UNSET
    project_id: KeyEq
    ref: str | Unset | None = UNSET
    sha: str | None = None
    type: Literal["gitlab"] | str


@define(kw_only=True)
class ResponseBodyGitSource16:
    """`ResponseBodyGitSource`, a part of other types."""

    pr_id: float | Unset | None = UNSET
    ref: str | Unset | None = UNSET
    repo_uuid: str
    sha: str | None = None
    type: Literal["bitbucket"] | str
    workspace_uuid: str | None = None


@define(kw_only=True)
class ResponseBodyGitSource17:
    """`ResponseBodyGitSource`, a part of other types."""

    org: str | None = None
    pr_id: float | Unset | None = UNSET
    ref: str | Unset | None = UNSET
    repo: str | None = None
    repo_pushed_at: float | None = None
    sha: str
    type: Literal["vercel"] | str


ResponseBodyGitSource: TypeAlias = (
    ResponseBodyGitSource1
    | ResponseBodyGitSource2
    | ResponseBodyGitSource3
    | ResponseBodyGitSource4
    | ResponseBodyGitSource5
    | ResponseBodyGitSource6
    | ResponseBodyGitSource7
    | ResponseBodyGitSource8
    | ResponseBodyGitSource9
    | ResponseBodyGitSource10
    | ResponseBodyGitSource11
    | ResponseBodyGitSource12
    | ResponseBodyGitSource13
    | ResponseBodyGitSource14
    | ResponseBodyGitSource15
    | ResponseBodyGitSource16
    | ResponseBodyGitSource17
)
"""`ResponseBodyGitSource`, a part of other types."""
