"""Each wheel by itself: in an empty environment, on the oldest and the newest dependencies."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = sorted(path.parent.name for path in ROOT.glob("packages/*/pyproject.toml"))


@pytest.mark.parametrize("resolution", ["lowest-direct", "highest"])
@pytest.mark.parametrize("package", PACKAGES)
def test_a_wheel_installs_and_imports_alone(build_wheel, uv, tmp_path, package, resolution):
    uv("venv", "--quiet", "--python", sys.executable, tmp_path / "alone")
    scripts = tmp_path / "alone" / ("Scripts" if os.name == "nt" else "bin")
    python = scripts / "python"
    uv("pip", "install", "--python", python, f"--resolution={resolution}", build_wheel(package))
    module = package.replace("-", "_")
    code = f"import {module} as package; [getattr(package, name) for name in package.__all__]"
    subprocess.run([python, "-W", "error", "-I", "-c", code], check=True, cwd=tmp_path)
    shown = subprocess.run(
        [scripts / package, "--version"], check=True, capture_output=True, text=True, cwd=tmp_path
    )
    assert build_wheel(package).name.split("-")[1] in shown.stdout
    others = {name.replace("-", "_") for name in PACKAGES} - {module}
    installed = {path.name for path in (tmp_path / "alone").glob("**/site-packages/*")}
    assert not others & installed


@pytest.mark.parametrize("package", PACKAGES)
def test_a_wheel_carries_its_types_and_licence_and_nothing_of_the_repository(build_wheel, package):
    names = zipfile.ZipFile(build_wheel(package)).namelist()
    module = package.replace("-", "_")
    assert f"{module}/py.typed" in names
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert {name.split("/")[0].split("-")[0] for name in names} == {module}


DEPLOY = ROOT / "packages" / "operations-status" / "deploy"
LOCKS = ("requirements.txt", "build-requirements.txt")


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_of_the_image_has_the_pinned_versions_by_hash_and_names_no_index(name):
    text = (DEPLOY / name).read_text(encoding="utf-8")
    versions = {
        line.partition(" ")[0]
        for pins in ("constraints.txt", "build-constraints.txt")
        for line in (ROOT / "tools" / pins).read_text(encoding="utf-8").splitlines()
    }
    entries = re.findall(
        r"^(\S+==\S+)((?: \\\n    --hash=sha256:[0-9a-f]{64})+)$", text, re.MULTILINE
    )
    assert "".join(f"{pin}{hashes}\n" for pin, hashes in entries) == text
    assert {pin for pin, _ in entries} <= versions


@pytest.mark.skipif(os.name == "nt", reason="the image is Linux")
def test_the_commands_of_the_image_install_what_the_service_needs(tmp_path):
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", "")
    commands = [line.removeprefix("RUN ") for line in text.splitlines() if "pip" in line]
    folders = {"/opt/": f"{tmp_path}/opt/", "/source": str(DEPLOY.parent), "python -m venv": ""}
    folders["python -m venv"] = f"{sys.executable} -m venv"
    environ = os.environ | {"PACKAGE": str(DEPLOY.parent), "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    assert len(commands) == 2
    for command in commands:
        assert command.count("--require-hashes") == 1
        for before, after in folders.items():
            command = command.replace(before, after)  # noqa: PLW2901 one after the other
        subprocess.run(["sh", "-euc", command], check=True, env=environ, cwd=tmp_path)
    python = tmp_path / "opt" / "operations-status" / "bin" / "python"
    subprocess.run([python, "-m", "pip", "check"], check=True)
    code = "import operations_status.app, operations_status.stores.postgres.store, uvloop"
    subprocess.run([python, "-I", "-c", code], check=True, cwd=tmp_path)
