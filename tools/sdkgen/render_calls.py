"""Render `functions/`, `groups/` and `sync_groups/`: the methods in their three forms."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tools.sdkgen.names import to_pascal, to_snake
from tools.sdkgen.templates import fill

if TYPE_CHECKING:
    from tools.sdkgen.catalogue import Argument, Call, Catalogue
    from tools.sdkgen.manifest import Json

_PLACES = {"path": "in the path", "query": "in the query", "header": "in the headers"}


@dataclass(frozen=True)
class Form:
    """One of the three forms in which a method is offered.

    Attributes:
        folder: Where its modules are.
        subject: The first parameter, with its type if it needs one.
        target: What the method is called on.
        is_async: Whether it is awaited.
    """

    folder: str
    subject: str
    target: str
    is_async: bool


FUNCTION = Form("functions", "client: Client", "client", is_async=True)
GROUP = Form("groups", "self", "self", is_async=True)
SYNC = Form("sync_groups", "self", "self", is_async=False)


def choose_entry(call: Call, form: Form) -> tuple[str, str]:
    """Return the entry of the transport that a call goes through, and the type of what it gives."""
    prefix = "" if form.is_async else "Sync"
    if "lines" in call.kinds and "json" in call.kinds:
        value, record = call.annotate_kind("json", "none"), call.annotate_kind("lines")
        if form.is_async:
            return "_value_or_stream", f"ValueOrStream[{value}, {record}]"
        return "_call", value
    if "lines" in call.kinds:
        return "_stream", f"{prefix}RecordStream[{call.annotate_kind('lines')}]"
    if "bytes" in call.kinds:
        return "_download", f"{prefix}Download"
    return "_call", call.annotate_kind("json", "none")


def list_parameters(call: Call) -> list[tuple[str, str]]:
    """Return name and annotation (with its default) of the keyword arguments of a method."""
    mandatory = [(each.name, each.annotation) for each in call.arguments if each.is_mandatory]
    optional = [
        (each.name, f"{each.annotation} | None = None")
        for each in call.arguments
        if not each.is_mandatory
    ]
    body = call.method["body"]
    if body:
        if body["required"]:
            mandatory.append(("request_body", call.body_argument))
        else:
            optional.insert(0, ("request_body", f"{call.body_argument} | None = None"))
    return [*mandatory, *optional, ("options", "RequestOptions | None = None")]


def _describe_argument(argument: Argument) -> str:
    text = f"`{argument.wire}` {_PLACES[argument.place]}"
    if argument.scope:
        return f"{text}; the client's own when it is absent."
    if argument.default:
        return f"{text}; the platform takes `{argument.default}` when it is absent."
    return f"{text}."


def describe_arguments(call: Call) -> dict[str, str]:
    """Return a line on each keyword argument of a method."""
    lines = {each.name: _describe_argument(each) for each in call.arguments}
    if call.method["body"]:
        upload = call.method["body"]["kind"] == "upload"
        lines["request_body"] = (
            "The bytes to send, from any source."
            if upload
            else "The body; a mapping has wire names."
        )
    lines["options"] = "What differs for this call."
    return {name: lines[name] for name, _ in list_parameters(call)}


def _render_docstring(call: Call, form: Form, indent: str) -> str:
    lines = [call.summary, ""]
    if call.method["deprecated"]:
        lines += ["Deprecated: the platform discourages its use.", ""]
    if call.method["alias_of"]:
        lines += [f"The same as `{call.method['alias_of']}`.", ""]
    if "_value_or_stream" in choose_entry(call, form):
        lines += ["Await it for the value, iterate over it for a stream of records.", ""]
    lines.append("Args:")
    lines += ["    client: The client to call with."] if form is FUNCTION else []
    lines += [f"    {name}: {text}" for name, text in describe_arguments(call).items()]
    lines += ["", "Raises:"] if call.method["errors"] else []
    lines += [
        f"    {error['class']}: The server answered {error['status']}, with this error."
        for error in call.method["errors"]
    ]
    text = "\n".join(f"{indent}{line}" if line else "" for line in lines)
    return f'{indent}"""{text.lstrip()}\n{indent}"""'


def _render_method(call: Call, form: Form) -> str:
    """Return a method or a function: its signature, its docstring and its one call."""
    entry, result = choose_entry(call, form)
    indent = "" if form is FUNCTION else "    "
    name = call.function if form is FUNCTION else call.name
    parameters = [form.subject, "*", *(f"{key}: {text}" for key, text in list_parameters(call))]
    awaited = form.is_async and entry == "_call"
    arguments = ", ".join(f'"{each.name}": {each.name}' for each in call.arguments)
    body = "request_body" if call.method["body"] else "None"
    expression = f"{form.target}.{entry}(OPERATION, {{{arguments}}}, {body}, options)"
    expression = f"await {expression}" if awaited else expression
    lines = [
        f"{'async ' if awaited else ''}def {name}({', '.join(parameters)}) -> {result}:",
        _render_docstring(call, form, "    ").lstrip("\n"),
    ]
    if form is not FUNCTION:
        module = f"hosting_sdk.functions._{call.function}"
        lines += [f"    from {module} import OPERATION", ""]
    if result == "None":
        lines.append(f"    {expression}")
    elif entry == "_call":
        lines += [f"    result: {result} = {expression}", "    return result"]
    else:
        lines.append(f"    return {expression}")
    return "\n".join(indent + line if line else "" for line in "\n".join(lines).split("\n"))


def _render_type_source(annotation: str) -> str:
    return f", lambda: {annotation}" if annotation not in {"", "None", "bytes"} else ""


def _render_parameter(argument: Argument) -> str:
    required = ", required=True" if argument.required else ""
    scope = f', scope="{argument.scope}"' if argument.scope else ""
    return f'Parameter("{argument.wire}", "{argument.name}", "{argument.place}"{required}{scope})'


def _render_tuple(items: list[str]) -> str:
    return f"({items[0]},)" if len(items) == 1 else f"({', '.join(items)})"


def _render_paging(call: Call) -> str:
    paging: Json = call.method["paging"]
    argument = next(each.name for each in call.arguments if each.wire == paging["parameter"])
    cursor = _render_tuple([f'"{step}"' for step in paging["cursor"]])
    pages = paging.get("pages")
    last = f", {_render_tuple([json.dumps(step) for step in pages])}" if pages else ""
    return f'Paging("{paging["items"]}", {cursor}, "{argument}"{last})'


def _render_operation(call: Call) -> str:
    """Return the literal of an operation; what is the default is left out."""
    method = call.method
    parts = [f'name="{call.wire_name}"', f'verb="{method["verb"]}"', f'path="{method["path"]}"']
    if call.arguments:
        parts.append(f"parameters={_render_tuple(list(map(_render_parameter, call.arguments)))}")
    if method["body"]:
        body = method["body"]
        source = _render_type_source(call.body)
        parts.append(
            f'body=Body("{body["media_type"]}", {body["required"]}, "{body["kind"]}"{source})'
        )
    results = [
        f"Result({result['status']}, {json.dumps(result['media_type'])}, "
        f'"{result["kind"]}"{_render_type_source(annotation)})'.replace("null", "None")
        for result, annotation in zip(method["results"], call.results, strict=True)
    ]
    parts.append(f"results={_render_tuple(results)}")
    errors = [f'({error["status"]}, "{error["class"]}")' for error in method["errors"]]
    parts += [f"errors={_render_tuple(errors)}"] if errors else []
    if method["accept"] != "application/json":
        parts.append(f'accept="{method["accept"]}"')
    parts += ["security=False"] if not method["security"] else []
    parts += ["safe=True"] if method["safe"] else []
    parts += [f"paging={_render_paging(call)}"] if method["paging"] else []
    parts += ["deprecated=True"] if method["deprecated"] else []
    return f"Operation({', '.join(parts)})"


def _find_names(text: str, *names: str) -> list[str]:
    return [name for name in names if re.search(rf"\b{name}\b", text)]


def _render_typing_imports(code: str, *, client: bool, sync: bool) -> list[str]:
    """Return the imports that only type checkers need, each indented."""
    lines = []
    if abstract := _find_names(code, "Mapping", "Sequence"):
        lines.append(f"from collections.abc import {', '.join(abstract)}")
    if typing := _find_names(code, "Any", "Literal"):
        lines.append(f"from typing import {', '.join(typing)}")
    lines += [""] if lines else []
    lines += ["from hosting_sdk._client import Client"] if client else []
    if sync and (found := _find_names(code, "SyncDownload", "SyncRecordStream")):
        lines.append(f"from hosting_sdk._sync_streams import {', '.join(found)}")
    if found := _find_names(code, "Download", "RecordStream", "ValueOrStream"):
        lines.append(f"from hosting_sdk._streams import {', '.join(found)}")
    lines.append("from hosting_sdk._types import RequestOptions")
    if "UploadSource" in code:
        lines.append("from hosting_sdk._uploads import UploadSource")
    return [f"    {line}" if line else "" for line in lines]


def _strip_docstrings(code: str) -> str:
    return re.sub(r'""".*?"""', "", code, flags=re.DOTALL)


def _render_function_module(call: Call) -> str:
    function, operation = _render_method(call, FUNCTION), _render_operation(call)
    code = _strip_docstrings(function)
    lines = ["from typing import TYPE_CHECKING", ""]
    at_run_time = bool(re.search(r"\bm\.", operation))
    if "Any" in operation or "Literal" in operation:
        lines[0] += "".join(f", {name}" for name in _find_names(operation, "Any", "Literal"))
        code = re.sub(r"\bAny\b", "", code) if "Any" in operation else code
    lines += ["from hosting_sdk import models as m"] if at_run_time else []
    used = _find_names(operation, "Body", "Operation", "Paging", "Parameter", "Result")
    lines += [f"from hosting_sdk._types import {', '.join(used)}", "", "if TYPE_CHECKING:"]
    typing = _render_typing_imports(code, client=True, sync=False)
    if not at_run_time and re.search(r"\bm\.", code):
        typing.insert(0, "    from hosting_sdk import models as m")
    source = f"manifest/groups/{call.group}.json"
    return fill(
        "function",
        summary=call.summary,
        source=source,
        imports="\n".join([*lines, *typing]),
        operation=operation,
        function=function,
    )


def _render_group_module(group: str, calls: list[Call], form: Form, catalogue: Catalogue) -> str:
    methods = [_render_method(call, form) for call in calls]
    for alias in catalogue.manifest.aliases:
        if alias.kind == "method" and alias.new.startswith(f"{to_snake(group)}."):
            old, new = alias.old.rpartition(".")[2], alias.new.rpartition(".")[2]
            methods.append(f"    {old} = {new}  # the name until it was changed: {alias.reason}")
    code = _strip_docstrings("\n\n".join(methods))
    base = "Group" if form.is_async else "SyncGroup"
    lines = ["from typing import TYPE_CHECKING", "", f"from hosting_sdk._group import {base}"]
    lines += ["", "if TYPE_CHECKING:"]
    typing = _render_typing_imports(code, client=False, sync=not form.is_async)
    if re.search(r"\bm\.", code):
        at = next(i for i, line in enumerate(typing) if "hosting_sdk" in line)
        typing.insert(at, "    from hosting_sdk import models as m")
    return fill(
        "group",
        group=group,
        source=f"manifest/groups/{group}.json",
        imports="\n".join([*lines, *typing, "", ""]),
        name=to_pascal(group),
        base=base,
        note="" if form.is_async else ", each waiting for its result",
        methods="\n\n".join(methods),
    )


def _render_groups_init(catalogue: Catalogue, form: Form) -> str:
    prefix = "" if form.is_async else "Sync"
    module = "hosting_sdk._client" if form.is_async else "hosting_sdk._sync"
    imports, properties = [], []
    for group in catalogue.calls:
        name, snake = to_pascal(group), to_snake(group)
        statement = f"from hosting_sdk.{form.folder}.{snake} import {name}"
        imports.append(f"    {statement}")
        properties.append(
            f"    @cached_property\n    def {snake}(self) -> {name}:\n"
            f'        """The methods of `{group}`."""\n        {statement}\n\n'
            f'        return {name}(cast("{prefix}Client", self))\n'
        )
    return fill(
        "groups_init",
        name=f"{prefix}ClientGroups",
        client=f"{prefix}Client",
        client_module=module,
        imports="\n".join(imports),
        properties="\n".join(properties),
    )


def render_calls(catalogue: Catalogue) -> dict[str, str]:
    """Return the text of every file of the three folders, by its path in the package."""
    calls = [call for each in catalogue.calls.values() for call in each]
    files = {f"functions/_{call.function}.py": _render_function_module(call) for call in calls}
    index = {call.function: f"_{call.function}" for call in calls}
    for alias in catalogue.manifest.aliases:
        if alias.kind == "function":
            index[alias.old] = f"_{alias.new}:{alias.new}"
    files["functions/__init__.py"] = fill(
        "functions_init",
        entries="\n".join(f'    "{name}": "{index[name]}",' for name in sorted(index)),
    )
    stubs = []
    for name in sorted(index):
        module, _, attribute = index[name].partition(":")
        stubs.append(f"from hosting_sdk.functions.{module} import {attribute or name} as {name}")
    loader = "from hosting_sdk._lazy import load_operation as load_operation"
    stub = fill("index_stub", imports="\n".join(stubs), extra=loader)
    files["functions/__init__.pyi"] = stub
    for form in (GROUP, SYNC):
        files[f"{form.folder}/__init__.py"] = _render_groups_init(catalogue, form)
        for group, methods in catalogue.calls.items():
            path = f"{form.folder}/{to_snake(group)}.py"
            files[path] = _render_group_module(group, methods, form, catalogue)
    return files
