"""Error responses of the fake platform: those of its methods, and those of every request."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from hosting_sdk.testing._faults import Cause
    from hosting_sdk.testing._schemas import Problem, Schema
    from hosting_sdk.testing._values import ValueMaker

__all__ = ["Refusal", "Refusals"]

_GENERAL: Final[Mapping[int, tuple[str, str]]] = {
    400: ("bad_request", "Invalid request"),
    401: ("unauthorized", "No token was sent"),
    402: ("payment_required", "The account has an overdue invoice"),
    403: ("forbidden", "Not authorized"),
    404: ("not_found", "Not found"),
    405: ("method_not_allowed", "The path does not take this verb"),
    409: ("conflict", "The resource is in another state"),
    410: ("gone", "The resource is gone"),
    422: ("unprocessable", "The request cannot be processed"),
    429: ("rate_limited", "Too many requests"),
    500: ("internal_server_error", "An unexpected error occurred"),
    502: ("bad_gateway", "A server behind the platform failed"),
    503: ("service_unavailable", "The platform is not available"),
    504: ("gateway_timeout", "A server behind the platform did not answer in time"),
}

_CAUSES: Final[Mapping[Cause, tuple[str, Mapping[str, Any]]]] = {
    "token": ("The token has expired or is not valid", {"invalidToken": True}),
    "scope": ("The token has no access to the team", {}),
    "plan": ("The resource is not available on the team's plan", {}),
}


class Refusal(Exception):  # noqa: N818 an answer of the server, not a failure of the program
    """The platform answers with an error.

    Args:
        status: The HTTP status.
        data: The JSON object of the body.
    """

    def __init__(self, status: int, data: Mapping[str, Any]) -> None:
        super().__init__(status)
        self.status = status
        self.data = data


class Refusals:
    """Makes errors as each method documents them.

    Args:
        errors: Status and schema of each typed error by its class name.
        maker: Makes the data.
    """

    def __init__(self, errors: Mapping[str, Mapping[str, Any]], maker: ValueMaker) -> None:
        self._errors = errors
        self._maker = maker

    def of_class(self, name: str) -> Refusal:
        """Return the typed error of a class name.

        Raises:
            ValueError: No typed error has this name.
        """
        if name not in self._errors:
            raise ValueError(f"expected one of {', '.join(sorted(self._errors))}, got {name!r}")
        schema: Schema = self._errors[name]["data"]
        status = self._errors[name]["status"]
        known = {"status": status, "message": f"The fake platform was asked for {name}"}
        return Refusal(status, self._maker.make(schema, name, known))

    def of_status(
        self,
        method: Mapping[str, Any] | None,
        status: int,
        message: str = "",
        extra: Mapping[str, Any] | None = None,
    ) -> Refusal:
        """Return the error that a method has for a status, in the general form if it has none.

        Args:
            method: The method, None when no method has the path.
            status: The HTTP status.
            message: The message of the error; the usual one when empty.
            extra: More properties of the error.
        """
        code, words = _GENERAL.get(status, ("error", f"Status {status}"))
        typed = [name for at, name in (method["errors"] if method else ()) if at == status]
        plain = [name for name in typed if name != "HttpApiDecodeError"]
        if len(plain) == 1 or {"Forbidden", "NotAuthorizedForScope"} >= set(plain) != set():
            refusal = self.of_class(plain[-1])
            own = {"message": message or words} | dict(extra or {})
            return Refusal(status, {**refusal.data, **own})
        error = {"code": code, "message": message or words, **(extra or {})}
        return Refusal(status, {"error": error})

    def of_cause(self, method: Mapping[str, Any] | None, cause: Cause) -> Refusal:
        """Return the 403 of a method for one of its three causes."""
        message, extra = _CAUSES[cause]
        return self.of_status(method, 403, message, extra)

    def of_problems(self, method: Mapping[str, Any], problems: Sequence[Problem]) -> Refusal:
        """Return the error of a method for an invalid request."""
        message = f"Invalid request: {problems[0].message}"
        if [400, "HttpApiDecodeError"] in [list(error) for error in method["errors"]]:
            issues = [
                {"path": [str(part) for part in problem.path], "message": problem.message}
                for problem in problems
            ]
            return Refusal(400, {"message": message, "issues": issues})
        place = ".".join(map(str, problems[0].path))
        return self.of_status(method, 400, f"{message} (at {place})")
