"""`operations-status generate-key`: a token, and the public key that verifies it."""

from __future__ import annotations

import argparse
import json
import os
import re
import tempfile
from pathlib import Path

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
_VARIABLE_FORMATS = ("cmd", "powershell", "shell")


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
        "--tags",
        type=scope,
        default=(),
        metavar="TAG[,TAG]",
        help="scope of the key: the token gives access only to operations with one of these tags"
        " (default: all operations); not with a format that sets MONITOR_KEYS",
    )
    parser.add_argument(
        "--output-file",
        type=Path,
        metavar="FILE",
        help="new file for the output, which only its owner can read (default: standard output)",
    )
    parser.add_argument(
        "--algorithm",
        choices=("ES256", "ES384", "ES512", "RS256", "RS384", "RS512"),
        default="ES256",
        help="signature algorithm of the token (default: %(default)s)",
    )


def run(args: argparse.Namespace) -> int:
    """Print a token and the settings that accept it, or write them to a file."""
    from operations_status.auth.generation import generate_key

    from ._access import load_settings

    if args.tags and args.output in _VARIABLE_FORMATS:
        args.parser.error("--tags needs --output text or json: MONITOR_KEYS cannot contain tags")
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
        # In the form of a key file.
        entry: dict[str, object] = {"subject": key.subject, "public_key": key.public_key}
        if args.tags:
            entry["tags"] = [*args.tags]
        found = {
            "token": key.token,
            "algorithm": key.algorithm,
            "expires": expires,
            "settings": {"keys": [entry]},
        }
        text = json.dumps(found, indent=2)
    else:
        note = f"The token is shown only now and is accepted until {expires}."
        text = _FORMATS[args.output].format(key=key, note=note)
        if args.tags:
            text += f"\ntags = {json.dumps([*args.tags], ensure_ascii=False)}"
    if args.output_file is None:
        print(text)
    else:
        _write_private(args.output_file, f"{text}\n", args.parser)
        print(f"The token and the settings of subject {key.subject} are in {args.output_file}.")
    return 0


def _write_private(path: Path, text: str, parser: argparse.ArgumentParser) -> None:
    """Create a file that only its owner can read; it appears complete, or not at all.

    Raises:
        KeyFileError: The file cannot be written.
    """
    from operations_status.errors import KeyFileError

    try:
        # The file has the mode 0600 from its creation on.
        number, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(number, "w", encoding="utf-8") as file:
                file.write(text)
            os.link(name, path)  # fails if there is such a file
        finally:
            Path(name).unlink()
    except FileExistsError:
        parser.error(f"--output-file: {path} exists; remove it first, or name another file")
    except OSError as error:
        raise KeyFileError(f"cannot write {path}: {error.strerror or error}") from None


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


def scope(text: str) -> tuple[str, ...]:
    """Return the tags of a key, which are separated by commas."""
    from operations_status.errors import SettingsError
    from operations_status.settings import clean_scope

    try:
        return clean_scope(text.split(","))
    except SettingsError as error:
        raise argparse.ArgumentTypeError(error.problem) from None
