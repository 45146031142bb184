"""`new`: a document becomes a package of its own, and a page lists what a person decides next."""

from __future__ import annotations

import ast
import contextlib
import inspect
import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))  # the tools are scripts of the repository, installed nowhere

from tools.sdkgen.__main__ import main  # noqa: E402
from tools.sdkgen.openapi.naming import CLIENT_MEMBERS  # noqa: E402

ODDITIES = Path(__file__).parent / "openapi/oddities.yaml"


def create(document, folder, name="odd-sdk"):
    """Run the command in this process and return its exit code and what it printed."""
    out, error = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(error):
        code = main(["new", name, str(document), "--into", str(folder)])
    return code, out.getvalue() + error.getvalue()


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    """The package that is made from `oddities.yaml`."""
    folder = tmp_path_factory.mktemp("new")
    code, printed = create(ODDITIES, folder)
    assert (code, printed) == (0, f"{folder}/odd-sdk: made; read {folder}/odd-sdk/NEXT.md\n")
    return folder / "odd-sdk"


@pytest.fixture(scope="module")
def page(package):
    return (package / "NEXT.md").read_text(encoding="utf-8")


def read_methods(package):
    """Return the methods of the package's index by their wire names."""
    paths = (package / "src/odd_sdk/_index/methods").glob("*.json")
    return {each["name"]: each for path in paths for each in json.loads(path.read_bytes())}


def read_model(package, name):
    return (package / f"src/odd_sdk/models/{name}.py").read_text(encoding="utf-8")


def test_every_method_answers_against_the_fake_platform(package):
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"],
        cwd=package,
        env={**os.environ, "PYTHONPATH": "src"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert f"{len(read_methods(package))} passed" in done.stdout


@pytest.mark.timeout(300)
def test_the_package_passes_strict_type_checks_and_builds(package, uv, tmp_path):
    command = [sys.executable, "-m", "mypy", f"--cache-dir={tmp_path}/cache", "src"]
    done = subprocess.run(command, cwd=package, capture_output=True, text=True, check=False)
    assert done.stdout.startswith("Success"), done.stdout
    uv("build", "--quiet", "--wheel", "--out-dir", tmp_path, package)
    assert [path.name.split("-")[0] for path in tmp_path.glob("*.whl")] == ["odd_sdk"]


def test_every_public_name_of_the_package_can_be_imported(package):
    command = [sys.executable, "-c", "from odd_sdk import *; print(RetryConfig.__module__)"]
    done = subprocess.run(
        command, cwd=package / "src", capture_output=True, text=True, check=False, timeout=60
    )
    assert (done.stdout, done.stderr) == ("odd_sdk._transport.retries\n", "")


def test_the_package_generates_again_to_the_same_files(package):
    options = ["--manifest", package / "manifest", "--package", package / "src/odd_sdk"]
    assert main([*map(str, options), "--check"]) == 0


def test_names_follow_their_rules(package):
    methods = read_methods(package)
    assert sorted(methods) == [
        "groupMethods.getTheListOfAllTheGroupsThatAPersonHasEverBeenAMemberOfInThisPlatform",
        *("groupMethods.list", "groupMethods.slash", "things.list", "things.one"),
        *("things.putThingsById", "things.root", "things.thingsList"),
    ]
    assert methods["things.list"]["method"] == "list_"
    assert all(len(method["tool"]) <= 60 for method in methods.values())
    arguments = {each["argument"]: each["wire"] for each in methods["things.list"]["parameters"]}
    assert arguments == {
        "id": "id",
        "id_query": "id",
        "class_": "class",
        "options_": "options",
        "x_y": "x_y",
        "x_y_2": "x-y",
        "filter": "filter",
        "tags": "tags",
    }
    commit = read_model(package, "git_commit")
    for line in ("plus_1: int", "minus_1: int", "a_b: str", "a_b_2: str", "class_: str"):
        assert f"    {line}" in commit
    for line in ("list_: list[str]", "field_: str", "self_: str"):
        assert f"    {line}" in commit
    assert "class PageModelObject:" in read_model(package, "page_model")


def test_the_names_that_a_group_cannot_have_are_those_of_the_client():
    from hosting_sdk import Client, SyncClient  # noqa: PLC0415 not needed to collect the tests
    from hosting_sdk._platform.tasks import PlatformTasks  # noqa: PLC0415 as above
    from hosting_sdk._platform.waiters import PlatformWaiters  # noqa: PLC0415 as above
    from hosting_sdk.groups import ClientGroups  # noqa: PLC0415 as above

    groups = set(vars(ClientGroups))
    public = {name for kind in (Client, SyncClient) for name, _ in inspect.getmembers(kind)}
    here = {*vars(PlatformTasks), *vars(PlatformWaiters)}
    missing = {name for name in public - groups - here if not name.startswith("_")}
    assert missing <= CLIENT_MEMBERS


@pytest.mark.parametrize(
    "line",
    [
        "`#/servers/0/variables/region`: the variable region of the server; its value is eu",
        "`#/servers`: several servers; the client calls https://eu.example.com/v1",
        "`#/components/securitySchemes/key`: the security scheme apiKey (header X-Key); the client",
        "`#/components/securitySchemes/login`: the security scheme oauth2; the client sends",
        "`#/webhooks`: `webhooks`; the client has no part in them",
        "`#/paths/~1things~1{id}/options`: `options`; it is left out",
        "`#/paths/~1things~1{id}/post/callbacks`: `callbacks`; the client has no part in them",
        "`#/paths/~1elsewhere`: `$ref` to another document, other.yaml#/paths/elsewhere; the path",
        "/get/parameters/5`: the cookie session; the parameter is left out",
        "/get/parameters/6/schema`: objects in a parameter; its caller writes its text",
        "/get/parameters/7`: style pipeDelimited, explode false; its values are written in the",
        "/get/parameters/8`: the header Authorization, which the client itself sends; the",
        "/get/parameters/9`: `$ref` #/components/parameters/Missing to nothing; the parameter",
        "/get/responses/200/content`: a response of several types, also application/xml; the",
        "/post/requestBody/content`: a body of several types, also multipart/form-data; the",
        "/put/requestBody/content`: a body of the type application/x-www-form-urlencoded; the",
        "/post/responses/default`: `default` without a success; it is the result",
        "git-commit/properties/shares/enum`: numbers with fractions as values; any number is taken",
        "Odd/properties/elsewhere/$ref`: `$ref` to another document, other.yaml#/Thing; its values",
        "Odd/properties/nothing/$ref`: `$ref` #/components/schemas/Nothing to nothing; its values",
        "Odd/properties/loop/$ref`: `$ref` #/components/schemas/Loop to itself; its values are",
        "Odd/properties/file/type`: the type 'file'; its values are JsonValue",
        "Odd/properties/never`: a schema that allows nothing; its values are JsonValue",
        "Odd/properties/negated/not`: `not`; it is not checked",
        "Odd/properties/pair`: a type for each item of a list; the items are JsonValue",
        "Odd/properties/patterns/patternProperties`: `patternProperties`; its values are JsonValue",
        "Odd/properties/whole/const`: objects or lists as values; its values are JsonValue",
        "Odd/properties/both/allOf`: `allOf` of different types; its values are JsonValue",
        "Endless/properties/own`: a reference to Endless, which leads back to Endless; its values",
        "Tree/properties/commit`: a reference to GitCommit, which leads back to Tree; its values",
        "`#/components/schemas/page`: the name `page`; the type is called `PageModel`",
    ],
)
def test_the_page_lists_a_construct_and_what_becomes_of_it(page, line):
    listed = page.partition("## Expressed in another way")[2].partition("\n## ")[0]
    assert line in listed


def test_a_construct_that_cannot_be_expressed_is_any_json(package):
    odd = read_model(package, "odd")
    for name in ("elsewhere", "nothing", "loop", "file", "never", "whole", "both"):
        assert f"    {name}: Any = UNSET" in odd
    assert "    pair: list[Any] | None = None" in odd
    assert "    negated: str | None = None" in odd


def test_unions_intersections_and_enums_of_several_types_are_expressed(package):
    odd, commit = read_model(package, "odd"), read_model(package, "git_commit")
    assert "    either: str | Cat | Dog | None = None" in odd
    assert "    joined: OddJoined | None = None" in odd
    assert 'Literal["one"] | str | Literal[2] | int | Literal[True] | Unset | None' in commit
    assert "    lines: list[str | None] | None = None" in commit
    assert '    kind: Literal["cat"]' in read_model(package, "cat")


def test_descriptions_of_the_document_are_used(package):
    method = read_methods(package)["things.list"]
    assert method["summary"] == 'List the things of "one" user.'
    assert method["details"] == "It takes C:\\temp too."
    described = {
        each["argument"]: each["schema"].get("description") for each in method["parameters"]
    }
    assert described["id_query"] == "Of a user."
    assert '    """Votes "for"."""' in read_model(package, "git_commit")
    group = (package / "src/odd_sdk/groups/things.py").read_text(encoding="utf-8")
    assert ast.get_docstring(ast.parse(group)) is not None
    assert r"It takes C:\\temp too." in group


def test_a_description_by_hand_replaces_that_of_the_document(package):
    folder = package / "manifest/descriptions"
    folder.mkdir()
    text = '[methods]\nlist = "Return the things of a user."\n'
    (folder / "things.toml").write_text(text, encoding="utf-8")
    options = ["--manifest", package / "manifest", "--package", package / "src/odd_sdk"]
    try:
        assert main([*map(str, options)]) == 0
        assert read_methods(package)["things.list"]["summary"] == "Return the things of a user."
    finally:
        (folder / "things.toml").unlink()
        folder.rmdir()
        assert main([*map(str, options)]) == 0


def test_errors_are_raised_by_status_until_a_person_asks_for_classes(package, page):
    assert "## Needs a line by hand" not in page
    methods = read_methods(package)
    assert all(method["errors"] == [] for method in methods.values())
    errors = (package / "src/odd_sdk/errors.py").read_text(encoding="utf-8")
    assert "class NotFound(ServiceError):" in errors
    assert "class OddSdkError(Exception):" in errors
    assert "DomainNotFound" not in errors


def test_effects_and_secrets_are_drafts_that_a_person_corrects(package, page):
    effects = (package / "manifest/effects.toml").read_text(encoding="utf-8")
    assert '"list" = { "deletes" = ' in effects
    assert "- `groupMethods.list`: deletes" in page
    assert "- `things.thingsList`: a plain write" in page


def test_the_package_names_no_other_platform(package):
    words = re.compile("vercel|hosting.sdk", re.IGNORECASE)
    own = [path for path in (package / "src").rglob("*.py*") if "__pycache__" not in path.parts]
    assert [path.name for path in own if words.search(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("odd-sdk", "[", "expected JSON or YAML"),
        ("odd-sdk", '{"openapi": "3.0.0", "info": {}}', "expected the objects info and paths"),
        ("Odd SDK", "{}", "expected a name such as petstore-sdk, got 'Odd SDK'"),
        ("class", "{}", "expected a name such as petstore-sdk, got 'class'"),
        ("there", "{}", "expected a new folder"),
    ],
)
def test_no_package_is_made_from_an_invalid_document_or_name(tmp_path, name, content, message):
    (tmp_path / "there").mkdir()
    document = tmp_path / "openapi.json"
    document.write_text(content, encoding="utf-8")
    code, printed = create(document, tmp_path, name)
    assert code == 2
    assert message in printed
    assert not (tmp_path / "odd-sdk").exists()


def test_a_document_that_cannot_be_read_is_named_in_the_message(tmp_path):
    code, printed = create(tmp_path / "none.json", tmp_path, "odd-sdk")
    assert code == 2
    assert printed == f"sdkgen: {tmp_path / 'none.json'}: not read: No such file or directory\n"


@pytest.mark.parametrize(
    "paths",
    [
        {},
        {"/a": None, "b": {"get": {}}, "/c?d=e": {"get": {}}, "/f": {"get": "text"}},
        {"/a": {"$ref": "#/paths/~1a"}},
    ],
)
def test_a_document_without_operations_ends_with_a_question(tmp_path, paths):
    document = tmp_path / "openapi.json"
    content = {"openapi": "3.0.0", "info": {"title": "Empty", "version": "1"}, "paths": paths}
    document.write_text(json.dumps(content), encoding="utf-8")
    code, printed = create(document, tmp_path)
    assert (code, "a question is open" in printed) == (1, True)
    page = (tmp_path / "odd-sdk/NEXT.md").read_text(encoding="utf-8")
    assert "expected a document with operations, got one without any" in page
