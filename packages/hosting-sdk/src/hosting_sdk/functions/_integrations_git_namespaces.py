"""List Git namespaces.

Generated from `manifest/groups/integrations.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from typing import Literal

    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="integrations.gitNamespaces",
    verb="GET",
    path="/v1/integrations/git-namespaces",
    parameters=(Parameter("host", "host", "query"), Parameter("provider", "provider", "query")),
    results=(Result(200, "application/json", "json", lambda: m.GitNamespacesResponseBody),),
    safe=True,
)


async def integrations_git_namespaces(
    client: Client,
    *,
    host: str | None = None,
    provider: Literal["github", "github-limited", "github-custom-host", "gitlab", "bitbucket"]
    | None = None,
    options: RequestOptions | None = None,
) -> m.GitNamespacesResponseBody:
    """List Git namespaces.

    Args:
        client: The client to call with.
        host: `host` in the query.
        provider: `provider` in the query.
        options: What differs for this call.
    """
    result: m.GitNamespacesResponseBody = await client._call(
        OPERATION, {"host": host, "provider": provider}, None, options
    )
    return result
