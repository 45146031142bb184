"""`import-openapi`: a document becomes a manifest, changes it, and the report says how."""

import contextlib
import io
import json
import os
import random
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml
from hosting_sdk.testing._schemas import Schemas
from hosting_sdk.testing._values import ValueMaker

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))  # the tools are scripts of the repository, installed nowhere

from tools.sdkgen.__main__ import main  # noqa: E402

HERE = Path(__file__).parent / "openapi"
SDK = ROOT / "packages/hosting-sdk"
LIBRARY = HERE / "library-3.0.json"
EFFECTS = """\
[bookShelf]
addBook = { plain = "adds a book" }
removeBook = { deletes = "the book is gone" }
uploadText = { deletes = "the old text is not kept" }
[catalogue]
addBook = { plain = "adds a book" }
"""
DOCUMENT = os.environ.get("HOSTING_SDK_OPENAPI_DOCUMENT")


def run(manifest, *options):
    """Run the generator in this process, which has loaded its libraries, and return its result."""
    out, error = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(error):
        code = main(["--manifest", str(manifest), *map(str, options)])
    return subprocess.CompletedProcess(options, code, out.getvalue(), error.getvalue())


def import_document(manifest, document, *options):
    return run(manifest, "import-openapi", document, *options)


def test_the_command_runs_as_a_module(manifest):
    command = [sys.executable, "-m", "tools.sdkgen", "--manifest", manifest]
    options = ["import-openapi", LIBRARY, "--check"]
    result = subprocess.run(
        [*command, *options], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (result.returncode, result.stderr) == (1, "")
    assert "# Import of Library 1" in result.stdout


@pytest.fixture
def manifest(tmp_path):
    """An empty manifest: rules, and no facts."""
    shutil.copytree(HERE / "manifest", tmp_path / "manifest")
    (tmp_path / "manifest/effects.toml").write_text(EFFECTS, encoding="utf-8")
    return tmp_path / "manifest"


@pytest.fixture
def library(manifest):
    """A manifest into which the library has been imported."""
    result = import_document(manifest, LIBRARY)
    assert (result.returncode, result.stderr) == (0, "")
    return manifest


@pytest.fixture
def document(tmp_path):
    """A function that writes the library's document after a change, and returns its path."""

    def write(change):
        content = json.loads(LIBRARY.read_bytes())
        change(content)
        path = tmp_path / "changed.json"
        path.write_text(json.dumps(content), encoding="utf-8")
        return path

    return write


def read_method(manifest, group, name):
    methods = json.loads((manifest / f"groups/{group}.json").read_bytes())["methods"]
    return next(method for method in methods if method["name"] == name)


def read_type(manifest, name):
    return json.loads((manifest / f"schemas/{name}.json").read_bytes())


def read_tree(folder):
    return {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*.*")}


def find_rows(report):
    """Return the rows of the report's tables: whether it breaks, where, place, text."""
    rows = []
    breaking = False
    for line in report.splitlines():
        if line.startswith("## "):
            breaking = line == "## Breaking"
        elif line.startswith("| ") and not line.startswith("| Where"):
            where, place, text = line.strip("| ").replace("|  |", "| - |").split(" | ")
            rows.append((breaking, where, place.strip("`"), text))
    return rows


def test_an_operation_becomes_a_method_by_the_rules(library):
    assert read_method(library, "bookShelf", "addBook") == {
        "name": "addBook",
        "alias_of": None,
        "verb": "POST",
        "path": "/v1/books",
        "deprecated": False,
        "security": True,
        "accept": "application/json",
        "streaming": None,
        "read_only": False,
        "safe": False,
        "idempotent": False,
        "destructive": False,
        "paging": None,
        "parameters": [
            {
                "name": "teamId",
                "in": "query",
                "required": False,
                "style": "form",
                "explode": True,
                "schema": {"type": "string"},
                "scope": "team",
            }
        ],
        "body": {
            "media_type": "application/json",
            "required": True,
            "kind": "json",
            "schema": {
                "type": "object",
                "properties": {
                    "title": {"type": "string"},
                    "subtitle": {"type": "string", "deprecated": True},
                    "isbn": {"type": "string"},
                    "shelf": {"enum": ["a", "b"], "nullable": True},
                    "keywords": {"type": "object", "additionalProperties": {"type": "string"}},
                },
                "required": ["title", "isbn"],
            },
        },
        "results": [
            {
                "status": 201,
                "media_type": "application/json",
                "kind": "json",
                "schema": {"$ref": "Book"},
            }
        ],
        "errors": [{"status": 403, "class": "Refused"}],
    }


def test_a_second_tag_makes_an_alias_and_a_verb_or_name_makes_a_deletion(library):
    assert read_method(library, "catalogue", "addBook")["alias_of"] == "bookShelf.addBook"
    assert read_method(library, "bookShelf", "removeBook")["destructive"] is True
    book = read_method(library, "bookShelf", "getBook")
    assert (book["deprecated"], book["security"], book["read_only"]) == (True, False, True)
    assert [result["status"] for result in book["results"]] == [200, 304]


def test_pages_streams_and_files_are_recognised(library):
    books = read_method(library, "bookShelf", "listBooks")
    assert books["paging"] == {
        "items": "books",
        "cursor": ["pagination", "next"],
        "parameter": "until",
    }
    until = next(each for each in books["parameters"] if each["name"] == "until")
    assert until["example"] == 1700000000000
    assert [each["name"] for each in books["parameters"]] == ["order", "teamId", "until"]
    loans = read_method(library, "loans", "watchLoans")
    assert loans["accept"] == "application/json;q=1, application/x-ndjson;q=0"
    assert [result["kind"] for result in loans["results"]] == ["json", "lines"]
    assert loans["streaming"] == "jsonl"
    text = read_method(library, "bookShelf", "readText")
    assert (text["streaming"], text["results"][0]["kind"]) == ("binary", "bytes")
    assert read_method(library, "bookShelf", "uploadText")["body"]["kind"] == "upload"


def test_a_discriminator_becomes_a_constant_and_a_type_may_hold_itself(library):
    assert read_type(library, "Owner") == {"anyOf": [{"$ref": "Person"}, {"$ref": "School"}]}
    person = read_type(library, "Person")
    assert person["properties"]["kind"] == {"const": "person"}
    assert read_type(library, "Book")["properties"]["sequels"]["items"] == {"$ref": "Book"}
    assert json.loads((library / "errors/Refused.json").read_bytes())["required"] == ["code"]


def test_the_same_api_in_3_1_and_yaml_makes_the_same_manifest(manifest, tmp_path):
    other = tmp_path / "other"
    shutil.copytree(manifest, other)
    assert import_document(manifest, LIBRARY).returncode == 0
    assert import_document(other, HERE / "library-3.1.yaml").returncode == 0
    for folder in ("groups", "schemas", "errors"):
        assert read_tree(manifest / folder) == read_tree(other / folder)


def test_a_second_import_finds_no_difference(library):
    before = read_tree(library)
    result = import_document(library, LIBRARY, "--check")
    assert result.returncode == 0
    assert "0 differences, 0 of them breaking" in result.stdout
    assert read_tree(library) == before


def test_a_check_reports_and_writes_nothing(manifest, tmp_path):
    before = read_tree(manifest)
    report = tmp_path / "report.md"
    result = import_document(manifest, LIBRARY, "--check", "--report", report)
    assert (result.returncode, result.stdout) == (1, "")
    assert "8 differences, 0 of them breaking: 8 added" in report.read_text(encoding="utf-8")
    assert read_tree(manifest) == before


def change_much(content):
    book = content["components"]["schemas"]["Book"]
    del book["properties"]["title"]
    book["properties"]["pages"] = {"type": "number"}
    book["properties"]["state"]["enum"] = ["in", "lost"]
    book["properties"]["printed"]["nullable"] = True
    book["properties"]["isbn"] = {"type": "number"}
    work = content["components"]["schemas"]["Work"]
    work["required"].append("subtitle")
    work["properties"] |= {"year": {"type": "number"}, "language": {"type": "string"}}
    work["required"].append("language")
    paths = content["paths"]
    content["components"]["parameters"]["Team"]["required"] = True
    listing = paths["/v1/books"]["get"]
    listing["parameters"][1]["schema"]["enum"] = ["newest"]
    listing["parameters"][2] = {"name": "author", "in": "query", "schema": {"type": "string"}}
    paths["/v2/books/{isbn}"] = paths.pop("/v1/books/{isbn}")
    paths["/v2/books/{isbn}"]["get"]["deprecated"] = False
    del paths["/v1/loans"]
    paths["/v1/shelves"] = {
        "get": {
            "operationId": "listShelves",
            "tags": ["loans"],
            "responses": {"204": {"description": "None."}},
        }
    }


def test_the_report_says_what_differs_and_whether_it_breaks_a_caller(library, document):
    result = import_document(library, document(change_much))
    assert result.returncode == 0
    rows = find_rows(result.stdout)
    assert (True, "Book", "title", "removed: field") in rows
    assert (False, "Book", "pages", "added: field") in rows
    assert (True, "Book", "isbn", r"changed: `string` is now `number`") in rows
    assert (True, "Book", "printed", "changed: may be null now") in rows
    assert (False, "Book", "state", "removed: values `out`") in rows
    assert (False, "Book", "state", "added: values `lost`") in rows
    assert (True, "bookShelf.listBooks", "teamId", "changed: is now required") in rows
    assert (True, "bookShelf.listBooks", "order", "removed: values `oldest`") in rows
    assert (False, "bookShelf.listBooks", "author", "added: parameter in the query") in rows
    body = "request_body.subtitle"
    assert (True, "bookShelf.addBook", body, "changed: is now required") in rows
    assert (False, "bookShelf.addBook", "request_body.year", "added: field") in rows
    body = "request_body.language"
    assert (True, "bookShelf.addBook", body, "added: field, required") in rows
    path = "changed: path `/v1/books/{isbn}` is now `/v2/books/{isbn}`"
    assert (False, "bookShelf.getBook", "-", path) in rows
    assert (False, "loans.listShelves", "-", "added: GET /v1/shelves") in rows
    assert "- loans.watchLoans" in result.stdout.partition("does not have")[2]
    again = import_document(library, document(change_much), "--check")
    assert again.returncode == 0


def test_a_method_that_is_gone_stays_until_it_is_pruned(library, document):
    path = document(lambda content: content["paths"].pop("/v1/loans"))
    assert import_document(library, path).returncode == 0
    assert read_method(library, "loans", "watchLoans")["path"] == "/v1/loans"
    result = import_document(library, path, "--prune")
    assert (True, "loans.watchLoans", "-", "removed: GET /v1/loans") in find_rows(result.stdout)
    assert not (library / "groups/loans.json").exists()
    assert not (library / "schemas/Loan.json").exists()


def rename(manifest, old, new):
    """Give a type another name, as someone who maintains the manifest would."""
    (manifest / f"schemas/{old}.json").rename(manifest / f"schemas/{new}.json")
    for path in manifest.rglob("*.json"):
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace(f'"$ref": "{old}"', f'"$ref": "{new}"'), encoding="utf-8")


def test_names_and_descriptions_of_the_manifest_stay(library, document):
    rename(library, "Book", "Volume")
    group = library / "groups/bookShelf.json"
    text = group.read_text(encoding="utf-8").replace('"getBook"', '"findBook"', 1)
    group.write_text(text, encoding="utf-8")
    volume = read_type(library, "Volume")
    volume["properties"]["state"]["description"] = "Whether it can be borrowed."
    (library / "schemas/Volume.json").write_text(json.dumps(volume), encoding="utf-8")
    assert import_document(library, document(change_much)).returncode == 0
    changed = read_type(library, "Volume")
    assert changed["properties"]["state"] == {
        "enum": ["in", "lost"],
        "description": "Whether it can be borrowed.",
    }
    assert "pages" in changed["properties"]
    assert not (library / "schemas/Book.json").exists()
    assert read_method(library, "bookShelf", "findBook")["path"] == "/v2/books/{isbn}"
    assert '"getBook"' not in group.read_text(encoding="utf-8")
    listing = read_method(library, "bookShelf", "listBooks")["results"][0]["schema"]
    assert listing["properties"]["books"]["items"] == {"$ref": "Volume"}


def test_a_method_keeps_its_name_whatever_the_document_calls_it(library, document):
    def rename_operation(content):
        content["paths"]["/v1/books/{isbn}"]["get"]["operationId"] = "fetchOneBook"

    result = import_document(library, document(rename_operation), "--check")
    assert (result.returncode, find_rows(result.stdout)) == (0, [])


def test_a_type_that_places_use_differently_allows_what_each_of_them_does(library, document):
    def split(content):
        book = json.loads(json.dumps(content["components"]["schemas"]["Book"]))
        book["properties"]["shelf"] = {"type": "string"}
        answer = content["paths"]["/v1/books/{isbn}"]["get"]["responses"]["200"]
        answer["content"]["application/json"]["schema"] = book

    path = document(split)
    assert import_document(library, path).returncode == 0
    changed = read_type(library, "Book")
    assert changed["properties"]["shelf"] == {"type": "string"}
    assert "shelf" not in changed["required"]
    assert import_document(library, path, "--check").returncode == 0


def test_an_operation_without_a_name_asks_for_a_line(library, document):
    def forget(content):
        item = content["paths"]["/v1/shelves"] = {"get": dict(content["paths"]["/v1/loans"]["get"])}
        del item["get"]["operationId"]

    path = document(forget)
    result = import_document(library, path)
    assert result.returncode == 1
    assert "- GET /v1/shelves has no operationId; put an [[operation]]" in result.stdout
    line = (
        '[[operation]]\nverb = "GET"\npath = "/v1/shelves"\ngroup = "loans"\n'
        'name = "watchShelves"\nreason = "it has no operationId"\n'
    )
    (library / "overrides.toml").write_text(line, encoding="utf-8")
    assert import_document(library, path).returncode == 0
    assert read_method(library, "loans", "watchShelves")["path"] == "/v1/shelves"


def test_two_operations_of_one_name_and_an_error_without_a_line_ask_for_one(library, document):
    def confuse(content):
        loans = content["paths"]["/v1/loans"]["get"]
        content["paths"]["/v1/shelves"] = {"get": loans}
        loans["responses"]["404"] = {
            "description": "None.",
            "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Loan"}}},
        }

    result = import_document(library, document(confuse), "--check")
    assert result.returncode == 1
    assert "GET /v1/shelves and GET /v1/loans are both called loans.watchLoans" in result.stdout
    assert "put `Loan = { status = 404 }` in the [errors] of platform.toml" in result.stdout


def test_an_entry_that_the_generator_requires_is_asked_for(library, document):
    (library / "effects.toml").unlink()
    result = import_document(library, LIBRARY, "--check")
    assert result.returncode == 1
    assert "- the generator stops: expected an entry in effects.toml" in result.stdout


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("not a document: [", "expected JSON or YAML"),
        ("[]", "expected an OpenAPI 3.0 or 3.1 document, got no property openapi"),
        ('{"swagger": "2.0"}', "expected an OpenAPI 3.0 or 3.1 document, got no property openapi"),
        ('{"openapi": "3.0.0"}', "expected the objects info and paths, got no ['info', 'paths']"),
    ],
)
def test_a_file_that_is_not_an_openapi_document_is_refused(manifest, tmp_path, content, message):
    path = tmp_path / "wrong.yaml"
    path.write_text(content, encoding="utf-8")
    before = read_tree(manifest)
    result = import_document(manifest, path)
    assert result.returncode == 2
    assert message in result.stderr
    assert read_tree(manifest) == before


def test_a_reference_to_another_document_is_listed_with_what_becomes_of_it(manifest, document):
    def break_reference(content):
        content["paths"]["/v1/books"]["parameters"] = [{"$ref": "other.json#/Team"}]
        content["components"]["schemas"]["Book"]["properties"]["title"] = {"$ref": "other.json"}

    result = import_document(manifest, document(break_reference))
    assert result.returncode == 0
    parts = result.stdout.partition("## Expressed in another way")[2].partition("## Not")[0]
    place = "`#/paths/~1v1~1books/parameters/0`: `$ref` to another document, other.json#/Team"
    assert f"- {place}; the parameter is left out" in parts
    place = "`#/components/schemas/Book/properties/title/$ref`: `$ref` to another document"
    assert f"- {place}, other.json; its values are JsonValue" in parts
    assert read_type(manifest, "Book")["properties"]["title"] == {}


def test_one_schema_of_errors_for_many_statuses_is_no_class_of_its_own(manifest, document):
    def add_statuses(content):
        problem = {"schema": {"$ref": "#/components/schemas/Loan"}}
        for status in ("404", "409"):
            response = {"description": "None.", "content": {"application/json": problem}}
            content["paths"]["/v1/loans"]["get"]["responses"][status] = response

    result = import_document(manifest, document(add_statuses))
    assert result.returncode == 0
    note = "`#/components/schemas/Loan`: an error schema for the statuses 404, 409; each is raised"
    assert note in result.stdout
    assert read_method(manifest, "loans", "watchLoans")["errors"] == []


def test_a_manifest_may_do_without_the_descriptions_of_the_document(manifest, document):
    def describe(content):
        content["paths"]["/v1/loans"]["get"]["summary"] = "Watch the loans"

    path = document(describe)
    assert import_document(manifest, path).returncode == 0
    assert read_method(manifest, "loans", "watchLoans")["description"] == "Watch the loans."
    rules = manifest / "platform.toml"
    own = "\n[descriptions]\nfrom_document = false\n"
    rules.write_text(rules.read_text(encoding="utf-8") + own, encoding="utf-8")
    shutil.rmtree(manifest / "groups")
    assert import_document(manifest, path).returncode == 0
    assert "description" not in read_method(manifest, "loans", "watchLoans")


def test_a_fault_of_the_document_is_reported_and_the_rest_imported(manifest, document):
    def forget_parameters(content):
        for item in content["paths"].values():
            for operation in item.values():
                if isinstance(operation, dict):
                    operation.pop("parameters", None)

    result = import_document(manifest, document(forget_parameters))
    assert result.returncode == 0
    assert "## Faults of the document" in result.stdout
    assert "Path parameter 'isbn' for 'get' operation" in result.stdout
    (parameter,) = read_method(manifest, "bookShelf", "getBook")["parameters"]
    assert (parameter["name"], parameter["in"], parameter["required"]) == ("isbn", "path", True)


def list_places(value, path=()):
    """Yield the path of each part of a document."""
    parts = {dict: dict.items, list: enumerate}.get(type(value), lambda _: ())
    for key, part in parts(value):
        yield (*path, key)
        yield from list_places(part, (*path, key))


@pytest.mark.parametrize("document_name", ["library-3.0.json", "oddities.yaml"])
def test_a_damaged_document_ends_with_a_report(manifest, tmp_path, document_name):
    values = [None, False, -1.5, "", "text", "+1", [], {}, [None], {"$ref": 3}, {"$ref": "#/paths"}]
    values += [{"type": ["string", "null"]}, {"enum": [1.5, "a", None]}, {"type": {"a": 1}}]
    chance = random.Random(1)
    text = (HERE / document_name).read_text(encoding="utf-8")
    for _ in range(60):
        content = yaml.safe_load(text)
        *steps, last = chance.choice([place for place in list_places(content) if len(place) > 1])
        damaged = content
        for step in steps:
            damaged = damaged[step]
        damaged[last] = chance.choice(values)
        path = tmp_path / "damaged.yaml"
        path.write_text(yaml.safe_dump(content), encoding="utf-8")
        result = import_document(manifest, path, "--check")
        assert result.returncode == 1, result.stderr
        assert "# Import of" in result.stdout


def make_client(manifest, site):
    """Generate a whole client from a manifest, beside the modules that are written by hand."""
    shutil.copytree(SDK / "src/hosting_sdk", site / "hosting_sdk")
    result = run(manifest, "--package", site / "hosting_sdk", "--draft")
    assert (result.returncode, result.stderr) == (0, "")


def capture(site, calls):
    """Return the requests of a client's calls."""
    result = subprocess.run(
        [sys.executable, HERE / "capture_requests.py"],
        input=json.dumps(calls),
        env={**os.environ, "PYTHONPATH": str(site)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)


def test_a_client_of_an_empty_manifest_sends_what_the_document_says(library, tmp_path):
    make_client(library, tmp_path / "site")
    calls = {
        "page": {
            "group": "book_shelf",
            "method": "list_books",
            "arguments": {"until": 5, "order": "oldest", "team_id": "team_1"},
            "body": None,
        },
        "new": {
            "group": "book_shelf",
            "method": "add_book",
            "arguments": {},
            "body": {"isbn": "1", "title": "Two"},
        },
        "text": {
            "group": "book_shelf",
            "method": "upload_text",
            "arguments": {"isbn": "a/b", "x_pages": 3},
            "body": {"upload": "once"},
        },
    }
    requests = capture(tmp_path / "site", calls)
    assert requests["page"][:2] == ["GET", "/v1/books?order=oldest&teamId=team_1&until=5"]
    assert requests["new"][:2] == ["POST", "/v1/books"]
    assert json.loads(requests["new"][3]) == {"isbn": "1", "title": "Two"}
    assert requests["text"][:2] == ["PUT", "/v1/books/a%2Fb/text"]
    assert ["x-pages", "3"] in requests["text"][2]
    assert ["content-type", "application/octet-stream"] in requests["text"][2]
    assert requests["text"][3] == "once"


def fill_empty_manifest(manifest, document):
    """Copy the entries of today's manifest that were made by hand and apply to a document."""
    ours = SDK / "manifest"
    rules = (ours / "platform.toml").read_text(encoding="utf-8").splitlines()
    named = json.loads(document.read_bytes())["components"]["schemas"]
    kept = [line for line in rules if "{ status =" not in line or line.split()[0] in named]
    (manifest / "platform.toml").write_text("\n".join(kept), encoding="utf-8")
    decided = tomllib.loads((ours / "overrides.toml").read_text(encoding="utf-8"))
    lines = []
    for kind in ("argument", "operation", "tool"):
        for entry in decided.get(kind, []):
            lines += [f"[[{kind}]]", *(f"{key} = {json.dumps(entry[key])}" for key in entry)]
    (manifest / "overrides.toml").write_text("\n".join(lines), encoding="utf-8")


def read_index(site):
    methods = {}
    for path in site.glob("hosting_sdk/_index/methods/*.json"):
        methods |= {method["name"]: method for method in json.loads(path.read_bytes())}
    components = json.loads((site / "hosting_sdk/_index/schemas.json").read_bytes())["components"]
    return methods, Schemas(components)


def choose_value(wire, *branches):
    """Return a value of a parameter that both clients accept."""
    if wire == "Content-Length":
        return 4
    sets = [set(branch["enum"]) for branch in branches if "enum" in branch]
    if sets:
        return min(set.intersection(*sets))
    values = {"array": ["a b", "c,d"], "number": 2.5, "integer": 12345678901, "boolean": True}
    return values.get(branches[0].get("type"), "a b/c+d&e=%2F?")


def plan_calls(ours, theirs):
    """Return the calls of each client that both understand, by method."""
    (our_methods, our_schemas), (methods, schemas) = ours, theirs
    make = ValueMaker(schemas).make
    plans = {}, {}
    for name in sorted(our_methods.keys() & methods.keys()):
        pair = our_methods[name], methods[name]
        places = [{each["wire"]: each for each in method["parameters"]} for method in pair]
        values = {
            wire: choose_value(
                wire,
                our_schemas.branches(places[0][wire]["schema"])[0],
                schemas.branches(places[1][wire]["schema"])[0],
            )
            for wire in places[0].keys() & places[1].keys()
        }
        body = methods[name]["body"]
        if body is not None:
            is_upload = body["kind"] == "upload"
            body = {"upload": "once"} if is_upload else make(body["schema"], name)
        for plan, method, place in zip(plans, pair, places, strict=True):
            plan[name] = {
                "group": method["group"],
                "method": method["method"],
                "arguments": {place[wire]["argument"]: value for wire, value in values.items()},
                "body": body,
            }
    return plans


@pytest.mark.timeout(900)
@pytest.mark.skipif(DOCUMENT is None, reason="HOSTING_SDK_OPENAPI_DOCUMENT names no document")
def test_the_platforms_document_and_an_empty_manifest_make_todays_requests(manifest, tmp_path):
    document = Path(DOCUMENT)
    fill_empty_manifest(manifest, document)
    result = import_document(manifest, document)
    assert result.stderr == ""
    make_client(manifest, tmp_path / "site")
    today, site = SDK / "src", tmp_path / "site"
    ours, theirs = read_index(today), read_index(site)
    our_plan, plan = plan_calls(ours, theirs)
    mine, requests = capture(today, our_plan), capture(site, plan)
    moved = {name for name in plan if ours[0][name]["path"] != theirs[0][name]["path"]}
    differing = {name for name in plan if mine[name] != requests[name]}
    print(f"{len(plan)} methods in both, {len(differing)} requests differ: {sorted(differing)}")
    assert len(plan) > 200
    assert differing == moved


@pytest.mark.timeout(900)
@pytest.mark.skipif(DOCUMENT is None, reason="HOSTING_SDK_OPENAPI_DOCUMENT names no document")
def test_the_platforms_document_over_todays_manifest_is_imported_once(tmp_path):
    shutil.copytree(SDK / "manifest", tmp_path / "manifest")
    first = import_document(tmp_path / "manifest", DOCUMENT)
    assert first.returncode in {0, 1}
    print(first.stdout.partition("##")[0])
    again = import_document(tmp_path / "manifest", DOCUMENT, "--check")
    assert "0 differences, 0 of them breaking" in again.stdout
