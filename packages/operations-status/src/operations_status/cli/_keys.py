"""`operations-status generate-key`: a token to send, and the public key that accepts it."""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING

from operations_status.auth.generation import generate_key

from ._config import load_settings

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


_SCRIPTS = {
    "cmd": ("rem", 'set "{name}={value}"'),
    "powershell": ("#", "$env:{name} = '{value}'"),
    "shell": ("#", "export {name}='{value}'"),
}
"""How a shell marks a comment, and how it sets a variable."""


def _as_script(key: GeneratedKey, shell: str) -> str:
    """Return a script that sets the variable of the service, with the header as a comment."""
    comment, setting = _SCRIPTS[shell]
    value = f"{key.subject}={key.public_key}"
    return f"""\
{comment} {_SHOWN_ONCE.format(expires=_expires(key))}.
{comment} Authorization: Bearer {key.token}
{setting.format(name="MONITOR_KEYS", value=value)}"""


_FORMATS = {"json": _as_json, "text": _as_text} | {
    shell: partial(_as_script, shell=shell) for shell in _SCRIPTS
}
