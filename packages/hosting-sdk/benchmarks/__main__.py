"""Measure the client beside its peers in one run, print the table and write it to RESULTS.md.

Every sample is a process of its own, and the variants take turns. The best round of each counts,
because whatever else runs on the machine makes a round slower and never faster; `+ %` says by how
much the median round was slower than the best. Where that is much, measure again on a quieter
machine. Compare the ratios of one run, not the figures of two.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from importlib import metadata
from pathlib import Path

from lists import BODIES
from tool_server import installed_peer, tool_server

HERE = Path(__file__).parent
RESULTS = HERE / "RESULTS.md"
PEERS = ("githubkit", "mistralai", "openai", "stripe")
FIRST_CALL = """
import hosting_sdk._client, hosting_sdk._transport.aiohttp, hosting_sdk.groups.access_groups
from hosting_sdk._codec.decoder import structure
from hosting_sdk._operations import load_operation

(result,) = load_operation("access_groups", "read_access_group").results
structure([], list[result.type()])
"""
IMPORTS = {
    "hosting_sdk": "import hosting_sdk",
    "hosting_sdk, and a client made": "from hosting_sdk import Client; Client('t')",
    "hosting_sdk, and all that a first call loads": FIRST_CALL,
    "githubkit": "from githubkit import GitHub",
    "mistralai": "from mistralai.client import Mistral",
    "openai": "from openai import AsyncOpenAI",
    "stripe": "import stripe",
    "aiohttp, attrs, cattrs, orjson": "import aiohttp, attrs, cattrs, orjson",
}
IMPORT_CODE = """
import json, resource, sys, time
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
began = time.process_time()
exec(sys.argv[1])
cpu = time.process_time() - began
above = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024
print(json.dumps({"cpu": cpu, "above": above}))
"""
Samples = dict[str, list[dict[str, float]]]


def sample(command: list[str]) -> dict[str, float]:
    done = subprocess.run(
        command,
        cwd=HERE,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    if done.returncode:
        raise SystemExit(f"{' '.join(command)}\n{done.stderr}")
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def measured(rounds: int, commands: dict[str, list[str]]) -> Samples:
    """Return the figures of every round of every command; the commands take turns."""
    samples: Samples = {name: [] for name in commands}
    for _ in range(rounds):
        for name, command in commands.items():
            samples[name].append(sample(command))
            print(".", end="", flush=True)
    print()
    return samples


def best(samples: Samples) -> dict[str, dict[str, float]]:
    """Return the smallest value of every figure over all rounds."""
    return {
        name: {key: min(each[key] for each in rounds) for key in rounds[0]}
        for name, rounds in samples.items()
    }


def spread(samples: Samples, name: str, key: str) -> str:
    """Return by how many per cent the median round is above the best."""
    values = [each[key] for each in samples[name]]
    return f"{(statistics.median(values) / min(values) - 1) * 100:.0f}"


def table(title: str, heads: list[str], rows: list[list[str]], note: str = "") -> str:
    lines = [f"## {title}", "", f"| {' | '.join(heads)} |", f"|{'---|' * len(heads)}"]
    lines += [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([*lines, "", *([note, ""] if note else [])])


def imports(rounds: int) -> str:
    commands = {name: [sys.executable, "-c", IMPORT_CODE, code] for name, code in IMPORTS.items()}
    best(measured(1, commands))  # writes the byte code
    samples = measured(rounds, commands)
    found = best(samples)
    fastest = min(found[peer]["cpu"] for peer in PEERS)
    libraries = found["aiohttp, attrs, cattrs, orjson"]["cpu"]
    rows = [
        [
            name,
            f"{each['cpu'] * 1000:.1f}",
            spread(samples, name, "cpu"),
            f"{each['cpu'] / fastest:.2f}",
            f"{each['cpu'] / libraries:.2f}",
            f"{each['above']:.1f}",
        ]
        for name, each in found.items()
    ]
    heads = [
        "import of",
        "CPU ms",
        "+ %",
        "x fastest peer",
        "x the libraries",
        "MiB above the interpreter",
    ]
    note = (
        "The libraries are the last row. What a first call loads is the client, the libraries, the "
        "group, the operation, the model of its result and the function that decodes it. Nearly "
        "all of its time goes into the libraries, none of which stripe loads."
    )
    return table("Import", heads, rows, note)


def calls(rounds: int, url: str, node: Path | None) -> str:
    variants = ("bare", "hosting_sdk", *PEERS)
    commands = {name: [sys.executable, "calls.py", name, url] for name in variants}
    if node is not None:
        script = shutil.copy(HERE / "peer.mjs", node.parent / "peer.mjs")
        commands["@vercel/sdk 1.19.40 (Node)"] = ["node", str(script), url]
    samples = measured(rounds, commands)
    found = best(samples)
    bare = found["bare"]
    rows = [
        [
            "bare aiohttp + orjson" if name == "bare" else name,
            f"{each['first'] * 1000:.1f}",
            f"{each['sequential'] * 1e6:.0f}",
            spread(samples, name, "sequential"),
            f"{each['sequential'] / bare['sequential']:.2f}",
            f"{each['concurrent'] * 1e6:.0f}",
            spread(samples, name, "concurrent"),
            f"{each['concurrent'] / bare['concurrent']:.2f}",
            f"{each['rss']:.0f}",
        ]
        for name, each in found.items()
    ]
    heads = [
        "client",
        "first call ms",
        "CPU us, one by one",
        "+ %",
        "x bare",
        "CPU us, 50 at a time",
        "+ %",
        "x bare",
        "RSS MiB",
    ]
    note = (
        "bare, hosting_sdk and @vercel/sdk fetch the same object; the others fetch an object of "
        "about the same size of their own API, each with its own features on. hosting_sdk has two "
        "hooks, a default team, retries, the time limit and strict decoding on. Its first call "
        "includes loading aiohttp, cattrs and the models that it needs; that of the others comes "
        "after their import. "
        "githubkit is measured without its cache, with which calls become slower and slower. "
        "Of what hosting_sdk adds to bare, about half checks and encodes the arguments and decodes "
        "the result; the rest is time limits, retries, hooks and the coroutines between. It saves "
        "a part again: it has no cookie jar and no timer per request, and glibc does not map a new "
        "buffer for every response."
    )
    return table("A call", heads, rows, note)


def decoding(rounds: int) -> str:
    variants = {
        "hosting_sdk": "hosting_sdk",
        "cattrs_functions": "hosting_sdk, its classes by cattrs",
        "pydantic": "pydantic",
        "pydantic_after_orjson": "pydantic, after orjson",
    }
    commands = {
        f"{name} {variant}": [sys.executable, "decoding.py", variant, name]
        for name in BODIES
        for variant in variants
    }
    samples = measured(rounds, commands)
    found = best(samples)
    rows = [
        [
            name,
            told,
            f"{found[f'{name} {variant}']['decode'] * 1000:.1f}",
            spread(samples, f"{name} {variant}", "decode"),
            f"{found[f'{name} {variant}']['decode'] / found[f'{name} pydantic']['decode']:.2f}",
        ]
        for name in BODIES
        for variant, told in variants.items()
    ]
    note = (
        "About a megabyte of JSON each: 1,300 deployments, 950 teams, which are a union without a "
        "tag, and 310 projects, which are one too. The pydantic models have the same fields under "
        "the same names."
    )
    heads = ["list", "decoder", "CPU ms", "+ %", "x pydantic"]
    return table("Decoding a list", heads, rows, note)


def streams(rounds: int, url: str) -> str:
    names = {
        "split": "bare split of chunks + orjson",
        "readline": "readline loop + orjson",
        "records": "hosting_sdk",
    }
    samples = measured(rounds, {name: [sys.executable, "streams.py", name, url] for name in names})
    found = best(samples)
    base = found["split"]["cpu"]
    rows = [
        [
            names[name],
            f"{each['cpu']:.2f}",
            spread(samples, name, "cpu"),
            f"{each['count'] / each['cpu'] / 1000:.0f}",
            f"{base / each['cpu']:.2f}",
            f"{each['above']:.1f}",
        ]
        for name, each in found.items()
    ]
    heads = [
        "a million JSON Lines, 260 MB",
        "CPU s",
        "+ %",
        "thousand a CPU second",
        "rate x split",
        "MiB above",
    ]
    return table(
        "A stream of records", heads, rows, "The records are plain JSON values in all three rows."
    )


def bodies(rounds: int, url: str) -> str:
    with tempfile.NamedTemporaryFile(suffix=".bin") as file:
        for _ in range(1024):
            file.write(b"\0" * 1_048_576)
        file.flush()
        commands = {
            "curl -T": [sys.executable, "streams.py", "curl", url, file.name],
            "hosting_sdk upload": [sys.executable, "streams.py", "upload", url, file.name],
            "bare aiohttp download": [sys.executable, "streams.py", "drain", url],
            "hosting_sdk download": [sys.executable, "streams.py", "download", url],
        }
        samples = measured(rounds, commands)
    found = best(samples)
    upload, download = found["curl -T"]["seconds"], found["bare aiohttp download"]["seconds"]
    rows = [
        [
            name,
            f"{1073.741824 / each['seconds']:.0f}",
            spread(samples, name, "seconds"),
            f"{(download if 'download' in name else upload) / each['seconds']:.2f}",
            f"{each['above']:.1f}",
        ]
        for name, each in found.items()
    ]
    heads = ["way", "MB/s", "+ %", "x first of its kind", "MiB above"]
    note = "Time by the wall clock, because curl is a process of its own."
    return table("A gibibyte", heads, rows, note)


def limits() -> str:
    """Return the table of a rate limit; its clients wait most of the time, so they run together."""
    names = {
        "hosting_sdk": "hosting_sdk",
        "boto3": "boto3, adaptive, 10 attempts, 100 threads",
        "githubkit": "githubkit, its throttling and retries",
    }
    kinds = {"headers": "every response", "retry-after": "`Retry-After` of a refusal"}
    with ThreadPoolExecutor(len(names) * len(kinds)) as pool:
        running = {
            (name, kind): pool.submit(sample, [sys.executable, "limits.py", name, kind])
            for name in names
            for kind in kinds
        }
    return limits_table(names, kinds, {key: each.result() for key, each in running.items()})


def limits_table(
    names: dict[str, str],
    kinds: dict[str, str],
    found: dict[tuple[str, str], dict[str, float]],
) -> str:
    rows = [
        [
            told,
            kinds[kind],
            f"{found[name, kind]['requests']:.0f}",
            f"{found[name, kind]['failed']:.0f}",
            f"{found[name, kind]['seconds']:.0f}",
        ]
        for name, told in names.items()
        for kind in kinds
    ]
    note = (
        "1,000 calls at once against a server that accepts 25 in each second; one run, each client "
        "with its own limits of time and attempts."
    )
    heads = ["client", "the limit is in", "requests", "failed calls", "seconds"]
    return table("A rate limit", heads, rows, note)


def versions(node: Path | None) -> str:
    names = ("aiohttp", "attrs", "cattrs", "orjson", "pydantic", "boto3", *PEERS)
    found = ", ".join(f"{name} {metadata.version(name)}" for name in names)
    peer = ", Node with @vercel/sdk 1.19.40" if node else ""
    return f"CPython {platform.python_version()}, {found}{peer}; {os.cpu_count()} cores."


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    depth = parser.add_mutually_exclusive_group()
    depth.add_argument(
        "--rounds", type=int, default=5, metavar="N", help="rounds of each comparison (default: 5)"
    )
    depth.add_argument(
        "--quick", action="store_true", help="two rounds, which show that it runs; writes no file"
    )
    parser.add_argument("--no-write", action="store_true", help="print only: write no file")
    parser.add_argument("--node-modules", type=Path, help="a folder with @vercel/sdk in it")
    options = parser.parse_args()
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # users do not compile at every start
    with tempfile.TemporaryDirectory() as folder:
        rounds = 2 if options.quick else options.rounds
        text = measure(rounds, options.node_modules or installed_peer(folder))
    print(text)
    if not (options.quick or options.no_write):
        RESULTS.write_text(text, encoding="utf-8")


def measure(rounds: int, node: Path | None) -> str:
    """Return the page of results."""
    server = subprocess.Popen(
        [sys.executable, "server.py"],
        cwd=HERE,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    url = f"http://127.0.0.1:{server.stdout.readline().strip()}"
    try:
        parts = [
            imports(rounds),
            calls(rounds, url, node),
            decoding(rounds),
            streams(rounds, url),
            bodies(rounds, url),
            tool_server(rounds, node),
            limits(),
        ]
    finally:
        server.kill()
        server.wait()
    head = (
        "# hosting-sdk beside its peers\n\n"
        f"Written by `nox -s 'bench(hosting-sdk)'`. The best of {rounds} rounds, and by how many "
        f"per cent their median is above it. Ratios of one run. {versions(node)}\n"
    )
    return "\n".join([head, *parts]).rstrip() + "\n"


if __name__ == "__main__":
    main()
