"""The generator of the SDK, run on a manifest of three methods.

`python tools/tests/test_sdkgen.py` writes the golden tree anew; read the diff before you commit it.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

HERE = Path(__file__).parent / "sdkgen"
ROOT = Path(__file__).parents[2]
GOLDEN = HERE / "golden.txt"
FACTS_PARAMETER = {"name": "id", "in": "path", "required": True, "schema": {"type": "string"}}


def run(folder, *options):
    command = [
        *(sys.executable, "-m", "tools.sdkgen"),
        *("--manifest", folder / "manifest"),
        *("--package", folder / "package"),
        *("--docs", folder / "docs"),
        *options,
    ]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=False, env=environment
    )


def read_tree(folder):
    """Return every generated file in one text, in order."""
    paths = [
        *folder.glob("package/**/*"),
        *folder.glob("docs/**/*"),
        folder / "manifest/names.lock",
    ]
    files = {path.relative_to(folder).as_posix(): path for path in paths if path.is_file()}
    return "".join(
        f"======== {name}\n{files[name].read_text(encoding='utf-8')}" for name in sorted(files)
    )


@pytest.fixture
def folder(tmp_path):
    shutil.copytree(HERE / "manifest", tmp_path / "manifest")
    return tmp_path


def edit(path, old, new):
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_three_methods_make_the_golden_tree(folder):
    result = run(folder)
    assert (result.returncode, result.stderr) == (0, "")
    assert read_tree(folder) == GOLDEN.read_text(encoding="utf-8")


def test_a_second_run_changes_nothing_and_the_check_passes(folder):
    run(folder)
    first = read_tree(folder)
    assert run(folder).returncode == 0
    assert read_tree(folder) == first
    result = run(folder, "--check")
    assert (result.returncode, result.stdout) == (0, "")


def test_the_check_shows_what_differs_and_writes_nothing(folder):
    run(folder)
    edited = folder / "package/models/thing.py"
    edit(edited, "class Thing:", "class Thing:  # by hand")
    stray = folder / "package/groups/stray.py"
    stray.write_text("x = 1\n", encoding="utf-8")
    (folder / "docs/side_things.md").unlink()
    result = run(folder, "--check")
    assert result.returncode == 1
    assert "-class Thing:  # by hand" in result.stdout
    assert "-x = 1" in result.stdout
    assert "+# side_things" in result.stdout
    assert "run python -m tools.sdkgen" in result.stderr
    assert "by hand" in edited.read_text(encoding="utf-8")


def test_a_run_removes_what_is_no_longer_made(folder):
    run(folder)
    stray = folder / "package/groups/stray.py"
    stray.write_text("x = 1\n", encoding="utf-8")
    assert run(folder).returncode == 0
    assert not stray.exists()


def test_two_names_that_fold_into_one_are_refused(folder):
    edit(folder / "manifest/overrides.toml", 'parameter = "owner-id"', 'parameter = "other"')
    result = run(folder)
    assert result.returncode == 1
    assert "'ownerId' and 'owner-id', which both become 'owner_id'" in result.stderr
    assert "sideThings.listThings" in result.stderr


def test_a_public_name_that_disappears_is_refused_unless_an_alias_stays(folder):
    run(folder)
    edit(folder / "manifest/groups/sideThings.json", '"makeThing"', '"buildThing"')
    result = run(folder)
    assert result.returncode == 1
    assert "side_things.make_thing" in result.stderr
    with (folder / "manifest/overrides.toml").open("a", encoding="utf-8") as overrides:
        for kind, joint in (("function", "_"), ("method", ".")):
            overrides.write(
                f'[[alias]]\nkind = "{kind}"\nold = "side_things{joint}make_thing"\n'
                f'new = "side_things{joint}build_thing"\nreason = "things are built now"\n'
            )
        for suffix in ("", "Item"):
            overrides.write(
                f'[[alias]]\nkind = "model"\nold = "MakeThingResponseBody{suffix}"\n'
                f'new = "BuildThingResponseBody{suffix}"\nreason = "things are built now"\n'
            )
    result = run(folder)
    assert (result.returncode, result.stderr) == (0, "")
    group = (folder / "package/groups/side_things.py").read_text(encoding="utf-8")
    assert "make_thing = build_thing" in group


def test_a_module_above_its_budget_is_refused(folder):
    schema = {
        "type": "object",
        "properties": {f"part{n}": {"type": "string"} for n in range(500)},
    }
    path = folder / "manifest/schemas/ThingPage.json"
    path.write_text(json.dumps(schema), encoding="utf-8")
    result = run(folder)
    assert result.returncode == 1
    assert "expected models/thing_page.py to have at most 450 lines, got 5" in result.stderr


def test_an_override_whose_old_value_has_changed_is_refused(folder):
    edit(folder / "manifest/schemas/Thing.json", '"huge"', '"larger"')
    result = run(folder)
    assert result.returncode == 1
    assert "override of Thing/properties/payload" in result.stderr


def test_an_override_without_a_reason_is_refused(folder):
    edit(folder / "manifest/overrides.toml", 'reason = "too large to be typed"', 'reason = ""')
    result = run(folder)
    assert result.returncode == 1
    assert "expected a reason for every override" in result.stderr


@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        ('name = "sideThings.absent"\nnow.safe = true', "there is no such method"),
        (
            'name = "sideThings.makeThing"\nwas.verb = "PUT"\nnow.safe = true',
            "the facts no longer say {'verb': 'PUT'}",
        ),
    ],
)
def test_an_override_of_a_method_must_fit(folder, entry, complaint):
    with (folder / "manifest/overrides.toml").open("a", encoding="utf-8") as overrides:
        overrides.write(f'\n[[method]]\n{entry}\nreason = "a test"\n')
    result = run(folder)
    assert result.returncode == 1
    assert complaint in result.stderr


def test_an_error_table_that_counts_otherwise_is_refused(folder):
    edit(folder / "manifest/platform.toml", "methods = 1", "methods = 2")
    result = run(folder)
    assert result.returncode == 1
    assert "expected 2 methods with the error Refused, got 1" in result.stderr


def test_types_that_refer_to_each_other_across_modules_are_refused(folder):
    edit(
        folder / "manifest/schemas/Thing.json",
        '"size": {\n   "type": "number"\n  }',
        '"size": {"$ref": "ThingPage"}',
    )
    result = run(folder)
    assert result.returncode == 1
    assert "refers to itself through other modules" in result.stderr


def make_facts(folder):
    method = {
        "group": "things",
        "method": "deleteThing",
        "httpMethod": "DELETE",
        "path": "/v1/things/{id}",
        "security": True,
        "accept": "*/*",
        "streaming": False,
        "deprecated": False,
        "parameters": [
            FACTS_PARAMETER,
            {
                "name": "'x-Tag'",
                "apiName": "x-tag",
                "in": "header",
                "required": False,
                "schema": {"$ref": "#/components/Tag"},
            },
        ],
        "requestBody": None,
        "responses": [{"status": 204, "schema": "none"}],
        "errors": [{"status": 403, "className": "Refused"}],
    }
    facts = {"server": "https://api.example.com", "apiVersionFactsFrom": "1.0", "methods": [method]}
    refused = {"statuses": [403], "methods": 1, "data": {"type": "object"}}
    schemas = {"components": {"Tag": {"type": "string"}}, "errors": {"Refused": refused}}
    folder.mkdir()
    (folder / "methods.json").write_text(json.dumps(facts), encoding="utf-8")
    (folder / "schemas.json").write_text(json.dumps(schemas), encoding="utf-8")


def test_facts_become_a_manifest_under_wire_names_by_the_rules(tmp_path):
    make_facts(tmp_path / "facts")
    target = tmp_path / "manifest"
    (target / "groups").mkdir(parents=True)
    (target / "groups" / "old.json").write_text("{}", encoding="utf-8")
    shutil.copy(ROOT / "packages/hosting-sdk/manifest/platform.toml", target)
    command = [sys.executable, ROOT / "tools/make_manifest.py", tmp_path / "facts"]
    subprocess.run([*command, "--target", target], check=True)
    assert [path.name for path in target.glob("groups/*")] == ["things.json"]
    (method,) = json.loads((target / "groups/things.json").read_bytes())["methods"]
    assert (method["destructive"], method["safe"], method["idempotent"]) == (True, False, True)
    assert method["parameters"][1]["name"] == "x-tag"
    assert method["parameters"][1]["schema"] == {"$ref": "Tag"}
    assert method["results"] == [
        {"status": 204, "media_type": None, "kind": "none", "schema": None}
    ]
    pinned = json.loads((target / "PINNED.json").read_bytes())
    assert set(pinned["sha256"]) == {"methods.json", "schemas.json"}


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        shutil.copytree(HERE / "manifest", Path(name) / "manifest")
        run(Path(name)).check_returncode()
        GOLDEN.write_text(read_tree(Path(name)), encoding="utf-8")
