"""`operations-status generate-key`: a token to send, and the public key that accepts it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from operations_status.auth.generation import generate_key

from ._commands import load_settings

if TYPE_CHECKING:
    import argparse

    from operations_status.auth.generation import GeneratedKey

_SHOWN_ONCE = "The token is shown only now and is accepted until {expires}"


def print_key(args: argparse.Namespace) -> int:
    """Print a token and the settings that accept it."""
    settings = load_settings(args)
    key = generate_key(
        issuer=settings.issuer,
        audience=settings.audience,
        subject=args.subject or "",
        algorithm=args.algorithm,
        lifetime=args.expiration,
    )
    print(_FORMATS[args.output](key))  # noqa: T201 this is the answer
    return 0


def _expires(key: GeneratedKey) -> str:
    """Return the moment at which the token expires (RFC 3339)."""
    return f"{key.expires:%Y-%m-%dT%H:%M:%SZ}"


def _as_json(key: GeneratedKey) -> str:
    """Return one object; its `settings` are what a key file holds."""
    found = {
        "token": key.token,
        "algorithm": key.algorithm,
        "expires": _expires(key),
        "settings": {"keys": [{"subject": key.subject, "public_key": key.public_key}]},
    }
    return json.dumps(found, indent=2)


def _as_text(key: GeneratedKey) -> str:
    """Return the header to send, and TOML for a configuration file."""
    return f"""\
Authorization: Bearer {key.token}

{_SHOWN_ONCE.format(expires=_expires(key))}.
Send the line above as a header. The configuration file of the service gets these lines:

[[keys]]
subject = "{key.subject}"
public_key = "{key.public_key}\""""


def _as_script(key: GeneratedKey, *, comment: str, setting: str) -> str:
    """Return a script that sets the variable of the service, with the header as a comment."""
    value = f"{key.subject}={key.public_key}"
    return "\n".join(
        (
            f"{comment} {_SHOWN_ONCE.format(expires=_expires(key))}.",
            f"{comment} Authorization: Bearer {key.token}",
            setting.format(name="MONITOR_KEYS", value=value),
        )
    )


def _as_shell(key: GeneratedKey) -> str:
    """Return lines for a POSIX shell."""
    return _as_script(key, comment="#", setting="export {name}='{value}'")


def _as_powershell(key: GeneratedKey) -> str:
    """Return lines for PowerShell."""
    return _as_script(key, comment="#", setting="$env:{name} = '{value}'")


def _as_cmd(key: GeneratedKey) -> str:
    """Return lines for the Windows command prompt."""
    return _as_script(key, comment="rem", setting='set "{name}={value}"')


_FORMATS = {
    "cmd": _as_cmd,
    "json": _as_json,
    "powershell": _as_powershell,
    "shell": _as_shell,
    "text": _as_text,
}
