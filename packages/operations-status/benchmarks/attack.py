"""Attack the service while a bystander uses it, and check the response times of the bystander.

    python attack.py [--only NAME] [--seconds 5] [--operations 20000] [--write]
    python attack.py --answers

Each attack of `attack_programs` runs in a process of its own against a fresh service, repeatedly
for some seconds. Meanwhile a bystander with another key reads an operation and a list, and the
probes are requested. Bounded are the times of these requests and the memory of the service. With
`--answers`, each brief attack runs once, and only its responses are checked. Exit code 1 when
anything was wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import quantiles
from typing import TYPE_CHECKING, Any
from uuid import UUID

import attrs
import jwt
from attack_programs import ATTACKS
from attack_target import Target, UnexpectedAnswerError
from cryptography.hazmat.primitives.asymmetric import ec
from operations_status.auth.generation import public_jwk
from operations_status.operations import Operation, OperationState, Process
from operations_status.stores.sqlite.store import SqliteStore, insert

if TYPE_CHECKING:
    from collections.abc import Iterator

    from attack_programs import Attack

PAGE = Path(__file__).parents[3] / "docs" / "operations-status" / "attacks.md"
MARK = "<!-- attacks -->\n"

REQUEST_BOUND, PROBE_BOUND, MEMORY_BOUND = 0.100, 0.050, 64.0
"""Largest p99 in seconds, of requests beyond their p99 without an attack, and of probes; MiB of
growth."""

LIMIT = 400
"""`max_connections` of the service under attack."""

_ALONE_SECONDS = 1.5
_LONGEST_PROGRAM = 150.0
_PAUSE = 0.02


@attrs.frozen
class Keys:
    """Private keys of an attacker, a bystander and a reader with a scope."""

    attacker: ec.EllipticCurvePrivateKey
    bystander: ec.EllipticCurvePrivateKey
    scoped: ec.EllipticCurvePrivateKey

    @classmethod
    def make(cls) -> Keys:
        """Return new keys."""
        return cls(*(ec.generate_private_key(ec.SECP256R1()) for _ in range(3)))

    def write(self, file: Path) -> None:
        """Write a key file with the public keys."""
        keys: list[dict[str, Any]] = [
            {"subject": name, "public_key": public_jwk(key)}
            for name, key in attrs.asdict(self, recurse=False).items()
        ]
        keys[-1]["tags"] = ["t1"]
        file.write_text(json.dumps({"keys": keys}), encoding="utf-8")

    def sign(self, name: str, *, algorithm: str = "ES256", **claims: object) -> str:
        """Return a token of a subject."""
        given = {"iss": "operations-status", "aud": "operations-status", "sub": name}
        expires = {"exp": int(time.time()) + 3600}
        key: Any = getattr(self, name) if algorithm == "ES256" else b"k" * 32
        return jwt.encode(given | expires | claims, key, algorithm)

    def forge(self) -> dict[str, str]:
        """Return tokens for attacks; all but the last must be refused."""
        good = self.sign("attacker")
        body = good.split(".")[1]
        return {
            "unsigned": f"eyJhbGciOiJub25lIn0.{body}.",
            "hmac": self.sign("attacker", algorithm="HS256"),
            "pss": "eyJhbGciOiJQUzI1NiJ9." + good.partition(".")[2],
            "unknown": self.sign("attacker", sub="nobody"),
            "wrong signature": self.sign("attacker", sub="bystander"),
            "expired": self.sign("attacker", exp=int(time.time()) - 60),
            "scoped with claims": self.sign("scoped", tags=["t2"], scope="t2"),
        }


@attrs.define
class Site:
    """A service with its store, in a process of its own."""

    folder: Path
    keys: Keys
    process: subprocess.Popen[str]
    target: Target

    def memory(self) -> float:
        """Return the resident memory of the process in MiB."""
        text = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return int(text.partition("VmRSS:")[2].split()[0]) / 1024

    def find_tracebacks(self) -> list[str]:
        """Return the last line of the first traceback in the log, if there is one."""
        log = (self.folder / "log").read_text(encoding="utf-8", errors="replace")
        found = re.search(r"^Traceback.*\n(?:[ +|].*\n|\n)*(.*)$", log, re.MULTILINE)
        return [f"traceback in the log: {found[1][:150]}"] if found else []


@contextlib.contextmanager
def serve(store: Path) -> Iterator[Site]:
    """Within a block, run a service over a copy of a store."""
    with tempfile.TemporaryDirectory() as name:
        folder, keys = Path(name), Keys.make()
        shutil.copy(store, folder / "operations.db")
        keys.write(folder / "keys.json")
        environ = {key: text for key, text in os.environ.items() if key[:8] != "MONITOR_"} | {
            "HOME": name,
            "XDG_STATE_HOME": name,
            "XDG_CONFIG_HOME": name,
            "MONITOR_STORE": f"sqlite:///{folder / 'operations.db'}",
            "MONITOR_KEY_FILES": str(folder / "keys.json"),
            "MONITOR_URLS": "http://127.0.0.1:0;https://127.0.0.1:0",
            "MONITOR_METRICS_URLS": "http://127.0.0.1:0",
            "MONITOR_MAX_CONNECTIONS": str(LIMIT),
            "MONITOR_ACCESS_LOG": "true",
        }
        command = [sys.executable, "-m", "operations_status", "serve"]
        with (folder / "log").open("w", encoding="utf-8") as log:
            process = subprocess.Popen(
                command, env=environ, stdout=subprocess.PIPE, stderr=log, text=True
            )
        try:
            target = Target(
                **read_ports(process),
                token=keys.sign("attacker"),
                scoped=keys.sign("scoped"),
                tokens=keys.forge(),
                hidden=str(make_operation(0).operation_id),
                limit=LIMIT,
            )
            yield Site(folder, keys, process, target)
        finally:
            process.kill()
            process.wait()
            assert process.stdout is not None
            process.stdout.close()


def read_ports(process: subprocess.Popen[str]) -> dict[str, int]:
    """Return the ports of a service when it listens on all of them."""
    ports: dict[str, int] = {}
    names = {"Metrics on: http": "metrics_port"}
    names |= {"Now listening on: https": "tls_port", "Now listening on: http": "port"}
    assert process.stdout is not None
    for line in process.stdout:
        beginning, _, rest = line.partition("://")
        if beginning in names:
            ports[names[beginning]] = int(rest.rpartition(":")[2])
        if len(ports) == len(names):
            return ports
    raise RuntimeError(f"the service ended with code {process.wait()}")


@contextlib.contextmanager
def filled_store(count: int) -> Iterator[Path]:
    """Within a block, provide the file of a store with *count* operations."""
    with tempfile.TemporaryDirectory() as name:
        store = SqliteStore(Path(name) / "operations.db")
        store.open()
        with store.database.transaction() as connection:
            for number in range(count):
                insert(connection, make_operation(number))
        store.close()
        yield store.database.path


def make_operation(number: int) -> Operation:
    """Return one of the operations; a fifth is within the scope `t1`, the first is not."""
    return Operation(
        operation_id=UUID(int=number * 0x9E3779B97F4A7C15F39CC0605CEDC835 % 2**128 + 1),
        created=datetime(2026, 3, 1, tzinfo=UTC) + timedelta(seconds=number),
        status=OperationState.RUNNING,
        process=Process(pid=number % 100, uid=UUID(int=number % 100), name="web"),
        tags=(f"t{number % 5}", "all"),
    )


@attrs.define
class Bystander:
    """A client with another key, and a system that requests the probes; both measure times."""

    site: Site
    requests: list[float] = attrs.field(factory=list)
    probes: list[float] = attrs.field(factory=list)
    problems: list[str] = attrs.field(factory=list)
    memory: float = 0.0
    _stop: threading.Event = attrs.field(factory=threading.Event)

    @contextlib.contextmanager
    def watching(self) -> Iterator[None]:
        """Within a block, send requests continuously."""
        token = f"Bearer {self.site.keys.sign('bystander')}"
        target = self.site.target
        one = f"/operations/{target.hidden}"
        asked = [
            (target.port, (one, "/operations?limit=10&order=desc"), self.requests, token),
            (target.metrics_port, ("/livez", "/readyz"), self.probes, ""),
        ]
        threads = [threading.Thread(target=self._ask, args=arguments) for arguments in asked]
        for thread in threads:
            thread.start()
        try:
            yield
        finally:
            self._stop.set()
            for thread in threads:
                thread.join()

    def _ask(self, port: int, paths: tuple[str, ...], times: list[float], token: str) -> None:
        number = 0
        while not self._stop.is_set():
            path = paths[number % len(paths)]
            number += 1
            began = time.perf_counter()
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
            try:
                headers = {"Authorization": token, "Connection": "close"}
                connection.request("GET", path, headers=headers if token else {})
                answer = connection.getresponse()
                answer.read()
                if answer.status != 200:
                    self.problems.append(f"{path}: {answer.status}")
            except (OSError, http.client.HTTPException) as error:
                self.problems.append(f"{path}: {type(error).__name__}")
            finally:
                connection.close()
            times.append(time.perf_counter() - began)
            with contextlib.suppress(OSError, IndexError):
                self.memory = max(self.memory, self.site.memory())
            self._stop.wait(_PAUSE)


def find_p99(times: list[float]) -> float:
    """Return the time within which 99 of 100 responses came, in seconds."""
    return quantiles(times, n=100, method="inclusive")[98] if len(times) > 1 else max(times)


@attrs.frozen
class Result:
    """Measurements of one attack."""

    attack: Attack
    alone: float
    request: float
    probe: float
    growth: float
    problems: list[str]

    def __str__(self) -> str:
        return (
            f"{self.attack.name:<24} alone {self.alone * 1e3:4.0f} ms,"
            f" requests {self.request * 1e3:5.0f} ms, probes {self.probe * 1e3:5.0f} ms,"
            f" memory {self.growth:+4.0f} MiB  {'; '.join(self.failures)}"
        )

    @property
    def failures(self) -> list[str]:
        """The bounds that were exceeded, and all other problems."""
        found = [*dict.fromkeys(self.problems)][:5]
        if self.request - self.alone > REQUEST_BOUND:
            found.append(f"requests: {(self.request - self.alone) * 1e3:.0f} ms more than alone")
        if self.probe > PROBE_BOUND:
            found.append(f"probes: {self.probe * 1e3:.0f} ms")
        if self.growth > MEMORY_BOUND:
            found.append(f"memory: {self.growth:.0f} MiB more")
        return found


def run_one(attack: Attack, *, seconds: float, store: Path) -> Result:
    """Run one attack beside a bystander."""
    with serve(store) as site:
        alone = Bystander(site)
        with alone.watching():
            time.sleep(_ALONE_SECONDS)
        before, beside = site.memory(), Bystander(site)
        command = [sys.executable, __file__, "--attacker", attack.name, "--seconds", f"{seconds}"]
        with beside.watching():
            attacker = subprocess.run(
                command,
                input=site.target.write(),
                capture_output=True,
                text=True,
                check=False,
                timeout=_LONGEST_PROGRAM + seconds,
            )
        problems = [*beside.problems]
        if attacker.returncode:
            problems.append(attacker.stderr.strip().splitlines()[-1][:200])
        if site.process.poll() is not None:
            problems.append(f"the service ended with code {site.process.returncode}")
        problems += site.find_tracebacks()
        return Result(
            attack,
            alone=find_p99(alone.requests),
            request=find_p99(beside.requests),
            probe=find_p99(beside.probes),
            growth=beside.memory - before,
            problems=problems,
        )


def attack_for(attack: Attack, target: Target, seconds: float) -> None:
    """Run the program of an attack again and again, for some seconds."""

    async def repeat() -> None:
        end = time.monotonic() + seconds
        while True:
            async with asyncio.timeout(_LONGEST_PROGRAM):
                await attack.program(target)
            if time.monotonic() >= end:
                return

    asyncio.run(repeat())


def check_answers(store: Path) -> int:
    """Run each brief attack once against one service; print and count the failures."""
    failed = 0
    with serve(store) as site:
        for attack in filter(lambda one: one.is_brief, ATTACKS.values()):
            try:
                attack_for(attack, site.target, 0.0)
            except (UnexpectedAnswerError, OSError, ValueError) as error:
                failed += 1
                print(f"{attack.name}: {type(error).__name__}: {error}")
            else:
                print(f"{attack.name}: as expected")
        for line in site.find_tracebacks():
            failed += 1
            print(line)
    return failed


def write_table(results: list[Result], seconds: float) -> None:
    """Write the measurements into the documentation, between its marks."""
    rows = [
        f"| `{one.attack.name}` | {one.attack.row} | {one.alone * 1e3:.0f} |"
        f" {one.request * 1e3:.0f} | {one.probe * 1e3:.0f} | {max(0.0, one.growth):.0f} |"
        for one in results
    ]
    machine = (
        f"{os.cpu_count()} processors, Python {platform.python_version()}, {platform.system()}"
    )
    text = PAGE.read_text(encoding="utf-8")
    before, _, after = text.split(MARK)
    heading = (
        "| attack | row of the threat model | requests alone, p99 (ms) | requests, p99 (ms) |"
        " probes, p99 (ms) | memory (MiB) |\n|---|---|---|---|---|---|"
    )
    said = (
        f"Each attack lasted {seconds:g} seconds, with attacker, bystander and service on one"
        f" machine: {machine}."
    )
    exceeded = [f"`{one.attack.name}`" for one in results if one.failures]
    if exceeded:
        said += (
            f" {len(exceeded)} of {len(results)} exceeded a bound, so that the session failed:"
            f" {', '.join(exceeded)}."
        )
    table = "\n".join([f"{MARK}{said}", "", heading, *rows, "", ""])
    PAGE.write_text(f"{before}{table}{MARK}{after}", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", action="append", choices=ATTACKS, help="only this attack")
    parser.add_argument("--seconds", type=float, default=5.0, help="duration of each attack")
    parser.add_argument("--operations", type=int, default=20_000, help="operations in the store")
    parser.add_argument("--answers", action="store_true", help="check the answers only, once each")
    parser.add_argument("--write", action="store_true", help="write the table into the page")
    parser.add_argument("--attacker", choices=ATTACKS, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.attacker:
        attack_for(ATTACKS[args.attacker], Target.read(sys.stdin.read()), args.seconds)
        return 0
    results = []
    with filled_store(args.operations) as store:
        if args.answers:
            return min(1, check_answers(store))
        for name in args.only or ATTACKS:
            results.append(run_one(ATTACKS[name], seconds=args.seconds, store=store))
            print(results[-1], flush=True)
    if args.write and not args.only:
        write_table(results, args.seconds)
    return min(1, sum(bool(one.failures) for one in results))


if __name__ == "__main__":
    sys.exit(main())
