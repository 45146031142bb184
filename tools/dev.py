"""Entry point of all tasks: set up the environment, then run a task in it.

`python3 tools/dev.py demo` runs the main job, `python3 tools/dev.py test` everything that must
pass. Any other word is a nox session (`python3 tools/dev.py lint`), and arguments that begin with
a dash go to nox as they are (`python3 tools/dev.py -l` lists the sessions). It needs the
standard library only, and installs nox and uv into `.venv` at the root.
"""

from __future__ import annotations

import ensurepip
import hashlib
import os
import platform
import re
import shutil
import ssl
import subprocess
import sys
import venv
from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
CONSTRAINTS = ROOT / "tools" / "constraints.txt"
MINIMUM = (3, 11)
REPEATED_LINES = 120


def bootstrap() -> None:
    """Create `.venv` with nox and uv in it, unless it is there and up to date."""
    stamp = VENV / "bootstrap"
    state = f"{sys.version}\n{hashlib.sha256(CONSTRAINTS.read_bytes()).hexdigest()}\n"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == state:
        return
    print("Setting up .venv (nox and uv) ...", flush=True)
    venv.create(VENV, with_pip=True, clear=VENV.exists())
    pip = [str(BIN / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    command = [*pip, "--constraint", str(CONSTRAINTS), "nox", "uv"]
    subprocess.run(command, check=True, env=trust_system(os.environ))
    stamp.write_text(state, encoding="utf-8")


def trust_system(environ: Mapping[str, str]) -> Mapping[str, str]:
    """Return an environment in which pip trusts the certificates of the system.

    From 24.2 on pip does so by itself, but an older Python brings an older one along.
    """
    major, minor = ensurepip.version().split(".")[:2]
    system = ssl.get_default_verify_paths()
    bundle = system.cafile or system.capath
    if (int(major), int(minor)) >= (24, 2) or bundle is None:
        return environ
    return {"REQUESTS_CA_BUNDLE": bundle, **environ}


def list_pyenv_versions() -> str:
    """Return the interpreters of pyenv, this one first, in the form of `PYENV_VERSION`.

    pyenv's commands, such as `python3.12`, run only the versions that the variable names.
    """
    if shutil.which("pyenv") is None:
        return ""
    command = ["pyenv", "versions", "--bare"]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    return ":".join(sorted(listed, key=lambda name: name != platform.python_version()))


def nox_arguments(arguments: list[str]) -> list[str]:
    """Return the arguments of nox for one task, or for arguments that are nox's own.

    All sessions together run two at a time, since many tests wait for processes and sockets.
    """
    match arguments:
        case [] | ["test"]:
            return ["--parallel=2"]
        case ["test", *rest]:
            return ["--parallel=2", "--", *rest]
        case [task, *rest] if not task.startswith("-"):
            return ["--session", task, "--", *rest]
    return arguments


def print_and_repeat_failures(lines: Iterable[str]) -> None:
    """Print nox's output as it comes, then the last lines of each failed session once more.

    A session's output is printed when it ends, so that those after a failed one hide it.
    """
    failed: dict[str, deque[str]] = {}
    session = ""
    for line in lines:
        print(line, end="", flush=True)
        if line.startswith("Starting session "):
            session = ""
        elif ended := re.match(r"={10} \S (\S+): (\w+)", line):
            session = ended[1] if ended[2] == "failed" else ""
            if session:
                failed[session] = deque(maxlen=REPEATED_LINES)
        elif session:
            failed[session].append(line)
    for session, last in failed.items():
        print(f"\nThe last lines of {session}, which failed:\n\n{''.join(last)}", end="")


def run(arguments: list[str]) -> int:
    """Run a task in the environment and return its exit code.

    On a terminal nox shows which sessions are running; into a file or a pipe, as in CI, what
    failed is printed again at the end.
    """
    environ = {**os.environ, "PATH": os.pathsep.join([str(BIN), os.environ["PATH"]])}
    if versions := list_pyenv_versions():
        environ["PYENV_VERSION"] = versions
    nox = [str(BIN / "python"), "-m", "nox", "--noxfile", str(ROOT / "noxfile.py")]
    command = [*nox, *nox_arguments(arguments)]
    if "--parallel=2" not in command or sys.stdout.isatty():
        return subprocess.run(command, env=environ, check=False).returncode
    with subprocess.Popen(
        command,
        env=environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="backslashreplace",
    ) as process:
        print_and_repeat_failures(process.stdout or ())
    return process.returncode


def main() -> int:
    """Run what the command line asks for and return its exit code."""
    if sys.version_info < MINIMUM:
        oldest = ".".join(map(str, MINIMUM))
        print(f"dev.py: expected Python {oldest} or newer, this is {sys.version.split()[0]}")
        return 2
    if sys.argv[1:2] in (["-h"], ["--help"]):
        print(__doc__)
        return 0
    try:
        bootstrap()
        return run(sys.argv[1:])
    except subprocess.CalledProcessError as error:
        print(f"dev.py: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
