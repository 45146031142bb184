"""`operations-status generate-key`: a token, and the public key that accepts it."""

from __future__ import annotations

import argparse
import json
import re

from ._options import duration

_SHORTEST_LIFETIME, _LONGEST_LIFETIME = 1.0, 3650 * 86_400.0
_SUBJECT = re.compile(r"[A-Za-z0-9._@:/+-]{1,128}", re.ASCII)

_DESCRIPTION = """\
Make a key pair, and a token that is signed with it. The token is for clients of the service; the
public key is for the settings of the service. The private key is discarded: a new token needs a new
key. The issuer and the audience are those of the settings on this machine.
"""
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
Send the line above as a header. Add these lines to the configuration file of the service:

[[keys]]
subject = "{key.subject}"
public_key = "{key.public_key}\"""",
}


def declare_options(parser: argparse.ArgumentParser) -> None:
    """Declare the options of `generate-key`."""
    parser.description = _DESCRIPTION
    parser.add_argument(
        "-o",
        "--output",
        choices=("cmd", "json", "powershell", "shell", "text"),
        default="text",
        help="format of the settings (default: text, which is TOML)",
    )
    parser.add_argument(
        "-e",
        "--expiration",
        type=lifetime,
        default="7d",
        metavar="DURATION",
        help="how long the token is accepted: 90s, 45m, 12h, 30d, 8w (default: 7d)",
    )
    parser.add_argument(
        "--subject",
        type=subject,
        help="subject of the token: letters, digits and . _ @ : / + - (default: a new UUID)",
    )
    parser.add_argument(
        "--algorithm",
        choices=("ES256", "ES384", "ES512", "RS256", "RS384", "RS512"),
        default="ES256",
        help="signature algorithm of the token (default: %(default)s)",
    )


def run(args: argparse.Namespace) -> int:
    """Print a token and the settings that accept it."""
    from operations_status.auth.generation import generate_key

    from ._access import load_settings

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
            # In the form of a key file.
            "settings": {"keys": [{"subject": key.subject, "public_key": key.public_key}]},
        }
        print(json.dumps(found, indent=2))
    else:
        note = f"The token is shown only now and is accepted until {expires}."
        print(_FORMATS[args.output].format(key=key, note=note))
    return 0


def lifetime(text: str) -> float:
    """Return the seconds for which a token is accepted."""
    seconds = duration(text)
    if not _SHORTEST_LIFETIME <= seconds <= _LONGEST_LIFETIME:
        raise argparse.ArgumentTypeError(f"expected 1s to 3650d, got {text!r}")
    return seconds


def subject(text: str) -> str:
    """Return a subject that needs no quoting in any format."""
    if not _SUBJECT.fullmatch(text):
        raise argparse.ArgumentTypeError(
            f"expected 1 to 128 letters, digits and . _ @ : / + -, got {text!r}"
        )
    return text
