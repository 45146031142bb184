"""The generator of the SDK, run on a manifest of three methods.

`python tools/tests/test_sdkgen.py` writes the golden tree anew; read the diff before you commit it.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

HERE = Path(__file__).parent / "sdkgen"
ROOT = Path(__file__).parents[2]
GOLDEN = HERE / "golden.txt"
BOX = {"type": "object", "properties": {"box": {"type": "string"}}, "required": ["box"]}
BAG = {"type": "object", "properties": {"bag": {"type": "string"}}, "required": ["bag"]}


def run(folder, *options):
    command = [
        *(sys.executable, "-m", "tools.sdkgen"),
        *("--manifest", folder / "manifest"),
        *("--package", folder / "hosting_sdk"),
        *options,
    ]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=False, env=environment
    )


def read_tree(folder):
    """Return every generated file in one text, in order."""
    paths = [
        *folder.glob("hosting_sdk/**/*"),
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
    edited = folder / "hosting_sdk/models/thing.py"
    edit(edited, "class Thing:", "class Thing:  # by hand")
    stray = folder / "hosting_sdk/groups/stray.py"
    stray.write_text("x = 1\n", encoding="utf-8")
    result = run(folder, "--check")
    assert result.returncode == 1
    assert "-class Thing:  # by hand" in result.stdout
    assert "-x = 1" in result.stdout
    assert "run python -m tools.sdkgen" in result.stderr
    assert "by hand" in edited.read_text(encoding="utf-8")


def test_a_run_removes_files_that_are_no_longer_generated(folder):
    run(folder)
    stray = folder / "hosting_sdk/groups/stray.py"
    stray.write_text("x = 1\n", encoding="utf-8")
    assert run(folder).returncode == 0
    assert not stray.exists()


def test_two_parameters_with_the_same_name_in_python_are_refused(folder):
    edit(folder / "manifest/overrides.toml", 'parameter = "owner-id"', 'parameter = "other"')
    result = run(folder)
    assert result.returncode == 1
    assert "'ownerId' and 'owner-id', which both become 'owner_id'" in result.stderr
    assert "sideThings.listThings" in result.stderr


def test_a_body_with_required_fields_is_required_although_the_facts_call_it_optional(folder):
    body = {"media_type": "application/json", "required": False, "kind": "json"}
    schema = {"$ref": "MakeThingRequestBody"}
    edit_method(folder, "makeThing", body={**body, "schema": schema})
    module = folder / "hosting_sdk/groups/side_things.py"
    assert run(folder).returncode == 0
    assert "request_body: m.MakeThingRequest | m.MakeThingRequestDict,\n" in module.read_text()

    schema = folder / "manifest/schemas/MakeThingRequestBody.json"
    fields = json.loads(schema.read_text(encoding="utf-8"))
    del fields["required"]
    schema.write_text(json.dumps(fields), encoding="utf-8")
    assert run(folder).returncode == 0
    optional = "request_body: m.MakeThingRequest | m.MakeThingRequestDict | None = None,\n"
    assert optional in module.read_text()


def test_an_enum_is_closed_in_requests_and_open_in_results(folder):
    thing = folder / "manifest/schemas/Thing.json"
    edit(thing, '"class": {', '"colour": {"$ref": "Colour"},\n  "class": {')
    assert run(folder).returncode == 0
    models = folder / "hosting_sdk/models"
    assert 'Colour: TypeAlias = Literal["red", "blue"]\n' in (models / "colour.py").read_text()
    assert "    colour: Colour | str | None = None\n" in (models / "thing.py").read_text()
    request = (models / "make_thing_request.py").read_text()
    assert request.count("    colour: Colour\n") == 2  # the class and the typed dict


def test_a_type_with_the_name_of_a_typed_dict_is_refused(folder):
    name_types(folder, Colour="MakeThingRequestDict")
    result = run(folder)
    assert result.returncode == 1
    assert "names of typed dicts to be free: ['MakeThingRequestDict']" in result.stderr


def test_a_public_name_that_disappears_is_refused_unless_an_alias_stays(folder):
    run(folder)
    edit(folder / "manifest/groups/sideThings.json", '"makeThing"', '"buildThing"')
    edit(folder / "manifest/effects.toml", "makeThing", "buildThing")
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
                f'[[alias]]\nkind = "model"\nold = "MakeThingResult{suffix}"\n'
                f'new = "BuildThingResult{suffix}"\nreason = "things are built now"\n'
            )
    result = run(folder)
    assert (result.returncode, result.stderr) == (0, "")
    group = (folder / "hosting_sdk/groups/side_things.py").read_text(encoding="utf-8")
    assert "make_thing = build_thing" in group


def test_an_entry_that_no_example_has_is_refused(folder):
    path = folder / "manifest/examples.toml"
    path.write_text('[terms]\nowner_id = "o"\n[methods.sideThings.makeThing]\nno = 1\n')
    result = run(folder)
    assert result.returncode == 1
    expected = "['terms.owner_id', 'methods.sideThings.makeThing.no']"
    assert f"entries of examples.toml that an example has, got {expected}" in result.stderr


def edit_method(folder, name, **facts):
    """Change facts of a method."""
    path = folder / "manifest/groups/sideThings.json"
    group = json.loads(path.read_bytes())
    next(each for each in group["methods"] if each["name"] == name).update(facts)
    path.write_text(json.dumps(group), encoding="utf-8")


def replace_page(folder, *members):
    """Make the result of the listing a union."""
    path = folder / "manifest/schemas/ThingPage.json"
    path.write_text(json.dumps({"anyOf": list(members)}), encoding="utf-8")
    (folder / "manifest/names.lock").unlink(missing_ok=True)


def page_of(item, **properties):
    things = {"type": "array", "items": item}
    return {
        "type": "object",
        "properties": {"things": things, "pagination": {"type": "object"}, **properties},
        "required": ["things", *properties],
    }


def test_a_result_that_is_a_union_of_objects_becomes_one_class(folder):
    text, number = {"type": "string"}, {"type": "number"}
    replace_page(
        folder,
        page_of({"$ref": "Thing"}, size=number, kind={"enum": ["a"]}, on={"const": True}),
        page_of({"$ref": "Thing"}, size=text, kind={"enum": ["a", "b"]}, on={"const": False}),
        page_of({"$ref": "Thing"}, on={"const": True}),
        {"type": "object"},
    )
    assert run(folder).returncode == 0
    module = (folder / "hosting_sdk/models/thing_page.py").read_text(encoding="utf-8")
    assert 'class ThingPage(Page["ThingPage", "Thing"]):' in module
    assert "    things: list[Thing] | None = None\n" in module
    assert "    size: float | str | None = None\n" in module
    assert '    kind: Literal["a", "b"] | str | None = None\n' in module
    assert "    on: bool | None = None\n" in module


def test_a_union_with_a_tag_and_one_with_named_members_stay_unions(folder):
    edit_method(folder, "listThings", paging=None)
    tagged = [page_of({}, kind={"enum": ["a", "b"]}), page_of({}, kind={"const": "c"})]
    name_types(folder, ThingPage="Things", ThingPage1="BoxedThings", ThingPage2="LooseThings")
    for members in (tagged, [BOX, BAG]):
        replace_page(folder, *members)
        result = run(folder)
        assert (result.returncode, result.stderr) == (0, "")
        module = (folder / "hosting_sdk/models/things.py").read_text(encoding="utf-8")
        assert "Things: TypeAlias = BoxedThings | LooseThings" in module


@pytest.mark.parametrize("names", [("v", "kind"), ("kind", "v")])
def test_a_tag_is_found_before_and_after_a_constant_that_all_members_share(folder, names):
    edit_method(folder, "listThings", paging=None)
    name_types(folder, ThingPage="Things")
    members = [
        page_of({}, **{name: {"v": {"const": 1}, "kind": {"const": kind}}[name] for name in names})
        for kind in ("a", "b")
    ]
    replace_page(folder, *members)
    result = run(folder)
    assert (result.returncode, result.stderr) == (0, "")
    module = (folder / "hosting_sdk/models/things.py").read_text(encoding="utf-8")
    assert "Things: TypeAlias = ThingsA | ThingsB" in module


def test_a_union_of_an_object_and_a_string_stays_a_union(folder):
    edit_method(folder, "listThings", paging=None)
    name_types(folder, ThingPage="Things")
    replace_page(folder, {"$ref": "Thing"}, {"type": "string"})
    result = run(folder)
    assert (result.returncode, result.stderr) == (0, "")
    module = (folder / "hosting_sdk/models/things.py").read_text(encoding="utf-8")
    assert "Things: TypeAlias = Thing | str" in module


def name_types(folder, more="", **names):
    """Write the table of public names."""
    lines = [f'{fact} = "{public}"\n' for fact, public in names.items()]
    text = "[names.things]\n" + "".join(lines) + more
    (folder / "manifest/types.toml").write_text(text, encoding="utf-8")
    (folder / "manifest/names.lock").unlink(missing_ok=True)


def test_the_table_names_types_their_parts_and_their_references(folder):
    name_types(folder, Thing="Item", ThingOwnerTeam="TeamOwner", ThingPage="ItemPage")
    assert "expected aliases of known models, got ['Thing']" in run(folder).stderr
    edit(folder / "manifest/overrides.toml", 'new = "Thing"', 'new = "Item"')
    result = run(folder)
    assert (result.returncode, result.stderr) == (0, "")
    module = (folder / "hosting_sdk/models/item.py").read_text(encoding="utf-8")
    assert "class TeamOwner:" in module
    assert "class ItemOwnerUser:" in module
    assert "owner: TeamOwner | ItemOwnerUser | str | None = None" in module
    page = (folder / "hosting_sdk/models/item_page.py").read_text(encoding="utf-8")
    assert 'class ItemPage(Page["ItemPage", "Item"]):' in page
    index = (folder / "hosting_sdk/_index/schemas.json").read_text(encoding="utf-8")
    assert '"#/components/Item"' in index
    assert "x-type" not in index
    assert "Thing" not in index.replace("MakeThing", "")


def add_variant(folder, **properties):
    """Give the page a part that looks like the body of the method that makes things."""
    body = json.loads((folder / "manifest/schemas/MakeThingRequestBody.json").read_bytes())
    body["properties"] |= properties
    replace_page(folder, page_of({"$ref": "Thing"}, orders={"type": "array", "items": body}))


def test_types_that_are_alike_share_one_under_one_name(folder):
    add_variant(folder)
    name_types(folder, MakeThingRequestBody="Order")
    assert run(folder).returncode == 0
    page = (folder / "hosting_sdk/models/thing_page.py").read_text(encoding="utf-8")
    assert "orders: list[ThingPageOrder]" in page
    name_types(folder, MakeThingRequestBody="Order", ThingPage1Orders="Order")
    result = run(folder)
    assert result.returncode == 1
    assert "expected every entry to name a type, got ['ThingPage1Orders']" in result.stderr
    name_types(folder, MakeThingRequestBody="Order", ThingPageOrders="Order")
    result = run(folder)
    assert (result.returncode, result.stderr) == (0, "")
    page = (folder / "hosting_sdk/models/thing_page.py").read_text(encoding="utf-8")
    assert "orders: list[Order]" in page
    assert "from hosting_sdk.models.order import Order" in page


def test_types_that_differ_cannot_share_a_name_unless_a_merge_says_why(folder):
    write_effects(folder, '[sideThings.makeThing]\nstops = "a test"\n')
    add_variant(folder, later={"type": "boolean"})
    name_types(folder, MakeThingRequestBody="Order", ThingPageOrders="Order")
    result = run(folder)
    assert result.returncode == 1
    assert "expected MakeThingRequestBody and ThingPageOrders to be alike" in result.stderr
    assert "they differ in ['later']" in result.stderr
    merge = '[[merge]]\nname = "Thing"\n'
    name_types(folder, f'{merge}reason = ""\n', MakeThingRequestBody="Thing")
    assert "expected a reason, got none for" in run(folder).stderr
    name_types(folder, f'{merge}reason = "a test"\n', MakeThingRequestBody="Thing")
    result = run(folder)
    assert (result.returncode, result.stderr) == (0, "")
    module = (folder / "hosting_sdk/models/thing.py").read_text(encoding="utf-8")
    assert "size: float | None = None" in module
    assert "wait: bool | None = None" in module


@pytest.mark.parametrize(
    ("names", "complaint"),
    [
        ({"Thing": "Thing2"}, "Thing2: ends in a digit"),
        ({"Thing": "Warning"}, "Warning: hides another name in the modules of types"),
        ({"Thing": "Literal"}, "Literal: hides another name in the modules of types"),
        ({"Thing": "Old-Thing"}, "Old-Thing: expected the name of a class"),
        ({"Thing": "thing"}, "thing: expected the name of a class"),
        ({"ThingOwnerTeam": "Colour"}, "expected Colour and ThingOwnerTeam to be alike"),
        ({"ThingOwnerTeam": "ThingOwnerUser"}, "ThingOwnerUser: 2 types have this name"),
        ({"Thing": "MakeThing"}, "MakeThing: called after MakeThing, but sideThings.listThings"),
    ],
)
def test_a_name_that_misleads_is_refused(folder, names, complaint):
    name_types(folder, **names)
    result = run(folder)
    assert result.returncode == 1
    assert complaint in result.stderr


def test_a_manifest_without_a_table_keeps_the_names_of_the_facts(folder):
    replace_page(
        folder,
        page_of({"$ref": "Thing"}, spares={"type": "array", "items": {"anyOf": [BOX, BAG]}}),
    )
    assert "ThingPageSpare1: ends in a digit" in run(folder).stderr
    (folder / "manifest/types.toml").unlink()
    result = run(folder)
    assert (result.returncode, result.stderr) == (0, "")
    models = folder / "hosting_sdk/models"
    page = (models / "thing_page.py").read_text(encoding="utf-8")
    assert "spares: list[ThingPageSpares1 | ThingPageSpares2]" in page
    assert (models / "make_thing_request_body.py").is_file()


def test_a_list_without_a_next_page_is_not_called_a_page(folder):
    name_types(folder, MakeThingResponseBody="MadeThingPage")
    result = run(folder)
    assert result.returncode == 1
    assert "MadeThingPage: no method leads from it to a next page" in result.stderr


def test_a_name_may_end_in_a_digit_for_a_reason_while_there_is_such_a_type(folder):
    exception = '[[numbered]]\nname = "Base64"\nreason = "the name of the encoding"\n'
    name_types(folder, exception, ThingPage="Base64")
    assert run(folder).returncode == 0
    name_types(folder, exception)
    assert "Base64: may end in a digit, but there is no such type" in run(folder).stderr


def test_a_method_with_pages_whose_result_is_no_object_is_refused(folder):
    replace_page(folder, page_of({"$ref": "Thing"}), {"type": "string"})
    result = run(folder)
    assert result.returncode == 1
    assert "expected the result of sideThings.listThings to be an object with a list" in (
        result.stderr
    )


def test_a_number_that_the_facts_call_text_may_be_given_as_one(folder):
    override = '\n[[numeral]]\nmethod = "sideThings.listThings"\nparameter = "ownerId"\n'
    with (folder / "manifest/overrides.toml").open("a", encoding="utf-8") as overrides:
        overrides.write(f'{override}reason = "a test"\n')
    assert run(folder).returncode == 0
    group = (folder / "hosting_sdk/groups/side_things.py").read_text(encoding="utf-8")
    assert "owner_id: str | int | None = None," in group


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


def add_action(folder, value):
    """Give the method that makes things a parameter that selects the action."""
    path = folder / "manifest/groups/sideThings.json"
    group = json.loads(path.read_bytes())
    method = next(each for each in group["methods"] if each["name"] == "makeThing")
    schema = {"type": "string", "enum": ["keep", value]}
    method["parameters"].append({"name": "act", "in": "query", "required": False, "schema": schema})
    path.write_text(json.dumps(group), encoding="utf-8")


def write_effects(folder, text):
    (folder / "manifest/effects.toml").write_text(text, encoding="utf-8")


PLAIN = '[sideThings.makeThing]\nplain = "a test"\n'


def test_an_argument_that_sounds_like_a_deletion_needs_a_rule_or_a_reason(folder):
    add_action(folder, "delete-all")
    result = run(folder)
    assert result.returncode == 1
    assert "['sideThings.makeThing: act=delete-all']" in result.stderr
    entry = 'method = "sideThings.makeThing"\nfind = "act=delete-*"\nreason = "a test"\n'
    write_effects(folder, f"{PLAIN}[[harmless]]\n{entry}")
    assert run(folder).returncode == 0


@pytest.mark.parametrize(
    ("entry", "rules"),
    [
        (
            'deletes = { at = "act", values = ["delete-all"], why = "a test" }',
            [{"kind": "deletes", "at": ["act"], "values": ["delete-all"]}],
        ),
        (
            'deletes = [{ at = ["act"], values = "any", why = "a test" }]',
            [{"kind": "deletes", "at": ["act"], "values": "any"}],
        ),
        (
            'stops = "a test"\nshows = ["act"]',
            [{"kind": "stops", "at": [], "values": None}],
        ),
    ],
)
def test_a_rule_about_an_argument_reaches_the_index(folder, entry, rules):
    add_action(folder, "delete-all")
    write_effects(folder, f"[sideThings.makeThing]\n{entry}\n")
    result = run(folder)
    assert (result.returncode, result.stderr) == (0, "")
    index = json.loads((folder / "hosting_sdk/_index/methods/side_things.json").read_bytes())
    (method,) = [each for each in index if each["method"] == "make_thing"]
    assert method["effects"] == rules
    assert method["shows"] == ([["act"]] if "shows" in entry else [])


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "missing: ['sideThings.makeThing'], too many: []"),
        (f'{PLAIN}[sideThings.gone]\nplain = "a test"\n', "too many: ['sideThings.gone']"),
        (f'{PLAIN}stops = "both"\n', "expected `plain` with a reason, or effects of the kinds"),
        ('[sideThings.makeThing]\nfalls = "x"\n', "expected `plain` with a reason, or effects"),
        ('[sideThings.makeThing]\nplain = ""\n', "expected `plain` with a reason, or effects"),
        ('[sideThings.makeThing]\nstops = ""\n', "expected a reason, or rules with `at` and `why`"),
        ('[sideThings.makeThing]\nstops = {at = "act"}\n', "rules with `at` and `why`"),
        (
            '[sideThings.makeThing]\nstops = {at = "art", why = "x"}\n',
            "expected the path of an argument, got 'art'",
        ),
        (
            '[sideThings.makeThing]\nstops = "x"\nshows = ["request_body/nope"]\n',
            "expected the path of an argument, got 'request_body/nope'",
        ),
        (
            f'{PLAIN}[[harmless]]\nmethod = "*"\nfind = "act=*"\nreason = "a test"\n',
            "entries that fit nothing: [('*', 'act=*')]",
        ),
    ],
)
def test_an_entry_of_effects_must_fit(folder, text, complaint):
    write_effects(folder, text)
    assert complaint in run(folder).stderr


def test_a_destructive_method_needs_an_effect_of_every_call(folder):
    path = folder / "manifest/groups/sideThings.json"
    group = json.loads(path.read_bytes())
    next(each for each in group["methods"] if each["name"] == "makeThing")["destructive"] = True
    path.write_text(json.dumps(group), encoding="utf-8")
    assert "expected an effect of every call" in run(folder).stderr
    write_effects(folder, '[sideThings.makeThing]\ndeletes = "a test"\n')
    assert run(folder).returncode == 0


def add_secret_field(folder):
    """Give a type a text that sounds like a secret."""
    path = next((folder / "manifest/schemas").glob("*.json"))
    schema = json.loads(path.read_bytes())
    schema["properties"]["clientSecret"] = {"type": "string"}
    path.write_text(json.dumps(schema), encoding="utf-8")


def test_a_field_that_sounds_like_a_secret_needs_a_mark_or_a_reason(folder):
    add_secret_field(folder)
    add_action(folder, "keep")
    (find,) = re.findall(r"no secret: \['(\w+)/clientSecret'\]", run(folder).stderr)
    path = folder / "manifest/secrets.toml"
    path.write_text(f'[open]\n"{find}/*" = "a test"\n', encoding="utf-8")
    assert run(folder).returncode == 0
    path.write_text(
        f'[text]\n{find} = ["clientSecret"]\n[parameters]\n"sideThings.makeThing" = ["act"]\n',
        encoding="utf-8",
    )
    assert run(folder).returncode == 0
    index = json.loads((folder / "hosting_sdk/_index/methods/side_things.json").read_bytes())
    secrets = {each["method"]: each["secrets"] for each in index}
    assert {"at": ["act"], "form": "text"} in secrets["make_thing"]["arguments"]
    places = [place for each in secrets.values() for part in each.values() for place in part]
    assert any(place["at"][-1] == "clientSecret" for place in places)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('[text]\nNothing = ["a"]\n', "secrets.toml: Nothing has no field 'a'"),
        ('[open]\n"Thing/nope" = "a test"\n', "entries that fit nothing: ['Thing/nope']"),
    ],
)
def test_an_entry_of_secrets_must_fit(folder, text, complaint):
    (folder / "manifest/secrets.toml").write_text(text, encoding="utf-8")
    assert complaint in run(folder).stderr


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('[things.nothing]\nfields = ["id"]\n', "expected a method that reads"),
        ('[sideThings.makeThing]\nfields = ["id"]\n', "expected a method that reads"),
    ],
)
def test_a_view_must_fit(folder, text, complaint):
    (folder / "manifest/views.toml").write_text(text, encoding="utf-8")
    assert complaint in run(folder).stderr


def test_an_error_without_data_is_refused(folder):
    (folder / "manifest/errors/Refused.json").unlink()
    result = run(folder)
    assert result.returncode == 1
    assert "expected errors/Refused.json, which platform.toml names" in result.stderr


def test_an_override_of_a_place_that_is_gone_is_refused(folder):
    edit(folder / "manifest/overrides.toml", "/properties/payload", "/properties/lost/payload")
    result = run(folder)
    assert result.returncode == 1
    assert (
        "override of Thing/properties/lost/payload: the facts have no such place" in result.stderr
    )


def test_types_that_refer_to_each_other_across_modules_are_refused(folder):
    edit(
        folder / "manifest/schemas/Thing.json",
        '"size": {\n   "type": "number"\n  }',
        '"size": {"$ref": "ThingPage"}',
    )
    result = run(folder)
    assert result.returncode == 1
    assert "refers to itself through other modules" in result.stderr


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        shutil.copytree(HERE / "manifest", Path(name) / "manifest")
        run(Path(name)).check_returncode()
        GOLDEN.write_text(read_tree(Path(name)), encoding="utf-8")
