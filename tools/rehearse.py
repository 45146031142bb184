"""Rehearse a release: every step but the upload, in a temporary clone.

`python3 tools/dev.py rehearse docs-config 1.2.0` prepares and tags the release, builds it twice
and compares the bytes, checks the distributions and their metadata, installs the wheel into an
empty environment, tries it there, runs the tests of the unpacked sdist, lists the components and
prints the release notes. If the last commit has the tag already, nothing is prepared: the release
workflow publishes the notes and the list of components that such a rehearsal makes.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import zipfile
from pathlib import Path

from packaging.metadata import Metadata

from tools.release import (
    ROOT,
    ReleaseError,
    build_parser,
    find_last_version,
    read_sections,
    read_version,
    run,
)


def prepare(clone: Path, package: str, version: str, address: str) -> None:
    """Clone the last commit; unless it has the release's tag, prepare and tag the release there.

    Raises:
        ReleaseError: The release is refused, or tag, version and changelog disagree.
    """
    tag = f"{package}-v{version}"
    run(ROOT, "git", "clone", "--quiet", ROOT, clone)
    if tag not in run(clone, "git", "tag", "--points-at", "HEAD").split():
        release = [sys.executable, "tools/release.py", "--repository", address]
        run(clone, *release, package, version)
        changed = run(clone, "git", "status", "--porcelain").splitlines()
        others = [line for line in changed if not line[3:].startswith(f"packages/{package}/")]
        if others:
            raise ReleaseError(f"the release changes more than its package: {others}")
        git = ["git", "-c", "user.name=rehearsal", "-c", "user.email=rehearsal@localhost"]
        run(clone, *git, "commit", "--quiet", "--all", "--message", f"{package}: {version}")
        run(clone, *git, "tag", tag)
    folder = clone / "packages" / package
    stated, last = read_version(folder), find_last_version(folder)
    if (stated, last) != (version, version):
        raise ReleaseError(
            f"the tag {tag}, the version {stated} and CHANGELOG.md ({last}) disagree"
        )
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


def check_distributions(sdist: Path, wheel: Path, address: str) -> None:
    """Check the form and the metadata of distributions."""
    run(wheel.parent, "twine", "check", "--strict", sdist, wheel)
    run(wheel.parent, "check-wheel-contents", wheel)
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (one for one in archive.namelist() if one.endswith(".dist-info/METADATA"))
        metadata = Metadata.from_email(archive.read(name))
    fields = ("author", "summary", "license_expression", "requires_python", "description")
    if missing := [field for field in fields if not getattr(metadata, field)]:
        raise ReleaseError(f"the metadata lacks {', '.join(missing)}")
    urls = list((metadata.project_urls or {}).values())
    if not urls or not all(url.startswith(f"{address}/") for url in urls):
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


def run_sdist_tests(sdist: Path, folder: Path) -> None:
    """Unpack an sdist in a folder, install it with what its tests need, and run its tests there."""
    shutil.unpack_archive(sdist, folder, filter="data")
    unpacked = folder / sdist.name.removesuffix(".tar.gz")
    run(unpacked, "uv", "venv", "--quiet", "--python", sys.executable, ".venv")
    python = unpacked / ".venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
    install = ["uv", "pip", "install", "--quiet", "--group=tests", "--python", str(python)]
    constraints = f"--constraint={ROOT / 'tools' / 'constraints.txt'}"
    run(unpacked, *install, constraints, ".")
    options = ["--quiet", "--numprocesses=auto", "--dist=loadgroup", "-m", "not once"]
    shown = run(unpacked, python, "-m", "pytest", *options)
    print(f"ok  the tests of the unpacked sdist: {shown.splitlines()[-1]}")


def main() -> None:
    """Run the command line."""
    parser = build_parser(__doc__, address="https://repository.invalid")
    parser.add_argument("--output", type=Path, metavar="FOLDER", help="keep what was made")
    options = parser.parse_args()
    package, version = options.package, options.version
    address = options.repository.rstrip("/")
    with tempfile.TemporaryDirectory(prefix="rehearsal-") as temporary:
        folder = Path(temporary)
        clone, output = folder / "clone", folder / "dist"
        try:
            prepare(clone, package, version, address)
            build_twice(clone, package, output)
            (sdist,), (wheel,) = output.glob("*.tar.gz"), output.glob("*.whl")
            check_distributions(sdist, wheel, address)
            try_wheel(package, version, output, folder)
            run_sdist_tests(sdist, folder)
        except ReleaseError as error:
            sys.exit(f"rehearse: {error}")
        notes = read_sections(clone / "packages" / package)[0].strip()
        (output / "notes.md").write_text(notes + "\n", encoding="utf-8")
        print(f"\n{notes}\n")
        if options.output is not None:
            shutil.copytree(output, options.output, dirs_exist_ok=True)


if __name__ == "__main__":
    main()
