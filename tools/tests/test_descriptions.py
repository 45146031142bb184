"""The descriptions in the manifest: how many there are, and which texts the generator refuses."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent / "sdkgen"
ROOT = Path(__file__).parents[2]
GROUP = "manifest/descriptions/sideThings.toml"


def run(*arguments):
    command = [sys.executable, "-m", "tools.sdkgen", *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def generate(folder):
    return run(
        *("--manifest", folder / "manifest"),
        *("--package", folder / "package"),
    )


@pytest.fixture
def folder(tmp_path):
    shutil.copytree(HERE / "manifest", tmp_path / "manifest")
    return tmp_path


def add(folder, section, line):
    path = folder / GROUP
    text = path.read_text(encoding="utf-8")
    assert f"[{section}]\n" in text
    path.write_text(text.replace(f"[{section}]\n", f"[{section}]\n{line}\n"), encoding="utf-8")


def test_the_manifest_describes_as_much_as_it_promises(method_count):
    result = run("coverage")
    assert (result.returncode, result.stderr) == (0, "")
    counts = {
        kind: (int(described), int(total))
        for kind, described, total in re.findall(r"(\w+) +(\d+) of (\d+)", result.stdout)
    }
    assert counts["methods"] == (method_count, method_count)
    assert counts["parameters"][0] == counts["parameters"][1] >= 1134
    assert counts["request"][0] >= 1060
    assert counts["result"][0] >= 2500
    assert counts["examples"] == (method_count, method_count)


def test_coverage_lists_entries_without_a_description(folder):
    result = run("--manifest", folder / "manifest", "coverage", "--missing")
    assert result.returncode == 0
    assert "methods         2 of 3" in result.stdout
    assert "  sideThings.makeThing\n" in result.stdout
    assert "  sideThings query listThings.until\n" in result.stdout
    assert "listThings.limit" not in result.stdout


def test_coverage_finds_sentences_copied_from_another_document(folder):
    reference = folder / "reference.json"
    document = {"notes": ["Other. Note of the owner; null, IF there is none (none)."]}
    reference.write_text(json.dumps(document), encoding="utf-8")
    options = ("--manifest", folder / "manifest", "coverage", "--against", reference)
    assert run(*options).returncode == 0
    document["notes"].append("First. Watch the events of all kits. Last.")
    reference.write_text(json.dumps(document), encoding="utf-8")
    result = run(*options)
    assert result.returncode == 1
    assert result.stderr == (
        "sideThings methods watchSDKEvents: copied: Watch the events of all kits.\n"
    )


@pytest.mark.parametrize(
    ("section", "line", "message"),
    [
        (
            "parameters",
            '"listThings.ownerId" = "The ID of the owner."',
            "parameters listThings.ownerId: only repeats the name",
        ),
        (
            "parameters",
            f'"listThings.ownerId" = "{"x" * 200}."',
            "parameters listThings.ownerId: has 201 characters, more than 200",
        ),
        (
            "methods",
            f'makeThing = "Make a {"very " * 20}big thing. Return it."',
            "methods makeThing: has a first sentence of 117 characters, more than 88",
        ),
        (
            "methods",
            "makeThing = 'Make a thing for\u0020ever.'",
            "write: indefinitely",
        ),
        (
            "result",
            '"watchSDKEvents.size" = "Size in bytes"',
            "result watchSDKEvents.size: is not plain sentences of one line",
        ),
        (
            "result",
            '"watchSDKEvents.weight" = "Weight in grams."',
            "expected descriptions of what exists, got ['sideThings result watchSDKEvents.weight']",
        ),
        (
            "result",
            '"listThings.things.note" = "Another text on the same field."',
            "'sideThings result listThings.things.note', 'sideThings result watchSDKEvents.note'",
        ),
        (
            "result",
            '"watchSDKEvents.class" = "Kind of the thing, such as `tiny`."',
            "quotes ['tiny'], none of its values ['large', 'small']",
        ),
    ],
)
def test_a_text_that_breaks_a_rule_stops_the_generator(folder, section, line, message):
    add(folder, section, line)
    result = generate(folder)
    assert result.returncode == 1
    assert message in result.stderr


@pytest.mark.parametrize(
    ("addition", "expected"),
    [
        ('[terms.field]\nsize = "Weight in grams."', "Weight in grams."),
        ('[terms.result]\nsize = "Length in inches."', "Length in inches."),
        ('[terms.result]\n"size:number" = "Length in feet."', "Length in feet."),
    ],
)
def test_the_text_of_a_group_reaches_the_type_and_the_index(folder, addition, expected):
    path = folder / GROUP
    path.write_text(f"{path.read_text(encoding='utf-8')}\n{addition}\n", encoding="utf-8")
    result = generate(folder)
    assert (result.returncode, result.stderr) == (0, "")
    assert f'    size: float\n    """{expected}"""\n' in (
        folder / "package/models/thing.py"
    ).read_text(encoding="utf-8")
    schemas = json.loads((folder / "package/_index/schemas.json").read_text(encoding="utf-8"))
    assert schemas["components"]["Thing"]["properties"]["size"]["description"] == expected


def test_a_term_describes_fields_of_one_type(folder):
    schema = folder / "manifest/schemas/Thing.json"
    thing = json.loads(schema.read_text(encoding="utf-8"))
    thing["properties"]["owner"]["anyOf"][0]["properties"]["size"] = {"type": "string"}
    schema.write_text(json.dumps(thing), encoding="utf-8")
    path = folder / GROUP
    text = path.read_text(encoding="utf-8")
    path.write_text(f'{text}\n[terms.result]\nsize = "Weight in grams."\n', encoding="utf-8")
    result = generate(folder)
    assert result.returncode == 1
    expected = (
        "sideThings terms result size: expected a term for each type: size:number, size:string"
    )
    assert expected in result.stderr
    for_each = '"size:number" = "Weight in grams."\n"size:string" = "Weight in words."'
    path.write_text(f"{text}\n[terms.result]\n{for_each}\n", encoding="utf-8")
    assert generate(folder).returncode == 0


def test_a_narrower_text_takes_precedence_over_a_broader_one(folder):
    path = folder / GROUP
    text = path.read_text(encoding="utf-8")
    broad = (
        '[terms.field]\n"owner.kind" = "Who owns it."\n[terms.result]\nkind = "Which sort it is."'
    )
    path.write_text(f"{text}\n{broad}\n", encoding="utf-8")
    result = generate(folder)
    assert result.returncode == 1
    assert "got ['sideThings terms result kind']" in result.stderr
