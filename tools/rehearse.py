"""Rehearse a release: every step but the upload, in a temporary clone.

`python3 tools/dev.py rehearse docs-config 1.2.0` prepares and tags the release, builds it twice
and compares the bytes, checks the distributions and their metadata, installs the wheel into an
empty environment, tries it there, runs the tests of the unpacked sdist, lists the components and
prints the release notes. If the last commit has the tag already, nothing is prepared: the release
workflow publishes the notes and the list of components that such a rehearsal makes.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
import zipfile
from pathlib import Path

from packaging.metadata import Metadata

from tools.release import PACKAGES, ROOT, ReleaseError, read_sections, run

EXTRAS = {"hosting-sdk": "[mcp]", "operations-status": "[postgres]"}
"""The extras with which the tests of a package run."""


def prepare(clone: Path, package: str, version: str, address: str) -> None:
    """Clone the last commit; unless it has the release's tag, prepare and tag the release there."""
    tag = f"{package}-v{version}"
    run(ROOT, "git", "clone", "--quiet", ROOT, clone)
    release = [sys.executable, "tools/release.py", "--repository", address]
    if tag not in run(clone, "git", "tag", "--points-at", "HEAD").split():
        run(clone, *release, package, version)
        changed = run(clone, "git", "status", "--porcelain").splitlines()
        others = [line for line in changed if not line[3:].startswith(f"packages/{package}/")]
        if others:
            raise ReleaseError(f"the release changes more than its package: {others}")
        git = ["git", "-c", "user.name=rehearsal", "-c", "user.email=rehearsal@localhost"]
        run(clone, *git, "commit", "--quiet", "--all", "--message", f"{package}: {version}")
        run(clone, *git, "tag", tag)
    run(clone, *release, "--check-tag", tag)
    print(f"ok  version, changelog and the tag {tag} agree; no other package has changed")


def build_twice(clone: Path, package: str, output: Path) -> None:
    """Build sdist and wheel twice from pinned build requirements, and compare the bytes."""
    build = ["uv", "build", "--quiet", "--build-constraint=tools/build-constraints.txt"]
    build += ["--require-hashes", f"packages/{package}", "--out-dir"]
    again = output.with_name("again")
    run(clone, *build, output)
    run(clone, *build, again)
    run(clone, "git", "diff", "--no-index", "--stat", "--exit-code", output, again)
    print("ok  sdist and wheel have the same bytes when they are built again")


def check_distributions(sdist: Path, wheel: Path, version: str, address: str) -> None:
    """Check the form and the metadata of distributions."""
    run(wheel.parent, "twine", "check", "--strict", sdist, wheel)
    run(wheel.parent, "check-wheel-contents", wheel)
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (one for one in archive.namelist() if one.endswith(".dist-info/METADATA"))
        metadata = Metadata.from_email(archive.read(name))
    if str(metadata.version) != version:
        raise ReleaseError(f"expected version {version} in the metadata, got {metadata.version}")
    fields = ("author", "summary", "license_expression", "requires_python", "description")
    if missing := [field for field in fields if not getattr(metadata, field)]:
        raise ReleaseError(f"the metadata lacks {', '.join(missing)}")
    urls = list((metadata.project_urls or {}).values())
    if not urls or not all(url.startswith(address) for url in urls):
        raise ReleaseError(f"expected addresses of {address} in the metadata, got {urls}")
    print("ok  twine, check-wheel-contents and the check of the metadata find nothing")


def try_wheel(package: str, version: str, output: Path, folder: Path) -> None:
    """Install a package by its version alone, try it, and list its components as CycloneDX."""
    run(folder, "uv", "venv", "--quiet", "--python", sys.executable, "environment")
    programs = folder / "environment" / ("Scripts" if os.name == "nt" else "bin")
    pip = ["--quiet", "--python", str(programs / "python")]
    install = ["uv", "pip", "install", "--no-cache", f"--find-links={output}", *pip]
    run(folder, *install, f"{package}=={version}")
    run(folder, "uv", "pip", "check", *pip)
    code = f"import {package.replace('-', '_')}"
    run(folder, programs / "python", "-W", "error", "-c", code)
    shown = run(folder, programs / package, "--version")
    if version not in shown.split():
        raise ReleaseError(f"expected {version} from {package} --version, got {shown.strip()!r}")
    components = output / f"{package}.cdx.json"
    run(folder, "cyclonedx-py", "environment", "-o", components, programs / "python")
    print("ok  the wheel installs by its version into an empty environment, and works there")


def run_sdist_tests(sdist: Path, package: str, folder: Path, selection: str) -> None:
    """Unpack an sdist, install it with what its tests need, and run its tests there.

    Args:
        sdist: The archive.
        package: The package's name.
        folder: Where it is unpacked.
        selection: An expression that selects tests, as for `pytest -k`; empty for all.
    """
    shutil.unpack_archive(sdist, folder, filter="data")
    unpacked = folder / sdist.name.removesuffix(".tar.gz")
    run(unpacked, "uv", "venv", "--quiet", "--python", sys.executable, ".venv")
    python = unpacked / ".venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
    install = ["uv", "pip", "install", "--quiet", "--group=tests", "--python", str(python)]
    constraints = f"--constraint={ROOT / 'tools' / 'constraints.txt'}"
    run(unpacked, *install, constraints, f".{EXTRAS.get(package, '')}")
    options = ["--quiet", "--numprocesses=auto", "--dist=loadgroup", "-m", "not once"]
    shown = run(unpacked, python, "-m", "pytest", *options, "-k", selection)
    print(f"ok  the tests of the unpacked sdist: {shown.splitlines()[-1]}")


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("package", choices=PACKAGES)
    parser.add_argument("version")
    parser.add_argument(
        "--repository",
        metavar="URL",
        default=os.environ.get("REPOSITORY_URL", "https://repository.invalid"),
        help="address that the metadata names (default: REPOSITORY_URL, or one that cannot exist)",
    )
    parser.add_argument("--output", type=Path, metavar="FOLDER", help="keep what was made")
    parser.add_argument(
        "--tests",
        metavar="EXPRESSION",
        default="",
        help="run only these tests of the sdist, as with pytest -k (default: all)",
    )
    options = parser.parse_args()
    package, version = options.package, options.version
    with tempfile.TemporaryDirectory(prefix="rehearsal-") as temporary:
        folder = Path(temporary)
        clone, output = folder / "clone", folder / "dist"
        try:
            prepare(clone, package, version, options.repository)
            build_twice(clone, package, output)
            (sdist,), (wheel,) = output.glob("*.tar.gz"), output.glob("*.whl")
            check_distributions(sdist, wheel, version, options.repository)
            try_wheel(package, version, output, folder)
            run_sdist_tests(sdist, package, folder, options.tests)
        except ReleaseError as error:
            sys.exit(f"rehearse: {error}")
        notes = read_sections(clone / "packages" / package)[0].strip()
        (output / "notes.md").write_text(notes + "\n", encoding="utf-8")
        print(f"\n{notes}\n")
        if options.output is not None:
            shutil.copytree(output, options.output, dirs_exist_ok=True)


if __name__ == "__main__":
    main()
