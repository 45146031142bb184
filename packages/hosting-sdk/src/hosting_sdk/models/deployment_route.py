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
    """`locale` of `DeploymentRoute`.

    Attributes:
        cookie: Name of the cookie that sets the language.
        redirect: Path to redirect to, by language.
    """

    cookie: str | None = None
    redirect: dict[str, str] | None = None


@define(kw_only=True)
class DeploymentRouteMitigate:
    """`mitigate` of `DeploymentRoute`.

    Attributes:
        action: `challenge` or `deny`.
    """

    action: Literal["challenge", "deny"] | str


@define(kw_only=True)
class DeploymentRouteTransformTargetKey:
    """`transforms[].target.key` of `DeploymentRoute`.

    Attributes:
        eq: The name has to equal this.
        gt: The name has to be greater than this.
        gte: The name has to be this or greater.
        inc: The name has to be one of these.
        lt: The name has to be less than this.
        lte: The name has to be this or less.
        neq: The name must not equal this.
        ninc: The name must not be one of these.
        pre: The name has to begin with this.
        suf: The name has to end with this.
    """

    eq: StringOrNumber | None = None
    gt: float | None = None
    gte: float | None = None
    inc: list[str] | None = None
    lt: float | None = None
    lte: float | None = None
    neq: str | None = None
    ninc: list[str] | None = None
    pre: str | None = None
    suf: str | None = None


@define(kw_only=True)
class DeploymentRouteTransformTarget:
    """`transforms[].target` of `DeploymentRoute`.

    Attributes:
        key: Name, or conditions for names, of what changes.
    """

    key: str | DeploymentRouteTransformTargetKey


@define(kw_only=True)
class DeploymentRouteTransform:
    """`transforms[]` of `DeploymentRoute`.

    Attributes:
        args: Value to append or set.
        env: Names of the environment variables in the value.
        op: `append`, `set` or `delete`.
        target: Headers or query parameters that change.
        type: What changes: `request.headers`, `request.query` or `response.headers`.
    """

    args: StringOrStrings | None = None
    env: list[str] | None = None
    op: Literal["append", "set", "delete"] | str
    target: DeploymentRouteTransformTarget
    type: Literal["request.headers", "request.query", "response.headers"] | str


@define(kw_only=True)
class DeploymentRoute:
    """`DeploymentRoute`, a part of other types.

    Attributes:
        case_sensitive: Whether upper and lower case of the path differ.
        check: Whether the new path is looked up again from the start.
        continue_: Whether later routes are tried, too.
        dest: Path or URL that the request is passed on to.
        destination: Other name of `dest`, as rewrites and redirects use it.
        has: Conditions that the request has to meet.
        headers: Headers that the rule sets, by name.
        locale: Redirects by the visitor's language.
        methods: HTTP methods that the route matches.
        middleware: Number of the middleware that runs.
        middleware_path: Key of the middleware in the build's output; wins over `middleware`.
        middleware_raw_src: Paths that the middleware was declared for.
        missing: Conditions that the request must not meet.
        mitigate: What the firewall does with the request.
        source: Other name of `src`, as rewrites and redirects use it.
        src: Regular expression that the path has to match.
        status: HTTP status of the response.
        status_code: Other name of `status`, as rewrites and redirects use it.
        transforms: Changes of headers or query.
    """

    case_sensitive: bool | None = None
    check: bool | None = None
    continue_: bool | None = None
    dest: str | None = None
    destination: str | None = None
    env: list[str] | None = None
    has: list[RouteCondition] | None = None
    headers: dict[str, str] | None = None
    important: bool | None = None
    locale: DeploymentRouteLocale | None = None
    methods: list[str] | None = None
    middleware: float | None = None
    middleware_path: str | None = None
    middleware_raw_src: list[str] | None = None
    missing: list[RouteCondition] | None = None
    mitigate: DeploymentRouteMitigate | None = None
    override: bool | None = None
    respect_origin_cache_control: bool | None = None
    source: str | None = None
    src: str
    status: float | None = None
    status_code: float | None = None
    transforms: list[DeploymentRouteTransform] | None = None
