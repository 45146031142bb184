"""Each installer installs each package into an empty folder, with the commands that users type.

The packages come from an index on the loopback with the wheels of this checkout and their
dependencies.
"""

from __future__ import annotations

import functools
import http.server
import os
import re
import shutil
import subprocess
import sys
import threading
from importlib import metadata
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("docs-config", "hosting-sdk", "operations-status")
VERSION = "0.0.1.dev7"
"""Version of the wheels under test; no public index has it."""

MOST = {"docs-config": (5, 8), "hosting-sdk": (16, 40), "operations-status": (22, 60)}
"""Limits for each package: distributions, the package included, and their size in MB."""

PYTHON = f"=={sys.version_info.major}.{sys.version_info.minor}.*"
"""The interpreters that the index has wheels for."""

SCRIPTS = "Scripts" if os.name == "nt" else "bin"
POETRY = """\
[project]
name = "user"
version = "1"
requires-python = "{python}"

[tool.poetry]
package-mode = false

[[tool.poetry.source]]
name = "loopback"
url = "{index}"
priority = "primary"
"""
PDM = """\
[project]
name = "user"
version = "1"
requires-python = "{python}"

[tool.pdm]
distribution = false

[[tool.pdm.source]]
name = "pypi"
url = "{index}"
"""


@pytest.fixture(scope="session")
def index(tmp_path_factory):
    """The address of an index that has the wheels of this checkout and their dependencies."""
    folder = tmp_path_factory.mktemp("index")
    wheels = folder / "wheels"
    for package in PACKAGES:
        source = folder / "source" / package
        shutil.copytree(ROOT / "packages" / package, source)
        (stated,) = source.glob("src/*/_version.py")
        text = stated.read_text(encoding="utf-8")
        stated.write_text(re.sub(r'= "[^"]+"', f'= "{VERSION}"', text), encoding="utf-8")
        run("uv", "build", "--quiet", "--wheel", "--out-dir", wheels, source, folder=folder)
    run("uv", "venv", "--quiet", "--seed", "--python", sys.executable, "place", folder=folder)
    pip = [folder / "place" / SCRIPTS / "python", "-m", "pip", "download", "--quiet"]
    run(*pip, "--dest", wheels, *wheels.glob("*.whl"), folder=folder)
    for wheel in wheels.glob("*.whl"):
        shelf = folder / "simple" / re.sub(r"[-_.]+", "-", wheel.name.partition("-")[0]).lower()
        shelf.mkdir(parents=True, exist_ok=True)
        shutil.copy(wheel, shelf)

    class Handler(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            """Print nothing."""

    handler = functools.partial(Handler, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/simple/"
        server.shutdown()
        thread.join()


def run(*command, folder, **environ):
    # The session's environment must not be taken for the target of the installation.
    kept = {name: text for name, text in os.environ.items() if name != "VIRTUAL_ENV"}
    done = subprocess.run(
        [*map(str, command)],
        cwd=folder,
        env=kept | environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def by_pip(package, index, folder):
    run("uv", "venv", "--quiet", "--seed", "--python", sys.executable, "place", folder=folder)
    python = folder / "place" / SCRIPTS / "python"
    command = [python, "-m", "pip", "install", "--quiet", "--index-url", index]
    run(*command, f"{package}=={VERSION}", folder=folder)
    return folder / "place"


def by_uv(package, index, folder):
    run("uv", "init", "--quiet", "--bare", "--python", sys.executable, folder=folder)
    run(
        "uv",
        "add",
        "--quiet",
        "--python",
        sys.executable,
        "--default-index",
        index,
        f"{package}=={VERSION}",
        folder=folder,
    )
    return folder / ".venv"


def by_pipx(package, index, folder):
    environ = {"PIPX_HOME": str(folder / "home"), "PIPX_BIN_DIR": str(folder / "commands")}
    options = ["--python", sys.executable, f"--pip-args=--index-url {index}"]
    tool = ["uv", "tool", "run", "--quiet", "pipx", "install", "--quiet"]
    run(*tool, *options, f"{package}=={VERSION}", folder=folder, **environ)
    assert (folder / "commands" / package).exists()
    return folder / "home" / "venvs" / package


def by_poetry(package, index, folder):
    (folder / "pyproject.toml").write_text(
        POETRY.format(index=index, python=PYTHON), encoding="utf-8"
    )
    run("uv", "venv", "--quiet", "--python", sys.executable, folder=folder)
    environ = {"POETRY_VIRTUALENVS_IN_PROJECT": "true", "POETRY_CACHE_DIR": str(folder / "cache")}
    tool = ["uv", "tool", "run", "--quiet", "--python", sys.executable, "poetry"]
    command = [*tool, "add", f"{package}=={VERSION}"]
    run(*command, folder=folder, **environ)
    return folder / ".venv"


def by_pdm(package, index, folder):
    (folder / "pyproject.toml").write_text(PDM.format(index=index, python=PYTHON), encoding="utf-8")
    # pdm 2.29 fails with newer versions of these.
    works = ["--with=hishel<1.2", "--with=unearth<0.18"]
    tool = ["uv", "tool", "run", "--quiet", "--python", sys.executable, *works, "pdm"]
    run("uv", "venv", "--quiet", "--python", sys.executable, folder=folder)
    run(*tool, "use", "--quiet", "--first", folder / ".venv" / SCRIPTS / "python", folder=folder)
    run(*tool, "add", "--quiet", f"{package}=={VERSION}", folder=folder)
    return folder / ".venv"


INSTALLERS = {"pip": by_pip, "uv": by_uv, "pipx": by_pipx, "poetry": by_poetry, "pdm": by_pdm}


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("installer", INSTALLERS)
def test_each_installer_installs_each_package_and_its_command_runs(
    installer, package, index, tmp_path
):
    place = INSTALLERS[installer](package, index, tmp_path)
    said = run(place / SCRIPTS / package, "--version", folder=tmp_path)
    assert VERSION in said.split()


@pytest.mark.parametrize("package", PACKAGES)
def test_a_package_brings_few_distributions_along(package, index, tmp_path, capsys):
    place = by_uv(package, index, tmp_path)
    (site,) = place.glob("Lib/site-packages" if os.name == "nt" else "lib/*/site-packages")
    names = sorted(found.name for found in metadata.distributions(path=[str(site)]))
    size = sum(path.stat().st_size for path in site.rglob("*") if path.is_file()) / 1e6
    with capsys.disabled():
        print(f"\n{package}: {len(names)} distributions, {size:.1f} MB: {', '.join(names)}")
    most, megabytes = MOST[package]
    assert len(names) <= most
    assert size <= megabytes
