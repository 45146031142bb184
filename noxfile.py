"""Tasks of this repository. `nox -l` lists them, `nox -t docs-config` runs all of one package.

Sessions use the interpreters of this machine; a missing one is named and skipped.
"""

from __future__ import annotations

import os
import shutil
import sys
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
nox.options.allow_parallel = True
# Tests start thousands of processes; each would compile the modules that it imports.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
# uv's own certificates do not include those that a company adds to the system's store.
os.environ.setdefault("UV_SYSTEM_CERTS", "true")

ROOT = Path(__file__).parent
PACKAGES = sorted(path.parent.name for path in ROOT.glob("packages/*/pyproject.toml"))
METADATA = ["pyproject.toml", *(f"packages/{name}/pyproject.toml" for name in PACKAGES)]
PYTHONS = nox.project.python_versions(nox.project.load_toml(METADATA[1]))
PRESENT = [version for version in PYTHONS if shutil.which(f"python{version}")]
NEWEST = PRESENT[-1] if PRESENT else f"{sys.version_info.major}.{sys.version_info.minor}"
PINNED = "--constraint=tools/constraints.txt"
BUILD_PINS = "tools/build-constraints.txt"
EXTRAS = {"hosting-sdk": "[mcp]", "operations-status": "[postgres]"}
SOURCES = [f"packages/{name}/src" for name in PACKAGES]
# Many tests wait for processes and sockets, so that some more workers keep the processors busy.
WORKERS = 3 * (os.cpu_count() or 1) // 2
EDITABLE = [word for name in PACKAGES for word in ("--editable", f"./packages/{name}")]
# The oldest and the newest interpreter; CI runs those in between as well. Two sessions run at
# a time, the longest first: some mostly wait, so that others can compute meanwhile.
nox.options.sessions = ["lint", "lowest(operations-status)", "types", "lowest(hosting-sdk)"]
nox.options.sessions += ["docs", "tools", "lowest(docs-config)"]
nox.options.sessions += [f"newest({package})" for package in reversed(PACKAGES)]
nox.options.sessions += ["generated", "compatibility", "build"]


def each_package(session: Callable[..., None]) -> Callable[..., None]:
    """Run a session for each package; `-t NAME` runs all of one package."""
    cases = [nox.param(name, id=name, tags=[name]) for name in PACKAGES]
    repeated: Callable[..., None] = nox.parametrize("package", cases)(session)
    return repeated


def install(session: nox.Session, package: str, *groups: str, versions: str = PINNED) -> None:
    """Install a package as users get it, as a newly built wheel, and some of its groups."""
    wheel = [f"--reinstall-package={package}", f"./packages/{package}{EXTRAS.get(package, '')}"]
    listed = [f"--group=packages/{package}/pyproject.toml:{group}" for group in groups]
    session.install(versions, *wheel, *listed)


def pytest_arguments(session: nox.Session, package: str, *selection: str) -> list[str]:
    """Return arguments of Python that run a package's tests: the command line's, or a selection."""
    chosen = session.posargs or [f"--numprocesses={WORKERS}", "--dist=loadgroup", *selection]
    return ["-m", "pytest", f"packages/{package}/tests", *chosen]


@nox.session
def lint(session: nox.Session) -> None:
    """Check style, spelling, imports between floors, package metadata and workflows."""
    session.install(PINNED, "--group=lint", "./packages/docs-config[links]")
    session.run("ruff", "format", "--check", ".")
    session.run("ruff", "check", ".")
    session.run("codespell")
    session.run("python", "tools/prose.py")
    sources = os.pathsep.join(SOURCES)
    session.run(
        "lint-imports", "--config", "tools/import-contracts.toml", env={"PYTHONPATH": sources}
    )
    session.run("validate-pyproject", *METADATA)
    session.run("zizmor", "--offline", "--quiet", ".github/workflows", "action.yml")
    session.run("docs-config", "check", "--links", "docs/config.json")


@nox.session(tags=["checks"])
def types(session: nox.Session) -> None:
    """Check types strictly: the packages, their tests, the tools."""
    groups = [f"--group={path}:tests" for path in METADATA[1:]]
    session.install(PINNED, "--group=types", *EDITABLE, *groups)
    session.run("mypy", *SOURCES)
    # Each platform has a cache of its own: a change of the platform makes a cache useless.
    for platform in ("win32", "darwin"):
        cache = f"--cache-dir=.mypy_cache/{platform}"
        session.run("mypy", f"--platform={platform}", cache, *SOURCES)
    for package in PACKAGES:
        tests = f"packages/{package}/tests"
        session.run("mypy", tests, env={"MYPYPATH": tests})
    user = "packages/hosting-sdk/tests/typing"
    session.run("basedpyright", "--pythonpath", f"{session.bin}/python", "--project", user)
    session.run("mypy", "noxfile.py", "tools", env={"MYPYPATH": "tools/demo"})


@nox.session(tags=["checks"])
def docs(session: nox.Session) -> None:
    """Build the documentation, a warning is an error; test its search and its bars."""
    session.install(PINNED, "--group=docs", *EDITABLE)
    site = "docs/_build/html"
    session.run("sphinx-build", "-W", "--keep-going", "-q", "docs", site)
    tests = ["tools/tests/test_bars.py", "tools/tests/test_search.py"]
    session.run("pytest", *tests, env={"BUILT_SITE": site})


@nox.session(tags=["checks"])
def generated(session: nox.Session) -> None:
    """Check that the generated files are up to date."""
    session.install(PINNED, "--group=generate", "--editable", "./packages/hosting-sdk")
    session.run("python", "-m", "tools.sdkgen", "--check")
    session.run("python", "-m", "tools.docsgen", "--check")


@nox.session(tags=["checks"])
def compatibility(session: nox.Session) -> None:
    """Compare what each package promises with its last release."""
    session.install(PINNED, "--group=compatibility", *EDITABLE)
    session.run("python", "-m", "tools.compatibility")


@nox.session(python=PYTHONS)
@each_package
def tests(session: nox.Session, package: str) -> None:
    """Run a package's tests against its wheel, on the newest dependencies that are pinned."""
    install(session, package, "tests")
    session.run("python", *pytest_arguments(session, package, "-m", "not once"))


@nox.session(python=NEWEST)
@each_package
def newest(session: nox.Session, package: str) -> None:
    """Run an eighth of what `tests` runs, on the newest interpreter that is present.

    `lowest` has run every line by then. This session looks for changes in newer interpreters and
    dependencies: an import, a warning, a default. Such a change breaks many tests as a rule; if it
    breaks a single test, an eighth of the tests misses it seven times in eight. CI runs all tests
    on all interpreters.
    """
    install(session, package, "tests")
    selection = ["-m", "not once", "-p", "tools.sample"]
    session.run("python", *pytest_arguments(session, package, *selection))


@nox.session(python=PYTHONS[0])
@each_package
def lowest(session: nox.Session, package: str) -> None:
    """Run a package's tests on its lowest direct dependencies; fail below 100 % coverage."""
    install(session, package, "tests", versions="--resolution=lowest-direct")
    module = package.replace("-", "_")
    session.env["COVERAGE_FILE"] = str(ROOT / f".coverage.{module}")
    session.env["COVERAGE_PROCESS_START"] = str(ROOT / "pyproject.toml")
    session.run("coverage", "erase")
    arguments = pytest_arguments(session, package, "-p", "tools.saved_coverage")
    session.run("coverage", "run", f"--source={module}", *arguments)
    if not session.posargs:
        session.run("coverage", "combine", "--quiet")
        session.run("coverage", "report")


@nox.session
@each_package
def anywhere(session: nox.Session, package: str) -> None:
    """Run a sample of a package's tests in today's hostile seat; `-- --seat=all` takes each."""
    session.install(PINNED, "--group=anywhere")
    install(session, package, "tests")
    seats = [word for word in session.posargs if word.startswith("--seat=")]
    options = [word for word in session.posargs if word not in seats]
    if not options:
        options = ["-m", "not once", "-p", "tools.sample", "--dist=loadgroup", "-n", "auto"]
    command = ["python", "-m", "pytest", f"packages/{package}/tests", "-p", "no:cacheprovider"]
    session.run("python", "tools/anywhere.py", *seats, *command, *options)


@nox.session
def generate(session: nox.Session) -> None:
    """Generate files again; `-- import-openapi FILE` imports newer facts of the platform."""
    session.install(PINNED, "--group=generate", "--editable", "./packages/hosting-sdk")
    session.run("python", "-m", "tools.sdkgen", *session.posargs)
    if not session.posargs:
        session.run("python", "-m", "tools.docsgen")


@nox.session
@each_package
def build(session: nox.Session, package: str) -> None:
    """Build a package's sdist and wheel into its folder in `dist/`."""
    folder = ["--clear", f"--out-dir=dist/{package}"]
    pinned = [f"--build-constraint={BUILD_PINS}", "--require-hashes"]
    session.run("uv", "build", "--quiet", *folder, *pinned, f"packages/{package}", external=True)


@nox.session
def tools(session: nox.Session) -> None:
    """Test the repository as a whole; `-- -m nightly` runs the tests that take minutes."""
    for package in PACKAGES:
        install(session, package)
    session.install(PINNED, "--group=tools")
    options = session.posargs or ["--numprocesses=auto", "--dist=loadfile", "-m", "not nightly"]
    session.run("pytest", "tools/tests", *options)


@nox.session(python=PYTHONS)
def installers(session: nox.Session) -> None:
    """Install each package with pip, uv, pipx, poetry and pdm, and run its command."""
    session.install(PINNED, "pytest", "pytest-asyncio", "pytest-timeout", "uv")
    session.run("python", "-m", "pytest", "tools/installers", *session.posargs)


@nox.session
def rehearse(session: nox.Session) -> None:
    """Rehearse a release: `-- PACKAGE VERSION` does everything but the upload."""
    session.install(PINNED, "--group=release")
    session.run("python", "-m", "tools.rehearse", *session.posargs)


@nox.session
def release(session: nox.Session) -> None:
    """Prepare a release: `-- PACKAGE VERSION --repository URL`."""
    session.install(PINNED, "--group=release")
    session.run("python", "tools/release.py", *session.posargs)


@nox.session
def program(session: nox.Session) -> None:
    """Build the stand-alone tool server into `dist/program`."""
    install(session, "hosting-sdk")
    session.install(PINNED, "pyinstaller")
    session.run("python", "tools/program/build.py", session.create_tmp())


@nox.session
def program_tests(session: nox.Session) -> None:
    """Try the stand-alone tool server that `program` has built with a real client."""
    install(session, "hosting-sdk")
    session.install(PINNED, "pytest", "pytest-asyncio", "pytest-timeout")
    session.run("pytest", "tools/program", *session.posargs)


@nox.session
def pictures(session: nox.Session) -> None:
    """Make the pictures of the documentation again, from the running packages; needs Chromium."""
    session.install(PINNED, "--group=pictures", *EDITABLE)
    session.run("python", "tools/pictures.py")


@nox.session
def demo(session: nox.Session) -> None:
    """Run the main job: all three packages at work, and the service that shows the outcome."""
    session.install(PINNED, *EDITABLE)
    session.run("python", "tools/demo", *session.posargs)


@nox.session
@each_package
def bench(session: nox.Session, package: str) -> None:
    """Measure a package beside its peers, print the ratios and write the table."""
    install(session, package, "bench")
    session.run("python", f"packages/{package}/benchmarks", *session.posargs)


@nox.session
def converters(session: nox.Session) -> None:
    """Let agent frameworks convert the tools of the tool server to strict modes, and call them."""
    install(session, "hosting-sdk", "converters")
    session.run("python", "-m", "pytest", "tools/converters", *session.posargs)


@nox.session
def tasks(session: nox.Session) -> None:
    """Do tasks with the tool server and its peers by a scripted policy, and write the table."""
    install(session, "hosting-sdk", "tasks")
    session.run("python", "packages/hosting-sdk/benchmarks/tasks", *session.posargs)


@nox.session
def trial(session: nox.Session) -> None:
    """Try operations-status for minutes: `-- soak`, `-- attack` or `-- chaos`, then its options."""
    install(session, "operations-status", "tests")
    name, *options = session.posargs or ["soak"]
    session.run("python", f"packages/operations-status/benchmarks/{name}.py", *options)


@nox.session(venv_backend="none")
def pins(session: nox.Session) -> None:
    """Refresh the pins of the tools, of the builds and of the image with the newest versions."""
    newest = ["uv", "pip", "compile", "--upgrade", "--quiet", "--no-header", "--no-annotate"]
    newest += ["--no-emit-index-url", "--no-emit-find-links"]
    universal = [*newest, "--universal", "--python-version=3.11", "--output-file"]
    groups = [
        f"--group={path}:{group}"
        for path in METADATA
        for group in nox.project.load_toml(path)["dependency-groups"]
    ]
    session.run(*universal, "tools/constraints.txt", *groups, "--all-extras", *METADATA[1:])
    session.run(*universal, BUILD_PINS, "--generate-hashes", "--group=build")
    # The image has one known system and Python, so its pins need not be universal.
    image = [*newest, "--generate-hashes", PINNED, "--python-platform=linux"]
    image += ["--python-version=3.13", "--output-file"]
    deploy = "packages/operations-status/deploy"
    session.run(*image, f"{deploy}/build-requirements.txt", "--group=image-build")
    extras = ["--extra=postgres", "--extra=uvloop", "packages/operations-status/pyproject.toml"]
    session.run(*image, f"{deploy}/requirements.txt", *extras)


@nox.session
@each_package
def mutate(session: nox.Session, package: str) -> None:
    """Mutate lines drawn at random; report what no test notices: `-- --count 20 --seed 7`."""
    session.install(PINNED, "--group=mutate")
    install(session, package, "tests")
    session.run("python", "-m", "tools.mutate", package, *session.posargs)
