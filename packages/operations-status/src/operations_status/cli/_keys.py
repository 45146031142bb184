"""`operations-status generate-key`: a token to send, and the public key that accepts it."""

from __future__ import annotations

import argparse
import json
import re
from typing import TYPE_CHECKING

from operations_status.cli import _main
from operations_status.cli._durations import duration

if TYPE_CHECKING:
    from operations_status.auth import GeneratedKey

ALGORITHMS = ("ES256", "ES384", "ES512", "RS256", "RS384", "RS512")
WEEK = 7 * 86_400.0
LONGEST = 3650 * 86_400.0
SHORTEST = 1.0

_SUBJECT = re.compile(r"[A-Za-z0-9._@:/+-]{1,128}", re.ASCII)
_SHOWN_ONCE = "The token is shown only now and is accepted until {expires}"
_DESCRIPTION = """\
Make a key pair, and a token that is signed with it. The token is for clients of the service; the
public key is for the settings of the service. The private key is forgotten: a new token is a new
key. The issuer and the audience are those of the settings on this machine.
"""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "generate-key",
        help="make a token, and the public key that accepts it",
        description=_DESCRIPTION,
        allow_abbrev=False,
    )
    parser.add_argument(
        "-o",
        "--output",
        choices=sorted(_FORMATS),
        default="text",
        help="what the settings are written for (default: text, which is TOML)",
    )
    parser.add_argument(
        "-e",
        "--expiration",
        type=_lifetime,
        default=WEEK,
        metavar="DURATION",
        help="how long the token is accepted: 90s, 45m, 12h, 30d, 8w (default: 7d)",
    )
    parser.add_argument(
        "--subject",
        type=_subject,
        help="who the token is for: letters, digits and . _ @ : / + - (default: a new UUID)",
    )
    parser.add_argument(
        "--algorithm",
        choices=ALGORITHMS,
        default=ALGORITHMS[0],
        help="how the token is signed (default: %(default)s)",
    )
    _main.add_common_options(parser)
    parser.set_defaults(run=_generate)


def _lifetime(text: str) -> float:
    """Read how long a token is accepted."""
    lifetime = duration(text)
    if not SHORTEST <= lifetime <= LONGEST:
        raise argparse.ArgumentTypeError(f"expected 1s to 3650d, got {text!r}")
    return lifetime


def _subject(text: str) -> str:
    """Read a subject that needs no quotation in any format."""
    if not _SUBJECT.fullmatch(text):
        raise argparse.ArgumentTypeError(
            f"expected 1 to 128 letters, digits and . _ @ : / + -, got {text!r}"
        )
    return text


def _generate(args: argparse.Namespace) -> int:
    """Print a token and the settings that accept it."""
    from operations_status.auth import generate_key  # noqa: PLC0415 cryptography is big

    settings = _main.load_settings(args)
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
    """Return until when a token is accepted (RFC 3339)."""
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
