"""The comparison with the last release, in a clone with tags of its own."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from functools import reduce
from operator import getitem
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tools import compatibility, surface  # noqa: E402 the root is not on the path of a test

ROUTE = "openapi.paths./operations"

pytestmark = pytest.mark.skipif(not (ROOT / ".git").exists(), reason="a clone needs git")


@pytest.fixture
def clone(tmp_path):
    """A clone of the last commit."""
    command = ["git", "clone", "--quiet", "--no-tags", str(ROOT), str(tmp_path / "clone")]
    subprocess.run(command, check=True)
    return tmp_path / "clone"


def tag(clone, name):
    git = ["git", "-c", "user.name=test", "-c", "user.email=test@localhost"]
    subprocess.run([*git, "tag", "--annotate", "--message", name, name], cwd=clone, check=True)


def check(clone):
    """Return the exit code of the comparison and everything that it prints."""
    command = [sys.executable, "-m", "tools.compatibility", str(clone)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def replace(clone, package, old, new):
    """Replace a text in every module of a package."""
    changed = 0
    for path in (clone / "packages" / package / "src").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        if old in text:
            path.write_text(text.replace(old, new), encoding="utf-8")
            changed += 1
    assert changed, old


def test_a_package_without_a_release_has_promised_nothing(clone):
    code, said = check(clone)
    assert code == 0, said
    assert said.count("nothing is released yet") == len(compatibility.PACKAGES)


@pytest.mark.timeout(600)  # it lists what two packages promise in six trees
def test_breaks_are_reported_until_a_fragment_names_them(clone):
    tag(clone, "docs-config-v0.0.9")
    tag(clone, "docs-config-v0.0.10")
    tag(clone, "operations-status-v0.1.0")
    code, said = check(clone)
    assert code == 0, said
    assert "docs-config: 0 breaks since docs-config-v0.0.10" in said
    assert "operations-status: 0 breaks since operations-status-v0.1.0" in said
    assert "hosting-sdk: nothing is released yet" in said

    replace(clone, "docs-config", "pages/orphan", "pages/lonely")
    replace(clone, "docs-config", "def check(source: ", "def check(origin: ")
    replace(clone, "operations-status", "max_lists", "max_listings")
    replace(clone, "operations-status", "exit_code = 3", "exit_code = 33")
    (document,) = (clone / "packages" / "operations-status" / "src").rglob("openapi.json")
    text = document.read_text(encoding="utf-8")
    document.write_text(text.replace('"egressProvider"', '"provider"'), encoding="utf-8")
    code, said = check(clone)
    assert code == 1, said
    names = ["rule pages/orphan", "setting max_lists", "exit code of SettingsError 3"]
    names += [f"{ROUTE}.{method}.parameters[egressProvider]" for method in ("get", "head")]
    assert all(f"`{name}`: is gone" in said for name in names), said
    assert said.count("egressProvider") == 2, said
    assert "`docs_config.checker.check(source)`: parameter was removed" in said

    for package in ("docs-config", "operations-status"):
        listed = [line.split("`")[1] for line in said.splitlines() if line.startswith("  `")]
        fragment = clone / "packages" / package / "changelog.d" / "+words.breaking.md"
        fragment.write_text(", ".join(f"`{name}`" for name in listed), encoding="utf-8")
    code, said = check(clone)
    assert code == 0, said


def test_a_deprecation_names_the_version_in_which_it_ends(clone):
    module = clone / "packages" / "docs-config" / "src" / "docs_config" / "old.py"
    warning = 'import warnings\n\nwarnings.warn("{}", DeprecationWarning, stacklevel=2)\n'
    for text, wanted in (
        ("`old` is removed in 99.0; use `new`", 0),
        ("`old` was removed in 0.0; use `new`", 1),
        ("do not use `old`", 1),
    ):
        module.write_text(warning.format(text), encoding="utf-8")
        code, said = check(clone)
        assert code == wanted, said
        assert ("old.py:3" in said) == bool(wanted)


def test_deprecations_are_found_in_warnings_and_decorators():
    text = """
warnings.warn(f"{name} is removed in 0.4", category=DeprecationWarning)
warnings.warn("slow", RuntimeWarning)

@deprecated("removed in 0.5; use new()")
def old(): ...
"""
    found = dict(compatibility.find_deprecations(ast.parse(text)))
    assert found == {2: " is removed in 0.4", 5: "removed in 0.5; use new()"}


def describe(*place, to=None):
    """Return what clients of a small HTTP API rely on, after a change of one place."""
    schema = {"type": "integer", "enum": [5, 6], "example": 5, "maximum": 10}
    parameter = {"name": "limit", "in": "query", "description": "The most.", "schema": schema}
    answer = {"description": "", "content": {"application/json": {}}}
    thing = {"required": ["id"], "properties": {"id": {"type": "string"}}}
    document = {
        "paths": {"/things": {"get": {"parameters": [parameter], "responses": {"200": answer}}}},
        "components": {"schemas": {"Thing": thing}},
    }
    if place:
        reduce(getitem, place[:-1], document)[place[-1]] = to
    return {*surface.list_http_api(document)}


GET = ("paths", "/things", "get")
LIMIT = (*GET, "parameters", 0)
THING = ("components", "schemas", "Thing")


@pytest.mark.parametrize(
    ("place", "to", "gone", "new"),
    [
        (("paths", "/things"), {}, "paths./things.get", None),
        ((*LIMIT, "name"), "most", "get.parameters[limit]", "get.parameters[most]"),
        ((*LIMIT, "in"), "header", "parameters[limit].in: query", None),
        ((*LIMIT, "schema", "type"), "string", "schema.type: integer", "schema.type: string"),
        ((*LIMIT, "schema", "enum"), [5], "schema.enum[]: 6", None),
        (
            (*LIMIT, "required"),
            True,
            None,
            f"need openapi.{'.'.join(GET)}.parameters[limit].required",
        ),
        ((*GET, "responses"), {}, "get.responses.200.content.application/json", None),
        ((*THING, "required"), [], "schemas.Thing.required[]: id", None),
        ((*THING, "properties"), {}, "schemas.Thing.properties.id.type: string", None),
    ],
)
def test_a_change_that_breaks_clients_of_an_http_api_changes_a_line(place, to, gone, new):
    before, after = describe(), describe(*place, to=to)
    assert gone is None or any(line.endswith(gone) for line in before - after)
    assert new is None or any(line.endswith(new) for line in after - before)


@pytest.mark.parametrize(
    ("place", "to"),
    [
        ((*LIMIT, "description"), "At most."),
        ((*LIMIT, "required"), False),
        ((*LIMIT, "schema", "maximum"), 20),
        ((*LIMIT, "schema", "example"), {"value": 6}),
    ],
)
def test_wording_and_bounds_of_an_http_api_are_no_promise(place, to):
    assert describe(*place, to=to) == describe()


def test_every_module_that_the_documentation_imports_from_is_public():
    public = compatibility.read_public_modules(ROOT)
    assert sorted(public) == compatibility.PACKAGES
    listed = {module for modules in public.values() for module in modules}
    roots = "|".join(package.replace("-", "_") for package in public)
    for page in [*ROOT.glob("docs/**/*.md"), *ROOT.glob("packages/*/README.md")]:
        text = page.read_text(encoding="utf-8")
        named = set(re.findall(rf"from ((?:{roots})(?:\.\w+)*) import", text))
        assert named <= listed, page
