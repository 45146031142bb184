"""Prepare the release of one package, or check the tag that asks for one.

`python3 tools/dev.py release docs-config 1.2.0 --repository URL` sets the version, writes the
repository's address into the package's metadata, moves the fragments into the changelog and prints
what to commit and which tag to push. `python3 tools/release.py --check-tag TAG` fails unless tag,
version and the newest heading of the changelog agree; it needs the standard library only.

The person who publishes gives the address, by the option or in `REPOSITORY_URL`. A release without
one is refused: no file of this repository names an address.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = sorted(path.parent.name for path in ROOT.glob("packages/*/pyproject.toml"))
STATED = re.compile(r'^(__version__(?:: Final)? = )"([^"]+)"', re.MULTILINE)
ADDRESS = re.compile(r"https://[^\s\"\\/?#]+(/[^\s\"\\?#]*)?")
VERSION = re.compile(r"\d+\.\d+\.\d+((a|b|rc)\d+)?")
PATCH = re.compile(r"\d+\.\d+\.0*[1-9].*")
BREAKING = ("breaking", "removed")
"""Kinds of changelog fragments that break a promise: no patch release has one."""


class ReleaseError(Exception):
    """The release is refused; the message is one sentence that gives the reason."""


def find_version_file(folder: Path) -> Path:
    """Return the module that states the version of a package; its metadata is derived from it.

    Raises:
        ReleaseError: There is none, or more than one.
    """
    found = sorted(folder.glob("src/*/_version.py"))
    if len(found) != 1:
        raise ReleaseError(f"expected one src/*/_version.py in {folder}, got {len(found)}")
    return found[0]


def read_version(folder: Path) -> str:
    """Return the version of a package.

    Raises:
        ReleaseError: No module states it.
    """
    path = find_version_file(folder)
    found = STATED.search(path.read_text(encoding="utf-8"))
    if found is None:
        raise ReleaseError(f"expected __version__ in {path}, found none")
    return found[2]


def read_heading(folder: Path) -> str | None:
    """Return the version of the changelog's newest heading, None when nothing was released."""
    text = (folder / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(r"^## (\S+)", text, re.MULTILINE)
    return found[1] if found else None


def find_fragments(folder: Path) -> list[Path]:
    """Return the changelog fragments of a package.

    Raises:
        ReleaseError: There is none, or one of a kind that the metadata does not define.
    """
    metadata = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))
    kinds = [kind["directory"] for kind in metadata["tool"]["towncrier"]["type"]]
    fragments = sorted((folder / "changelog.d").glob("*.md"))
    if not fragments:
        raise ReleaseError(f"nothing to release: changelog.d of {folder.name} has no fragment")
    for fragment in fragments:
        if fragment.name.split(".")[-2] not in kinds:
            raise ReleaseError(
                "expected a fragment named like +it.KIND.md, with a KIND of"
                f" {', '.join(kinds)}, got {fragment.name!r}"
            )
    return fragments


def read_addresses(folder: Path) -> list[str]:
    """Return the addresses that a package's metadata names."""
    metadata = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))
    return list(metadata["project"].get("urls", {}).values())


def check_tag(tag: str, *, address: str = "", root: Path = ROOT) -> None:
    """Check that a tag names a package and the version that its files state.

    Args:
        tag: The tag.
        address: The repository's URL, which the metadata has to name; empty where it is not known.
        root: The checkout.

    Raises:
        ReleaseError: The tag has another form, tag, metadata and changelog disagree, or the
            metadata does not name the repository.
    """
    package, separator, version = tag.rpartition("-v")
    folder = root / "packages" / package
    if not separator or not package or not (folder / "pyproject.toml").is_file():
        raise ReleaseError(f"expected a tag like docs-config-v1.2.0, got {tag!r}")
    stated = {"the package": read_version(folder), "CHANGELOG.md": read_heading(folder)}
    for source, found in stated.items():
        if found != version:
            raise ReleaseError(f"the tag says {version}, {source} of {package} says {found}")
    addresses = read_addresses(folder)
    if not addresses or not all(one.startswith(f"{address}/") for one in addresses if address):
        wanted = address or "the repository's address"
        raise ReleaseError(f"the metadata of {package} names {addresses}, not {wanted}")


def set_version(folder: Path, version: str) -> None:
    """Replace the version of a package."""
    path = find_version_file(folder)
    text = path.read_text(encoding="utf-8")
    path.write_text(STATED.sub(rf'\g<1>"{version}"', text, count=1), encoding="utf-8")


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
    # A package index shows the README beside nothing else: its links must be whole.
    readme = folder / "README.md"
    linked = readme.read_text(encoding="utf-8")
    linked = re.sub(r"(!\[[^\]]*\]\()\.\./\.\./", rf"\g<1>{address}/raw/main/", linked)
    linked = linked.replace("](../../", f"]({address}/blob/main/")
    readme.write_text(linked, encoding="utf-8")


def prepare(package: str, version: str, *, address: str, root: Path = ROOT) -> None:
    """Set version and address, and build the changelog from its fragments.

    Args:
        package: The package's name.
        version: The version that is to be released.
        address: The repository's URL.
        root: The checkout.

    Raises:
        ReleaseError: Unknown package, malformed version or address, a version that is not newer
            than the last release, nothing to release, a fragment of an unknown kind, a patch
            release that breaks a promise, or a changelog that cannot be built. Nothing has been
            written then.
    """
    from packaging.version import Version  # noqa: PLC0415 --check-tag runs with nothing installed

    folder = root / "packages" / package
    if not (folder / "pyproject.toml").is_file():
        raise ReleaseError(f"expected one of {', '.join(PACKAGES)}, got {package!r}")
    if not VERSION.fullmatch(version):
        raise ReleaseError(f"expected a version like 1.2.0 or 1.2.0rc1, got {version!r}")
    if not ADDRESS.fullmatch(address):
        raise ReleaseError(
            "expected the repository's address, like https://host/owner/name, by --repository or"
            f" REPOSITORY_URL, got {address!r}"
        )
    fragments = find_fragments(folder)
    breaking = [path.name for path in fragments if path.name.split(".")[-2] in BREAKING]
    if breaking and PATCH.fullmatch(version):
        raise ReleaseError(
            f"expected a version like 1.2.0, because {breaking[0]} breaks a promise, got {version}"
        )
    last = read_heading(folder)
    if last is not None and Version(version) <= Version(last):
        raise ReleaseError(f"expected a version newer than {last}, the last release, got {version}")
    find_version_file(folder)
    # It would leave the fragments, and not say so, if git could not remove them.
    towncrier = [sys.executable, "-m", "towncrier", "build", "--keep"]
    command = [*towncrier, "--dir", str(folder), "--version", version]
    built = subprocess.run(command, stderr=subprocess.PIPE, text=True, check=False)
    if built.returncode != 0:
        reason = (built.stderr.splitlines() or ["no message"])[-1].strip()
        raise ReleaseError(f"towncrier cannot build the changelog of {package}: {reason}")
    set_version(folder, version)
    set_address(folder, package, address.rstrip("/"))
    for fragment in fragments:
        fragment.unlink()


def main(arguments: list[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    parser = argparse.ArgumentParser(
        prog="release.py", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("package", nargs="?", help=", ".join(PACKAGES))
    parser.add_argument("version", nargs="?")
    parser.add_argument("--repository", metavar="URL", default=os.environ.get("REPOSITORY_URL", ""))
    parser.add_argument("--check-tag", metavar="TAG")
    options = parser.parse_args(arguments)
    try:
        if options.check_tag is not None:
            check_tag(options.check_tag, address=options.repository.rstrip("/"))
            return 0
        if options.package is None or options.version is None:
            parser.error("a package and a version are needed")
        prepare(options.package, options.version, address=options.repository)
    except ReleaseError as error:
        print(f"release.py: {error}", file=sys.stderr)
        return 1
    tag = f"{options.package}-v{options.version}"
    print(f"Commit packages/{options.package}, then push the tag {tag}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
