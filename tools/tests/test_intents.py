"""Intents of a manifest: the entries that are refused, and the entries of hosting-sdk."""

import shutil
from pathlib import Path

import pytest

from tools.sdkgen.intents import FEWEST, MOST, load_intents
from tools.sdkgen.manifest import ManifestError, load

HERE = Path(__file__).parent / "sdkgen"
OWN = Path(__file__).parents[2] / "packages" / "hosting-sdk" / "manifest"
ASKS = {
    "listThings": ["show things", "all things", "things ls", "which things", "my things"],
    "makeThing": ["new thing", "add a thing", "thing please", "build a thing", "make one"],
}


@pytest.fixture
def folder(tmp_path):
    shutil.copytree(HERE / "manifest", tmp_path / "manifest")
    (tmp_path / "manifest/intents").mkdir()
    return tmp_path / "manifest"


def write(folder, entries):
    """Write the intents of the group: phrases by method, or the text of the entry."""
    texts = [
        f"[{name}]\n" + (entry if isinstance(entry, str) else f"ask = {entry}")
        for name, entry in entries.items()
    ]
    path = folder / "intents/sideThings.toml"
    path.write_text("\n".join(texts).replace("'", '"'), encoding="utf-8")


def names(folder):
    return [f"{group}.{method['name']}" for group, method in load(folder).methods()]


def complete(folder):
    """Return phrases for every method of the manifest."""
    return {
        name: ASKS.get(name, [f"{name} phrase {number}" for number in range(FEWEST)])
        for name in (each.partition(".")[2] for each in names(folder))
    }


def refuse(folder, entries):
    """Return the message with which entries are refused."""
    write(folder, entries)
    with pytest.raises(ManifestError) as caught:
        load_intents(folder, load(folder))
    return str(caught.value)


def test_a_manifest_without_the_folder_has_no_intents(folder):
    (folder / "intents").rmdir()
    found = load_intents(folder, load(folder))
    assert sorted(found) == sorted(names(folder))
    assert all(entry.ask == () for entry in found.values())


def test_entries_are_read_with_following_methods_and_contrasts(folder):
    more = "\nthen = ['sideThings.listThings']\nnot = { 'sideThings.listThings' = 'lists them' }"
    write(folder, {**complete(folder), "makeThing": f"ask = {ASKS['makeThing']}{more}"})
    found = load_intents(folder, load(folder))["sideThings.makeThing"]
    assert found.ask == tuple(ASKS["makeThing"])
    assert found.then == ("sideThings.listThings",)
    assert found.contrasts == {"sideThings.listThings": "lists them"}


def test_a_method_without_an_entry_is_refused_and_a_draft_may_lack_it(folder):
    entries = complete(folder)
    del entries["makeThing"]
    message = refuse(folder, entries)
    assert message == "intents: sideThings.makeThing: expected an entry with `ask`"
    drafted = load_intents(folder, load(folder), is_draft=True)
    assert drafted["sideThings.makeThing"].ask == ()
    assert drafted["sideThings.listThings"].ask == tuple(ASKS["listThings"])


@pytest.mark.parametrize("count", [0, FEWEST - 1, MOST + 1])
def test_too_few_and_too_many_phrases_are_refused(folder, count):
    asks = [f"phrase {number}" for number in range(count)]
    message = refuse(folder, {**complete(folder), "makeThing": asks})
    assert f"sideThings.makeThing: expected {FEWEST} to {MOST} phrases, got {count}" in message


def test_a_phrase_of_two_methods_is_refused_in_any_spelling(folder):
    asks = ["Show THINGS!", *ASKS["makeThing"]]
    message = refuse(folder, {**complete(folder), "makeThing": asks})
    assert "sideThings.makeThing: 'Show THINGS!' is a duplicate" in message
    assert "sideThings.listThings: 'show things' is a duplicate" in message


def test_a_question_of_the_tests_is_refused(folder):
    questions = folder.parent / "tests/tool_server"
    questions.mkdir(parents=True)
    (questions / "questions.txt").write_text("# words\nmy things = a_tool\n", encoding="utf-8")
    (questions / "questions_held.txt").write_text("easy: New thing? = b | c\n", encoding="utf-8")
    message = refuse(folder, complete(folder))
    assert "sideThings.listThings: 'my things' is a question of the tests" in message
    assert "sideThings.makeThing: 'new thing' is a question of the tests" in message


def test_an_entry_of_no_method_and_a_method_that_follows_itself_are_refused(folder):
    entries = {**complete(folder), "lostThing": ["a lost thing"] * 1}
    entries["makeThing"] = f"ask = {ASKS['makeThing']}\nthen = ['sideThings.makeThing', 'x.y']"
    message = refuse(folder, entries)
    assert "sideThings.lostThing: there is no such method" in message
    assert "sideThings.makeThing: there is no method 'sideThings.makeThing'" in message
    assert "sideThings.makeThing: there is no method 'x.y'" in message


def test_an_unknown_key_of_an_entry_is_refused(folder):
    message = refuse(folder, {**complete(folder), "makeThing": "asks = ['x']"})
    assert message == "sideThings.makeThing: expected ask, then and not, got ['asks']"


def test_every_method_of_the_platform_has_intents():
    found = load_intents(OWN, load(OWN))
    assert len(found) == len(names(OWN))
    assert all(FEWEST <= len(entry.ask) <= MOST for entry in found.values())
