"""Rehearse a release: every step but the upload, in a temporary clone.

`python3 tools/dev.py rehearse docs-config 1.2.0` prepares and tags the release, builds it twice
and compares the bytes, checks the distributions and their metadata, installs the wheel into an
empty environment, tries it there, runs the tests of the unpacked sdist, lists the components and
prints the release notes. `--output FOLDER` keeps distributions, the list of components and notes.
`--tests EXPRESSION` collects all tests of the sdist, but runs only those that pytest selects with
`-k EXPRESSION`.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from email.parser import BytesHeaderParser
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).resolve().parent.parent
COMMANDS = {
    "docs-config": ["docs-config"],
    "hosting-sdk": ["hosting-sdk"],
    "operations-status": ["operations-status"],
}
"""Each package, and the command that it installs."""

EXTRAS = {"docs-config": "", "hosting-sdk": "[mcp]", "operations-status": "[postgres]"}
"""The extras with which the tests of a package run."""

PINNED = ["--build-constraint=tools/build-constraints.txt", "--require-hashes"]
"""Options of `uv build`: build requirements are pinned with hashes."""


class RehearsalError(Exception):
    """A step has failed; the message says which and why."""


def run(
    command: Sequence[str | Path], *, folder: Path, environ: dict[str, str] | None = None
) -> str:
    """Return what a command prints.

    Raises:
        RehearsalError: It has failed.
    """
    environ = {**os.environ, **(environ or {})}
    done = subprocess.run(command, cwd=folder, env=environ, capture_output=True, text=True)  # noqa: PLW1510 the code is checked below
    if done.returncode:
        words = " ".join(map(str, command))
        raise RehearsalError(f"{words} exited with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout


def report(step: str) -> None:
    """Print that a step has succeeded."""
    print(f"ok  {step}", flush=True)


def prepare(clone: Path, package: str, version: str, *, address: str) -> str:
    """Clone this repository's last commit, prepare the release there and tag it.

    Returns:
        The tag.
    """
    git = ["git", "-c", "user.name=rehearsal", "-c", "user.email=rehearsal@localhost"]
    run(["git", "clone", "--quiet", str(ROOT), str(clone)], folder=ROOT)
    release = [sys.executable, "tools/release.py"]
    run([*release, package, version, "--repository", address], folder=clone)
    changed = run(["git", "status", "--porcelain"], folder=clone).splitlines()
    others = [line for line in changed if not line[3:].startswith(f"packages/{package}/")]
    if others:
        raise RehearsalError(f"the release changes more than its package: {others}")
    tag = f"{package}-v{version}"
    run([*git, "commit", "--quiet", "--all", "--message", f"{package}: {version}"], folder=clone)
    run([*git, "tag", tag], folder=clone)
    run([*release, "--check-tag", tag], folder=clone)
    return tag


def build_twice(clone: Path, package: str, output: Path) -> list[Path]:
    """Return sdist and wheel, built twice with the same bytes.

    Raises:
        RehearsalError: The two builds differ.
    """
    commit = run(["git", "log", "-1", "--format=%ct"], folder=clone).strip()
    digests = []
    for number in range(2):
        folder = output if number == 0 else output.with_name("again")
        command: list[str | Path] = [
            "uv",
            "build",
            "--quiet",
            *PINNED,
            "--out-dir",
            folder,
            f"packages/{package}",
        ]
        run(command, folder=clone, environ={"SOURCE_DATE_EPOCH": commit})
        built = sorted(path for path in folder.iterdir() if not path.name.startswith("."))
        digests.append({path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in built})
    if digests[0] != digests[1]:
        raise RehearsalError(f"two builds of one commit differ: {digests}")
    return [output / name for name in digests[0]]


def check_metadata(wheel: Path, version: str, address: str) -> None:
    """Check the metadata of a wheel.

    Raises:
        RehearsalError: Version, addresses, licence or description are missing or wrong.
    """
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        found = BytesHeaderParser().parsebytes(archive.read(name))
    if found["Version"] != version:
        raise RehearsalError(f"expected version {version} in the metadata, got {found['Version']}")
    wanted = {"Summary", "License-Expression", "Requires-Python", "Description-Content-Type"}
    if missing := sorted(wanted - set(found.keys())):
        raise RehearsalError(f"the metadata lacks {', '.join(missing)}")
    addresses = found.get_all("Project-URL") or []
    if not addresses or not all(address in one for one in addresses):
        raise RehearsalError(f"expected addresses of {address} in the metadata, got {addresses}")


def install(folder: Path, package: str, version: str, distributions: Path) -> Path:
    """Install a package by its version into an empty environment, and return its folder."""
    environment = folder / "environment"
    run(["uv", "venv", "--quiet", "--python", sys.executable, environment], folder=folder)
    python = find_program(environment, "python")
    command = ["uv", "pip", "install", "--quiet", "--no-cache", f"--find-links={distributions}"]
    run([*command, "--python", str(python), f"{package}=={version}"], folder=folder)
    return environment


def find_program(environment: Path, name: str) -> Path:
    """Return the path of a program of an environment."""
    return environment / ("Scripts" if os.name == "nt" else "bin") / name


def smoke_test(environment: Path, package: str, version: str) -> None:
    """Import the package, check its dependencies and the version that its command prints.

    Raises:
        RehearsalError: The command prints another version.
    """
    python = find_program(environment, "python")
    run([python, "-W", "error", "-c", f"import {package.replace('-', '_')}"], folder=environment)
    run(["uv", "pip", "check", "--quiet", "--python", python], folder=environment)
    for command in COMMANDS[package]:
        said = run([find_program(environment, command), "--version"], folder=environment)
        if version not in said.split():
            raise RehearsalError(
                f"expected {version} from {command} --version, got {said.strip()!r}"
            )


def run_sdist_tests(sdist: Path, folder: Path, extras: str, *, selection: str) -> str:
    """Unpack an sdist, install it with its tests' dependencies, and run its tests there.

    Args:
        sdist: The archive.
        folder: Where it is unpacked.
        extras: The extras with which the package is installed.
        selection: An expression that selects tests, as for `pytest -k`; empty for all.

    Returns:
        The last line that pytest prints.
    """
    shutil.unpack_archive(sdist, folder)
    unpacked = folder / sdist.name.removesuffix(".tar.gz")
    run(["uv", "venv", "--quiet", "--python", sys.executable, ".venv"], folder=unpacked)
    python = find_program(unpacked / ".venv", "python")
    constraint = f"--constraint={ROOT / 'tools' / 'constraints.txt'}"
    install = ["uv", "pip", "install", "--quiet", constraint, f".{extras}", "--group=tests"]
    run([*install, "--python", python], folder=unpacked)
    options = ["--quiet", "--numprocesses=auto", "--dist=loadgroup"]
    options += ["-m", "not once", "-k", selection]
    return run([python, "-m", "pytest", *options], folder=unpacked).splitlines()[-1]


def list_components(environment: Path, file: Path) -> int:
    """Write the components of an environment as CycloneDX, and return their number."""
    python = find_program(environment, "python")
    run(["cyclonedx-py", "environment", "--output-file", file, python], folder=environment)
    return len(json.loads(file.read_text(encoding="utf-8")).get("components", []))


def read_notes(clone: Path, package: str) -> str:
    """Return the newest section of a package's changelog."""
    text = (clone / "packages" / package / "CHANGELOG.md").read_text(encoding="utf-8")
    _, *sections = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    return sections[0].strip()


def rehearse(package: str, version: str, *, address: str, folder: Path, selection: str) -> None:
    """Rehearse one release in a folder, and print each step when it is done."""
    clone, output = folder / "clone", folder / "dist"
    tag = prepare(clone, package, version, address=address)
    report(f"version, changelog and the tag {tag} agree; no other package has changed")
    distributions = build_twice(clone, package, output)
    report("sdist and wheel have the same bytes when they are built again")
    wheel = next(path for path in distributions if path.suffix == ".whl")
    run(["twine", "check", "--strict", *distributions], folder=folder)
    run(["check-wheel-contents", wheel], folder=folder)
    check_metadata(wheel, version, address)
    report("twine, check-wheel-contents and the check of the metadata find nothing")
    environment = install(folder, package, version, output)
    smoke_test(environment, package, version)
    report("the wheel installs by its version into an empty environment, and works there")
    (sdist,) = set(distributions) - {wheel}
    summary = run_sdist_tests(sdist, folder, EXTRAS[package], selection=selection)
    report(f"the tests of the unpacked sdist: {summary}")
    count = list_components(environment, output / f"{package}-{version}.cdx.json")
    report(f"{count} components are listed in {package}-{version}.cdx.json")
    notes = read_notes(clone, package)
    (output / "notes.md").write_text(notes + "\n", encoding="utf-8")
    for path in distributions:
        print(f"    {path.name}  {path.stat().st_size:,} bytes")
    print(f"\n{notes}\n")


def main(arguments: list[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    parser = argparse.ArgumentParser(
        prog="rehearse", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("package", choices=sorted(COMMANDS))
    parser.add_argument("version")
    parser.add_argument(
        "--repository",
        metavar="URL",
        default="https://repository.invalid",
        help="the address that the metadata is to name (default: one that cannot exist)",
    )
    parser.add_argument("--output", type=Path, metavar="FOLDER", help="keep what was made")
    parser.add_argument(
        "--tests",
        metavar="EXPRESSION",
        default="",
        help="run only these tests of the sdist, as with pytest -k (default: all)",
    )
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="rehearsal-") as temporary:
        folder = Path(temporary)
        try:
            rehearse(
                options.package,
                options.version,
                address=options.repository,
                folder=folder,
                selection=options.tests,
            )
        except RehearsalError as error:
            print(f"rehearse: {error}", file=sys.stderr)
            return 1
        if options.output is not None:
            shutil.copytree(folder / "dist", options.output, dirs_exist_ok=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
