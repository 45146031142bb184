"""`DeploymentRoute`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.route_condition import RouteCondition
from hosting_sdk.models.string_or_number import StringOrNumber
from hosting_sdk.models.string_or_strings import StringOrStrings


@define(kw_only=True)
class DeploymentRouteLocale:
    """`locale` of `DeploymentRoute`."""

    cookie: str | None = None
    """Name of the cookie that sets the language."""
    redirect: dict[str, str] | None = None
    """Path to redirect to, by language."""


@define(kw_only=True)
class DeploymentRouteMitigate:
    """`mitigate` of `DeploymentRoute`."""

    action: Literal["challenge", "deny"] | str
    """Answer to a request that the route matches."""


@define(kw_only=True)
class DeploymentRouteTransformTargetKey:
    """`transforms[].target.key` of `DeploymentRoute`."""

    eq: StringOrNumber | None = None
    """The name has to equal this."""
    gt: float | None = None
    """The name has to be greater than this."""
    gte: float | None = None
    """The name has to be this or greater."""
    inc: list[str] | None = None
    """The name has to be one of these."""
    lt: float | None = None
    """The name has to be less than this."""
    lte: float | None = None
    """The name has to be this or less."""
    neq: str | None = None
    """The name must not equal this."""
    ninc: list[str] | None = None
    """The name must not be one of these."""
    pre: str | None = None
    """The name has to begin with this."""
    suf: str | None = None
    """The name has to end with this."""


@define(kw_only=True)
class DeploymentRouteTransformTarget:
    """`transforms[].target` of `DeploymentRoute`."""

    key: str | DeploymentRouteTransformTargetKey
    """Name, or conditions for names, of what changes."""


@define(kw_only=True)
class DeploymentRouteTransform:
    """`transforms[]` of `DeploymentRoute`."""

    args: StringOrStrings | None = None
    """Value to append or set."""
    env: list[str] | None = None
    """Names of the environment variables in the value."""
    op: Literal["append", "set", "delete"] | str
    """`append`, `set` or `delete`."""
    target: DeploymentRouteTransformTarget
    """Headers or query parameters that change."""
    type: Literal["request.headers", "request.query", "response.headers"] | str
    """Part that is changed: `request.headers`, `request.query` or `response.headers`."""


@define(kw_only=True)
class DeploymentRoute:
    """`DeploymentRoute`, a part of other types."""

    case_sensitive: bool | None = None
    """Whether upper and lower case of the path differ."""
    check: bool | None = None
    """Whether the new path is looked up again from the start."""
    continue_: bool | None = None
    """Whether later routes are tried, too."""
    dest: str | None = None
    """Path or URL that the request is passed on to."""
    destination: str | None = None
    """Other name of `dest`, as rewrites and redirects use it."""
    env: list[str] | None = None
    has: list[RouteCondition] | None = None
    """Conditions that the request has to meet."""
    headers: dict[str, str] | None = None
    """Headers that the rule sets, by name."""
    important: bool | None = None
    locale: DeploymentRouteLocale | None = None
    """Redirects by the visitor's language."""
    methods: list[str] | None = None
    """HTTP methods that the route matches."""
    middleware: float | None = None
    """Number of the middleware that runs."""
    middleware_path: str | None = None
    """Key of the middleware in the build's output; wins over `middleware`."""
    middleware_raw_src: list[str] | None = None
    """Paths that the middleware was declared for."""
    missing: list[RouteCondition] | None = None
    """Conditions that the request must not meet."""
    mitigate: DeploymentRouteMitigate | None = None
    """Action of the firewall for the request."""
    override: bool | None = None
    respect_origin_cache_control: bool | None = None
    source: str | None = None
    """Other name of `src`, as rewrites and redirects use it."""
    src: str
    """Regular expression that the path has to match."""
    status: float | None = None
    """HTTP status of the response."""
    status_code: float | None = None
    """Other name of `status`, as rewrites and redirects use it."""
    transforms: list[DeploymentRouteTransform] | None = None
    """Changes of headers or query."""
