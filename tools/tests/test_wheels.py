"""Each wheel by itself: in an empty environment, on the oldest and the newest dependencies."""

from __future__ import annotations

import os
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
