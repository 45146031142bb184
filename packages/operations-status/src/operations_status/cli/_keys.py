"""`operations-status generate-key`: a token to send, and the public key that accepts it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from operations_status.auth.generation import generate_key

from ._config import load_settings

if TYPE_CHECKING:
    import argparse

_FORMATS = {
    "cmd": """\
rem {note}
rem Authorization: Bearer {key.token}
set "MONITOR_KEYS={key.subject}={key.public_key}\"""",
    "powershell": """\
# {note}
# Authorization: Bearer {key.token}
$env:MONITOR_KEYS = '{key.subject}={key.public_key}'""",
    "shell": """\
# {note}
# Authorization: Bearer {key.token}
export MONITOR_KEYS='{key.subject}={key.public_key}'""",
    "text": """\
Authorization: Bearer {key.token}

{note}
Send the line above as a header. The configuration file of the service gets these lines:

[[keys]]
subject = "{key.subject}"
public_key = "{key.public_key}\"""",
}


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
    expires = f"{key.expires:%Y-%m-%dT%H:%M:%SZ}"
    if args.output == "json":
        found = {
            "token": key.token,
            "algorithm": key.algorithm,
            "expires": expires,
            # A key file holds these.
            "settings": {"keys": [{"subject": key.subject, "public_key": key.public_key}]},
        }
        text = json.dumps(found, indent=2)
    else:
        note = f"The token is shown only now and is accepted until {expires}."
        text = _FORMATS[args.output].format(key=key, note=note)
    print(text)  # noqa: T201 this is the answer
    return 0
