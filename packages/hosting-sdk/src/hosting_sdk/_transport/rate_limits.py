"""Parser of the rate limits that servers state in the headers of responses."""

from __future__ import annotations

import re
from math import isfinite
from typing import TYPE_CHECKING, NamedTuple

from multidict import istr

if TYPE_CHECKING:
    from hosting_sdk._error_details import ErrorResponse

_EPOCH_FROM = 1_000_000_000
_MILLISECONDS_FROM = 1_000_000_000_000
_CLOCKS_AGREE = 1.5
_PREFIXES = ("X-RateLimit-", "RateLimit-", "X-Rate-Limit-")
_REMAINING = [(prefix, istr(f"{prefix}Remaining")) for prefix in _PREFIXES]
_COMBINED = istr("RateLimit")
STATING_HEADERS = (*(name for _, name in _REMAINING), _COMBINED)
"""The headers of which a response has at least one if it states a rate limit."""

_POLICIES = istr("RateLimit-Policy")
_MEMBER = re.compile(r'(?:"[^"]*"|[^",])+')
_PARAMETER = re.compile(r';\s*([a-z]+)\s*=\s*"?([^;"]+)"?')
_DATE = re.compile(r"\d{4}-\d\d-\d\dT")


class RateLimit(NamedTuple):
    """The state of one rate limit, as the headers of a response state it.

    Attributes:
        policy: The name of the limit, or its number where it has no name. Methods whose responses
            state the same policy are taken to share the limit.
        limit: The calls in one window, None if it is not stated.
        remaining: The calls that are left in this window.
        reset: Seconds until the next window, None if it is not stated.
        window: The length of a window in seconds, None if it is not stated.
    """

    policy: str
    limit: float | None
    remaining: float
    reset: float | None
    window: float | None


def read_rate_limit(response: ErrorResponse, now: float) -> RateLimit | None:
    """Return the rate limit that a response states, None when it states none.

    The first of these spellings that the response has is read:

    - `X-RateLimit-Limit`, `-Remaining` and `-Reset`, `RateLimit-Limit` and so on (older drafts of
      the IETF), `X-Rate-Limit-Limit` and so on; with `-Reset-After` (seconds) in place of `-Reset`,
      and `-Resource` or `-Bucket` as the name;
    - `RateLimit: limit=100, remaining=50, reset=5` (draft-ietf-httpapi-ratelimit-headers-07);
    - `RateLimit: "default";r=50;t=5` with `RateLimit-Policy: "default";q=100;w=60` (draft 08 and
      later); of several policies the one with the fewest calls left.

    A reset is in seconds from now, in seconds or milliseconds since 1970, or a date. Points in time
    are compared with the server's own `Date`.

    Args:
        response: The response.
        now: Seconds since 1970, for a response without `Date`.
    """
    for prefix, name in _REMAINING:
        text = response.header(name)
        if text is not None:
            return _read_separate(response, now, prefix, text)
    combined = response.header(_COMBINED)
    return None if combined is None else _read_combined(response, combined)


def _read_separate(response: ErrorResponse, now: float, prefix: str, text: str) -> RateLimit | None:
    remaining = _decimal(text)
    if remaining is None:
        return None
    stated = response.header(f"{prefix}Limit") or ""
    # "100, 100;w=60": the limit that applies, then the policies.
    applies, _, policies = stated.partition(",")
    limit = _decimal(applies)
    name = response.header(f"{prefix}Resource") or response.header(f"{prefix}Bucket")
    return RateLimit(
        name or applies.strip(),
        limit,
        remaining,
        _read_reset(response, now, prefix),
        _decimal(_parameters(policies).get("w")),
    )


def _read_combined(response: ErrorResponse, combined: str) -> RateLimit | None:
    policies = {
        _name(member): _parameters(member)
        for member in _MEMBER.findall(response.header(_POLICIES) or "")
    }
    if "=" in combined.partition(";")[0]:  # limit=100, remaining=50, reset=5
        fields = _parameters(";" + combined.replace(",", ";"))
        found = [(fields.get("limit", ""), fields.get("remaining"), fields.get("reset"), "limit")]
    else:
        members = [(_name(member), _parameters(member)) for member in _MEMBER.findall(combined)]
        found = [(name, fields.get("r"), fields.get("t"), "q") for name, fields in members]
    limits = [
        RateLimit(
            name,
            _decimal(name if key == "limit" else policies.get(name, {}).get(key)),
            remaining,
            _decimal(reset),
            _decimal(policies.get(name, {}).get("w")),
        )
        for name, left, reset, key in found
        if (remaining := _decimal(left)) is not None
    ]
    return min(limits, key=lambda each: each.remaining, default=None)


def _name(member: str) -> str:
    return member.partition(";")[0].strip().strip('"')


def _parameters(text: str) -> dict[str, str]:
    return {key: value.strip() for key, value in _PARAMETER.findall(text)}


def read_requested_wait(response: ErrorResponse, now: float) -> float | None:
    """Return the seconds that the server asks the client to wait, None when it does not ask.

    `Retry-After` in seconds or as a date (RFC 9110 section 10.2.3) comes first, then the reset of
    an exhausted rate limit. Points in time are compared with the server's own `Date`, so that a
    wrong clock of this machine does not matter.

    Args:
        response: The response.
        now: Seconds since 1970, for a response without `Date`.
    """
    after = response.header("Retry-After")
    if after is not None:
        seconds = _decimal(after)
        if seconds is None and (date := _timestamp(after)) is not None:
            seconds = date - _server_time(response, now)
        if seconds is not None:
            return max(0.0, seconds)
    stated = read_rate_limit(response, now)
    if stated is not None:
        return stated.reset if stated.remaining <= 0 else None
    for prefix in _PREFIXES:
        reset = _read_reset(response, now, prefix)
        if reset is not None:
            return reset
    return None


def _read_reset(response: ErrorResponse, now: float, prefix: str) -> float | None:
    after = _decimal(response.header(f"{prefix}Reset-After"))
    if after is not None:
        return max(0.0, after)
    text = response.header(f"{prefix}Reset")
    reset = _decimal(text)
    if reset is None:
        date = _timestamp(text or "")
        return None if date is None else max(0.0, date - _server_time(response, now))
    if reset >= _EPOCH_FROM:
        scale = 1000 if reset >= _MILLISECONDS_FROM else 1
        reset = reset / scale - _server_time(response, now)
    return max(0.0, reset)


def _server_time(response: ErrorResponse, now: float) -> float:
    """Return the server's time; this machine's, which has fractions of a second, if they agree."""
    date = _timestamp(response.header("Date") or "")
    return now if date is None or 0 <= now - date < _CLOCKS_AGREE else date


def _timestamp(text: str) -> float | None:
    """Return the seconds since 1970 of an HTTP date or a date of RFC 3339, None for other text."""
    from datetime import UTC, datetime  # noqa: PLC0415 slow to load, seldom needed
    from email.utils import parsedate_to_datetime  # noqa: PLC0415 as above

    parse = datetime.fromisoformat if _DATE.match(text) else parsedate_to_datetime
    try:
        date = parse(text)
        # Dates without a zone, such as those of asctime (RFC 9110 section 5.6.7), are in UTC.
        return (date if date.tzinfo else date.replace(tzinfo=UTC)).timestamp()
    except (ValueError, OverflowError):
        return None


def _decimal(text: str | None) -> float | None:
    try:
        number = float(text or "")
    except ValueError:
        return None
    return number if isfinite(number) else None
