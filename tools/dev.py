"""The one entry point: make the environment, then run a task in it.

`python3 tools/dev.py demo` runs the main job, `python3 tools/dev.py test` everything that must
pass. Any other word is a nox session (`python3 tools/dev.py lint`), and arguments that begin with
a dash go to nox as they are (`python3 tools/dev.py -l` lists the sessions). Needs nothing but the
standard library; what it needs beyond that it installs into `.venv` at the root.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
CONSTRAINTS = ROOT / "tools" / "constraints.txt"
MINIMUM = (3, 11)


def bootstrap() -> None:
    """Create `.venv` with nox and uv in it, unless it is there and up to date."""
    stamp = VENV / "bootstrap"
    wanted = f"{sys.version}\n{hashlib.sha256(CONSTRAINTS.read_bytes()).hexdigest()}\n"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return
    print("Setting up .venv (nox and uv) ...", flush=True)
    venv.create(VENV, with_pip=True, clear=VENV.exists())
    pip = [str(BIN / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "--constraint", str(CONSTRAINTS), "nox", "uv"], check=True)
    stamp.write_text(wanted, encoding="utf-8")


def nox_arguments(arguments: list[str]) -> list[str]:
    """Return the nox command line for what was asked."""
    match arguments:
        case [] | ["test"]:
            return []
        case ["test", *rest]:
            return ["--", *rest]
        case [task, *_] if task.startswith("-"):
            return arguments
        case [task, *rest]:
            return ["--session", task, "--", *rest]
        case _:
            raise AssertionError(arguments)


def main() -> int:
    """Run what the command line asks for and return its exit code."""
    if sys.version_info < MINIMUM:
        wanted = ".".join(map(str, MINIMUM))
        print(f"dev.py: Python {wanted} or newer is needed, this is {sys.version.split()[0]}")
        return 2
    if sys.argv[1:2] in (["-h"], ["--help"]):
        print(__doc__)
        return 0
    try:
        bootstrap()
    except subprocess.CalledProcessError as error:
        print(f"dev.py: could not set up .venv: {error}", file=sys.stderr)
        return 2
    path = os.pathsep.join([str(BIN), os.environ["PATH"]])
    command = [str(BIN / "python"), "-m", "nox", *nox_arguments(sys.argv[1:])]
    try:
        return subprocess.run(command, cwd=ROOT, env={**os.environ, "PATH": path}).returncode  # noqa: PLW1510 the code is passed on
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
