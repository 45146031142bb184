"""Run a command in hostile seats: `python tools/anywhere.py --seat=today COMMAND`.

A seat is one way in which a machine differs from that of a developer. The nox session `anywhere`
runs a sample of a package's tests in one or in all of them. A seat that this machine cannot offer
is left out, with the reason.
"""

from __future__ import annotations

import argparse
import contextlib
import datetime as dt
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from pathlib import Path

DEFAULT_PORTS = (2718, 52323, 52325)
NOBODY = "65534"


@dataclass
class Run:
    """A command and its surroundings, which a seat changes.

    Attributes:
        command: The program and its arguments.
        folder: A temporary folder, for what the seat needs and for temporary files of the command.
        copies: How many of the command run at the same time.
        environ: Environment variables of the command.
    """

    command: list[str]
    folder: Path
    copies: int = 1
    environ: dict[str, str] = field(default_factory=lambda: dict(os.environ))

    def move_temporary_files(self, name: str) -> None:
        """Create a folder of this name for the temporary files of the command."""
        place = self.folder / name
        place.mkdir(parents=True)
        place.chmod(0o1777)
        self.environ["TMPDIR"] = str(place)


class UnavailableError(Exception):
    """This machine cannot offer the seat."""


Seat = Callable[[Run], AbstractContextManager[None]]
SEATS: dict[str, Seat] = {}


def seat(function: Callable[[Run], Iterator[None]]) -> Seat:
    """Add a seat under the name of its function, with dashes."""
    made = contextlib.contextmanager(function)
    SEATS[function.__name__.replace("_", "-")] = made
    return made


@seat
def ordinary_user(run: Run) -> Iterator[None]:
    """A user without privileges: permissions of files apply."""
    if os.geteuid() == 0:
        user = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]
        user += ["--inh-caps=-all", "--bounding-set=-all"]
        run.move_temporary_files("home")
        run.environ["HOME"] = run.environ["TMPDIR"]
        # If this user cannot read the interpreter's folder, the linker may load another library.
        for folder in (sys.prefix, sys.base_prefix):
            if subprocess.run([*user, "test", "-r", folder], check=False).returncode:
                raise UnavailableError(f"another user cannot read {folder}")
        run.command = [*user, *run.command]
    yield


@seat
def hangup_ignored(_: Run) -> Iterator[None]:
    """SIGHUP is ignored, as under nohup."""
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    yield
    signal.signal(signal.SIGHUP, before)


@seat
def default_ports_taken(_: Run) -> Iterator[None]:
    """Other programs listen on the default ports of the three packages."""
    with contextlib.ExitStack() as stack:
        for port in DEFAULT_PORTS:
            for family, host in ((socket.AF_INET, "127.0.0.1"), (socket.AF_INET6, "::1")):
                with contextlib.suppress(OSError):  # it is taken, or there is no IPv6
                    stack.enter_context(socket.create_server((host, port), family=family))
        yield


@seat
def long_temporary_folder(run: Run) -> Iterator[None]:
    """The path of TMPDIR is longer than the address of a Unix socket may be (108 bytes)."""
    run.move_temporary_files("/".join(["a-long-name-of-a-folder"] * 6))
    yield


@seat
def blank_in_temporary_folder(run: Run) -> Iterator[None]:
    """The path of TMPDIR has blanks, a quote and a letter outside ASCII."""
    run.move_temporary_files("a user's témporary files")
    yield


@seat
def no_ipv6(run: Run) -> Iterator[None]:
    """A network of its own without IPv6: the loopback interface has 127.0.0.1 alone."""
    switch = "/proc/sys/net/ipv6/conf/all/disable_ipv6"
    script = f'ip link set lo up && {{ test ! -e {switch} || echo 1 >{switch}; }} && exec "$@"'
    network = ["unshare", "--net", "sh", "-c", script, "sh"]
    if os.geteuid() != 0:  # capabilities in the namespace, until the command starts
        network[1:1] = ["--map-current-user", "--keep-caps"]
        network += ["setpriv", "--inh-caps=-all", "--ambient-caps=-all"]
    if shutil.which("unshare") is None or shutil.which("ip") is None:
        raise UnavailableError("unshare or ip is missing")
    if subprocess.run([*network, "true"], capture_output=True, check=False).returncode:
        raise UnavailableError("this user may not create a network")
    run.command = [*network, *run.command]
    yield


def _use_locale(run: Run, language: str, encoding: str) -> None:
    """Compile a locale from the system's sources; the command uses it without UTF-8 mode."""
    name = f"{language}.{encoding}"
    command = ["localedef", "-i", language, "-f", encoding, str(run.folder / name)]
    if shutil.which("localedef") is None:
        raise UnavailableError("localedef is missing")
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    if made.returncode:
        raise UnavailableError(f"localedef: {made.stderr.strip()}")
    run.environ |= {"LOCPATH": str(run.folder), "LC_ALL": name, "PYTHONUTF8": "0"}


@seat
def turkish(run: Run) -> Iterator[None]:
    """Turkish, in which the lower case of I is not i."""
    _use_locale(run, "tr_TR", "UTF-8")
    yield


@seat
def western_encoding(run: Run) -> Iterator[None]:
    """The encoding of files, of paths and of the terminal is cp1252."""
    _use_locale(run, "en_US", "CP1252")
    run.environ["PYTHONIOENCODING"] = "cp1252"
    yield


@seat
def random_order(run: Run) -> Iterator[None]:
    """The tests run in another order each day; all processes of one run use the same."""
    options = f"--random-order --random-order-seed={_count_days()}"
    run.environ["PYTEST_ADDOPTS"] = f"{run.environ.get('PYTEST_ADDOPTS', '')} {options}"
    yield


@seat
def two_at_once(run: Run) -> Iterator[None]:
    """The same command runs twice at the same time."""
    run.copies = 2
    yield


@seat
def load_beside(_: Run) -> Iterator[None]:
    """Twice as many busy processes as there are processors."""
    busy = [sys.executable, "-c", "while True: pass"]
    programs = [subprocess.Popen(busy) for _ in range(2 * (os.cpu_count() or 1))]
    try:
        yield
    finally:
        for program in programs:
            program.kill()
            program.wait()


def _count_days() -> int:
    """Return the ordinal of today's date, which chooses the seat and the order of the day."""
    return dt.datetime.now(tz=dt.UTC).date().toordinal()


def sit(name: str, command: list[str]) -> str:
    """Run a command in a seat; return "passed", "failed", or why the seat was left out."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        folder.chmod(0o755)
        run = Run(command, folder)
        try:
            with SEATS[name](run):
                copies = [subprocess.Popen(run.command, env=run.environ) for _ in range(run.copies)]
                codes = [copy.wait() for copy in copies]
        except UnavailableError as reason:
            return f"left out: {reason}"
    return "failed" if any(codes) else "passed"


def main(arguments: list[str]) -> int:
    """Run what the command line asks for; return 1 if the command failed in a seat."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition(":")[0])
    choices = ["today", "all", *SEATS]
    parser.add_argument("--seat", choices=choices, default="today", help="%(choices)s")
    parser.add_argument("command", nargs=argparse.REMAINDER, metavar="COMMAND")
    options = parser.parse_args(arguments)
    today = list(SEATS)[_count_days() % len(SEATS)]
    names = list(SEATS) if options.seat == "all" else [options.seat.replace("today", today)]
    outcomes = {}
    for name in names:
        print(f"seat {name}", flush=True)
        start = time.monotonic()
        outcome = sit(name, options.command)
        outcomes[name] = f"{outcome} ({time.monotonic() - start:.0f} s)"
    for name, outcome in outcomes.items():
        print(f"{name:26} {outcome}")
    return int(any(outcome.startswith("failed") for outcome in outcomes.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
