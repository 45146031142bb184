"""Every task of this repository. `nox -l` lists them, `nox -t docs-config` runs all of one package.

Sessions use the interpreters that are on this machine and say which are missing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import nox

if TYPE_CHECKING:
    from collections.abc import Callable

nox.needs_version = ">=2026.7"
nox.options.default_venv_backend = "uv"
nox.options.reuse_venv = "yes"
nox.options.error_on_missing_interpreters = False
nox.options.download_python = "never"
# Tests start thousands of processes; each would compile what it imports.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
# uv brings certificates of its own, and fails where a company's are in the system's store.
os.environ.setdefault("UV_SYSTEM_CERTS", "true")

ROOT = Path(__file__).parent
PACKAGES = sorted(path.parent.name for path in ROOT.glob("packages/*/pyproject.toml"))
CONSTRAINTS = "tools/constraints.txt"
BUILD_CONSTRAINTS = "tools/build-constraints.txt"
DEFAULT = f"{sys.version_info.major}.{sys.version_info.minor}"
DIST = ROOT / "dist"
EXTRAS = {"hosting-sdk": "[mcp]", "operations-status": "[postgres]"}
# Test functions need no annotations; their bodies are checked all the same.
LENIENT = [
    "--allow-untyped-defs",
    "--allow-incomplete-defs",
    "--allow-untyped-calls",
    "--allow-untyped-decorators",
]


def _classified_pythons() -> list[str]:
    """Return the Python versions that the packages say they support."""
    prefix = "Programming Language :: Python :: "
    text = (ROOT / "packages" / PACKAGES[0] / "pyproject.toml").read_text(encoding="utf-8")
    classifiers = tomllib.loads(text)["project"]["classifiers"]
    return [line.removeprefix(prefix) for line in classifiers if line.startswith(prefix + "3.")]


PYTHONS = _classified_pythons()


def _reveal_pyenv() -> None:
    """Let pyenv's shims reach every interpreter that pyenv has, this one first."""
    if shutil.which("pyenv") is None:
        return
    listed = subprocess.run(
        ["pyenv", "versions", "--bare"],  # noqa: S607 whichever pyenv is on PATH
        capture_output=True,
        text=True,
        check=False,
    ).stdout.split()
    ordered = sorted(
        (name for name in listed if name.rpartition(".")[0] in PYTHONS),
        key=lambda name: not name.startswith(DEFAULT),
    )
    if ordered:
        os.environ["PYENV_VERSION"] = ":".join(ordered)


_reveal_pyenv()

NEWEST = max(
    (version for version in PYTHONS if shutil.which(f"python{version}")),
    key=PYTHONS.index,
    default=DEFAULT,
)
# Oldest and newest show most of what those between can, which run for every proposed change.
nox.options.sessions = [
    "lint",
    "types",
    "imports",
    "generated",
    "compatibility",
    f"tests-{NEWEST}",
    "lowest",
    "coverage",
    "build",
    "tools",
    "docs",
]


def each_package(session: Callable[..., None]) -> Callable[..., None]:
    """Run a session for each package; `-t NAME` runs all of one package."""
    cases = [nox.param(name, id=name, tags=[name]) for name in PACKAGES]
    repeated: Callable[..., None] = nox.parametrize("package", cases)(session)
    return repeated


def _install_package(session: nox.Session, package: str, *options: str, group: str) -> None:
    """Install a package as users get it, built as a wheel, and one of its dependency groups."""
    folder = f"packages/{package}"
    session.install(
        *options,
        f"--reinstall-package={package}",
        f"./{folder}{EXTRAS.get(package, '')}",
        "--group",
        f"{folder}/pyproject.toml:{group}",
    )


def _pytest(session: nox.Session, package: str) -> list[str]:
    """Return the command line of a package's tests."""
    arguments = session.posargs or ["--numprocesses=auto", "--dist=loadgroup"]
    return ["-m", "pytest", f"packages/{package}/tests", *arguments]


@nox.session(python=PYTHONS)
@each_package
def tests(session: nox.Session, package: str) -> None:
    """Run a package's tests against its wheel, on the newest dependencies that are pinned."""
    _install_package(session, package, f"--constraint={CONSTRAINTS}", group="tests")
    chosen = [] if session.posargs else ["-m", "not once"]
    session.run("python", *_pytest(session, package), *chosen)


@nox.session(python=PYTHONS[0])
@each_package
def lowest(session: nox.Session, package: str) -> None:
    """Run a package's tests on its lowest direct dependencies, and record what they cover."""
    _install_package(session, package, "--resolution=lowest-direct", group="tests")
    module = package.replace("-", "_")
    environment = {
        "COVERAGE_FILE": str(ROOT / f".coverage.{module}"),
        "COVERAGE_PROCESS_START": str(ROOT / "pyproject.toml"),
    }
    for data in ROOT.glob(f".coverage.{module}*"):
        data.unlink()
    command = ["coverage", "run", f"--source={module}", *_pytest(session, package)]
    session.run(*command, env=environment)


@nox.session(python=DEFAULT)
def coverage(session: nox.Session) -> None:
    """Combine what `lowest` covered and fail below the floor."""
    session.install(f"--constraint={CONSTRAINTS}", "coverage")
    if not list(ROOT.glob(".coverage.*")):
        session.skip("no test session has left data")
    session.run("coverage", "combine", "--keep", "--quiet")
    session.run("coverage", "report")


@nox.session(python=DEFAULT)
def lint(session: nox.Session) -> None:
    """Check style, spelling, package metadata and workflows."""
    session.install(
        f"--constraint={CONSTRAINTS}", "--group", "lint", "./packages/docs-config[links]"
    )
    session.run("ruff", "format", "--check", ".")
    session.run("ruff", "check", ".")
    session.run("codespell")
    session.run("python", "tools/prose.py")
    session.run("validate-pyproject", *[f"packages/{name}/pyproject.toml" for name in PACKAGES])
    session.run("zizmor", "--offline", "--quiet", ".github/workflows", "action.yml")
    session.run("docs-config", "check", "--links", "docs/config.json")


@nox.session(python=DEFAULT)
def types(session: nox.Session) -> None:
    """Check types strictly: the packages, their tests, the tools."""
    session.install(f"--constraint={CONSTRAINTS}", "--group", "types")
    for package in PACKAGES:
        folder = f"packages/{package}"
        session.install(
            f"--constraint={CONSTRAINTS}",
            "--editable",
            f"./{folder}",
            "--group",
            f"{folder}/pyproject.toml:tests",
        )
        session.run("mypy", f"{folder}/src")
        session.run("mypy", *LENIENT, f"{folder}/tests", env={"MYPYPATH": f"{folder}/tests"})
    user = "packages/hosting-sdk/tests/typing"
    session.run("basedpyright", "--pythonpath", f"{session.bin}/python", "--project", user)
    session.run("mypy", "noxfile.py", *sorted(map(str, Path("tools").glob("*.py"))))
    session.run("mypy", "--package=tools.sdkgen", "--package=tools.docsgen")
    session.run("mypy", "tools/demo", env={"MYPYPATH": "tools/demo"})


@nox.session(python=DEFAULT)
def imports(session: nox.Session) -> None:
    """Check the floors of each package, and that no package imports another."""
    session.install(f"--constraint={CONSTRAINTS}", "--group", "lint")
    for package in PACKAGES:
        session.install(f"--constraint={CONSTRAINTS}", "--editable", f"./packages/{package}")
    session.run("lint-imports", "--config", "tools/import-contracts.toml")


@nox.session(python=DEFAULT)
def generated(session: nox.Session) -> None:
    """Check that what is generated is what its generator makes today."""
    session.install(f"--constraint={CONSTRAINTS}", "--group", "generate")
    session.run("python", "-m", "tools.sdkgen", "--check")
    session.run("python", "-m", "tools.docsgen", "--check")


@nox.session(python=DEFAULT)
def generate(session: nox.Session) -> None:
    """Write what is generated; `-- import-openapi FILE` imports newer facts of the platform."""
    session.install(f"--constraint={CONSTRAINTS}", "--group", "generate")
    session.run("python", "-m", "tools.sdkgen", *session.posargs)
    if not session.posargs:
        session.run("python", "-m", "tools.docsgen")


@nox.session(python=DEFAULT)
def compatibility(session: nox.Session) -> None:
    """Compare what each package promises with its last release."""
    session.install(f"--constraint={CONSTRAINTS}", "--group", "compatibility")
    for package in PACKAGES:
        session.install(f"--constraint={CONSTRAINTS}", "--editable", f"./packages/{package}")
    session.run("python", "-m", "tools.compatibility")


@nox.session(python=DEFAULT)
@each_package
def build(session: nox.Session, package: str) -> None:
    """Build a package's sdist and wheel into `dist/`."""
    stem = package.replace("-", "_")
    for old in DIST.glob(f"{stem}-*"):
        old.unlink()
    options = ["--quiet", f"--build-constraint={BUILD_CONSTRAINTS}", "--require-hashes"]
    session.run(
        "uv", "build", *options, "--out-dir", str(DIST), f"packages/{package}", external=True
    )


@nox.session(python=DEFAULT)
def tools(session: nox.Session) -> None:
    """Test what no package can say alone: each wheel by itself, the bootstrap, the demo, peers."""
    session.install(f"--constraint={CONSTRAINTS}", "--group", "tools")
    for package in PACKAGES:
        session.install(
            f"--constraint={CONSTRAINTS}",
            f"--reinstall-package={package}",
            f"./packages/{package}{EXTRAS.get(package, '')}",
        )
    options = session.posargs or ["--numprocesses=auto", "--dist=loadfile"]
    session.run("pytest", "tools/tests", *options)


@nox.session(python=PYTHONS)
def installers(session: nox.Session) -> None:
    """Install each package with pip, uv, pipx, poetry and pdm, and run its command."""
    session.install(
        f"--constraint={CONSTRAINTS}", "pytest", "pytest-asyncio", "pytest-timeout", "uv"
    )
    session.run("python", "-m", "pytest", "tools/installers", *session.posargs)


@nox.session(python=DEFAULT)
def rehearse(session: nox.Session) -> None:
    """Rehearse a release: `-- PACKAGE VERSION` does everything but the upload."""
    session.install(f"--constraint={CONSTRAINTS}", "--group", "release")
    session.run("python", "tools/rehearse.py", *session.posargs)


@nox.session(python=DEFAULT)
def release(session: nox.Session) -> None:
    """Prepare a release: `-- PACKAGE VERSION --repository URL`."""
    session.install(f"--constraint={CONSTRAINTS}", "--group", "release")
    session.run("python", "tools/release.py", *session.posargs)


@nox.session(python=DEFAULT)
def program(session: nox.Session) -> None:
    """Build the stand-alone tool server into `dist/program`."""
    _install_program(session, "pyinstaller")
    session.run("python", "tools/program/build.py", session.create_tmp())


@nox.session(python=DEFAULT)
def program_tests(session: nox.Session) -> None:
    """Try the stand-alone tool server that `program` has built with a real client."""
    _install_program(session, "pytest", "pytest-asyncio", "pytest-timeout")
    session.run("pytest", "tools/program", *session.posargs)


def _install_program(session: nox.Session, *others: str) -> None:
    package = "./packages/hosting-sdk[mcp]"
    session.install(
        f"--constraint={CONSTRAINTS}", "--reinstall-package=hosting-sdk", package, *others
    )


@nox.session(python=DEFAULT)
def docs(session: nox.Session) -> None:
    """Build the documentation with the reference of the SDK; a warning is an error."""
    session.install(
        f"--constraint={CONSTRAINTS}",
        "--reinstall-package=hosting-sdk",
        "./packages/hosting-sdk",
        "--group",
        "docs",
    )
    session.run(
        "sphinx-build", "-W", "--keep-going", "-q", "-b", "html", "docs", "docs/_build/html"
    )


@nox.session(python=DEFAULT)
def pictures(session: nox.Session) -> None:
    """Make the pictures of the documentation again, from the running packages; needs Chromium."""
    session.install(f"--constraint={CONSTRAINTS}", "--group", "docs", "basedpyright", "playwright")
    for package in PACKAGES:
        session.install(f"--constraint={CONSTRAINTS}", "--editable", f"./packages/{package}")
    session.run("python", "tools/pictures.py")


@nox.session(python=DEFAULT)
def demo(session: nox.Session) -> None:
    """Run the main job: every package at its real work, and the service that tells of it."""
    for package in PACKAGES:
        session.install(f"--constraint={CONSTRAINTS}", "--editable", f"./packages/{package}")
    session.run("python", "tools/demo", *session.posargs)


@nox.session(python=DEFAULT)
@each_package
def bench(session: nox.Session, package: str) -> None:
    """Measure a package beside its peers, print the ratios and write the table."""
    _install_package(session, package, f"--constraint={CONSTRAINTS}", group="bench")
    session.run("python", f"packages/{package}/benchmarks", *session.posargs)


@nox.session(python=DEFAULT)
def soak(session: nox.Session) -> None:
    """Keep operations-status under load and faults for `-- --minutes 10`, and write the table."""
    package = "operations-status"
    _install_package(session, package, f"--constraint={CONSTRAINTS}", group="tests")
    session.run("python", f"packages/{package}/benchmarks/soak.py", "--write", *session.posargs)


@nox.session(python=DEFAULT)
def pins(session: nox.Session) -> None:
    """Refresh the pins in `tools/` with the newest versions."""
    options = ["--universal", "--upgrade", "--python-version=3.11", "--quiet", "--no-header"]
    options += ["--no-annotate", "--no-emit-index-url", "--no-emit-find-links"]
    compile_pins = ["uv", "pip", "compile", *options]
    metadata = ["pyproject.toml", *(f"packages/{name}/pyproject.toml" for name in PACKAGES)]
    groups = [f"--group={path}:{group}" for path in metadata for group in _dependency_groups(path)]
    command = [*compile_pins, "--all-extras", *groups, f"--output-file={CONSTRAINTS}"]
    session.run(*command, *metadata[1:], external=True)
    command = [*compile_pins, "--generate-hashes", f"--output-file={BUILD_CONSTRAINTS}"]
    session.run(*command, "--group=build", external=True)


def _dependency_groups(path: str) -> list[str]:
    """Return the names of the dependency groups of a `pyproject.toml`."""
    return list(tomllib.loads((ROOT / path).read_text(encoding="utf-8"))["dependency-groups"])
