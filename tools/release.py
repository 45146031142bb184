"""Prepare the release of one package.

`python3 tools/dev.py release docs-config 1.2.0 --repository URL` moves the fragments into the
changelog (towncrier), sets the version (hatchling), writes the repository's address into the
package's metadata and prints the tag to push.

The person who publishes gives the address, by the option or in `REPOSITORY_URL`. A release without
one is refused: no file of this repository names an address.
"""

from __future__ import annotations

import argparse
import os
import re
import runpy
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from packaging.version import Version

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = sorted(path.parent.name for path in ROOT.glob("packages/*/pyproject.toml"))
ADDRESS = re.compile(r"https://[^\s\"\\/?#]+(/[^\s\"\\?#]*)?")
VERSION = re.compile(r"\d+\.\d+\.\d+((a|b|rc)\d+)?")
BREAKING = ("breaking", "removed")
"""Kinds of changelog fragments that break a promise: no patch release has one."""

TOWNCRIER = (sys.executable, "-m", "towncrier", "build")


class ReleaseError(Exception):
    """The release is refused; the message gives the reason."""


def read_metadata(folder: Path) -> dict[str, Any]:
    """Return the content of a package's `pyproject.toml`."""
    return tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))


def read_version(folder: Path) -> str:
    """Return the version that a package states; its metadata is derived from it.

    Raises:
        ReleaseError: The module that states it does not exist.
    """
    path = folder / read_metadata(folder)["tool"]["hatch"]["version"]["path"]
    if not path.is_file():
        raise ReleaseError(f"expected the version of {folder.name} in {path}, found no file")
    version: str = runpy.run_path(str(path))["__version__"]
    return version


def read_sections(folder: Path) -> list[str]:
    """Return the sections of a package's changelog, a release each, the newest first."""
    text = (folder / "CHANGELOG.md").read_text(encoding="utf-8")
    return re.split(r"^(?=## )", text, flags=re.MULTILINE)[1:]


def find_last_version(folder: Path) -> str | None:
    """Return the version of the changelog's newest heading, None when nothing was released."""
    return next((section.split()[1] for section in read_sections(folder)), None)


def render_changelog(package: str) -> str:
    """Return a package's changelog in Markdown, without a title; unreleased changes come first.

    Raises:
        ReleaseError: A fragment's name has no known kind.
    """
    folder = ROOT / "packages" / package
    draft = run(folder, *TOWNCRIER, "--draft", "--version", "Not released yet", "--date", "")
    return "".join([draft.replace(" ()\n", "\n", 1), *read_sections(folder)])


def run(folder: Path, *command: str | Path, **environ: str) -> str:
    """Return what a command prints.

    Args:
        folder: The command's working directory.
        command: The command line.
        environ: Variables that are added to the environment.

    Raises:
        ReleaseError: The command fails; the message has its output.
    """
    done = subprocess.run(
        command,
        cwd=folder,
        env=os.environ | environ,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        words = " ".join(map(str, command))
        output = f"{done.stdout}{done.stderr}".strip()
        raise ReleaseError(f"{words} exited with {done.returncode}:\n{output}")
    return done.stdout


def set_address(folder: Path, package: str, address: str) -> None:
    """Write the addresses of a package's pages below the repository's into metadata and README."""
    path = folder / "pyproject.toml"
    text = re.sub(r"\[project\.urls\]\n(?:.+\n)+\n?", "", path.read_text(encoding="utf-8"))
    urls = {
        "Documentation": f"{address}/tree/main/docs/{package}",
        "Source": f"{address}/tree/main/packages/{package}",
        "Changelog": f"{address}/blob/main/packages/{package}/CHANGELOG.md",
        "Issues": f"{address}/issues",
    }
    table = "\n".join(["[project.urls]", *(f'{name} = "{url}"' for name, url in urls.items())])
    before, heading, after = text.partition("[project.scripts]")
    path.write_text(f"{before}{table}\n\n{heading}{after}", encoding="utf-8")
    # A package index shows the README without the repository: its links must be absolute.
    readme = folder / "README.md"
    linked = readme.read_text(encoding="utf-8")
    linked = re.sub(r"(!\[[^\]]*\]\()\.\./\.\./", rf"\g<1>{address}/raw/main/", linked)
    linked = linked.replace("](../../", f"]({address}/blob/main/")
    readme.write_text(linked, encoding="utf-8")


def prepare(package: str, version: str, *, address: str) -> None:
    """Set version and address, and build the changelog from its fragments.

    Raises:
        ReleaseError: Malformed version or address, a version that is not newer than the last
            release, nothing to release, a patch release that breaks a promise, or a changelog
            that cannot be built. Nothing has been written then.
    """
    if not VERSION.fullmatch(version):
        raise ReleaseError(f"expected a version like 1.2.0 or 1.2.0rc1, got {version!r}")
    if not ADDRESS.fullmatch(address):
        raise ReleaseError(
            "expected the repository's address, like https://host/owner/name, by --repository or"
            f" REPOSITORY_URL, got {address!r}"
        )
    folder = ROOT / "packages" / package
    fragments = sorted((folder / "changelog.d").glob("*.md"))
    if not fragments:
        raise ReleaseError(f"nothing to release: changelog.d of {package} has no fragment")
    breaking = [path.name for path in fragments if path.name.split(".")[-2] in BREAKING]
    if breaking and Version(version).micro:
        raise ReleaseError(
            f"expected a version like 1.2.0, because {breaking[0]} breaks a promise, got {version}"
        )
    last = find_last_version(folder)
    if last is not None and Version(version) <= Version(last):
        raise ReleaseError(f"expected a version newer than {last}, the last release, got {version}")
    read_version(folder)
    # Without --keep, towncrier leaves the fragments silently if git cannot remove them.
    run(folder, *TOWNCRIER, "--keep", "--version", version)
    # A first release may have the version that the package states already.
    hatchling = [sys.executable, "-m", "hatchling", "version", version]
    run(folder, *hatchling, HATCH_VERSION_VALIDATE_BUMP="false")
    set_address(folder, package, address.rstrip("/"))
    for fragment in fragments:
        fragment.unlink()
    print(f"Commit packages/{package}, then push the tag {package}-v{version}.")


def build_parser(description: str | None, *, address: str = "") -> argparse.ArgumentParser:
    """Return a parser of the package, the version and the repository's address of a release."""
    parser = argparse.ArgumentParser(description=(description or "").partition("\n")[0])
    parser.add_argument("package", choices=PACKAGES)
    parser.add_argument("version")
    parser.add_argument(
        "--repository",
        metavar="URL",
        default=os.environ.get("REPOSITORY_URL", address),
        help="address that the metadata names; the default is REPOSITORY_URL",
    )
    return parser


def main() -> None:
    """Run the command line."""
    options = build_parser(__doc__).parse_args()
    try:
        prepare(options.package, options.version, address=options.repository)
    except ReleaseError as error:
        sys.exit(f"release.py: {error}")


if __name__ == "__main__":
    main()
