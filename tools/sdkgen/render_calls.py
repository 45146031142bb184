"""Render `groups/`, `sync_groups/` and `functions/`: the methods in their three forms.

A method is a signature and a docstring, once asynchronous and once synchronous; the functions are
derived from the asynchronous form.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.sdkgen.names import to_pascal, to_snake
from tools.sdkgen.signatures import choose_result, is_awaited, list_parameters, render_docstring
from tools.sdkgen.templates import fill

if TYPE_CHECKING:
    from tools.sdkgen.catalogue import Catalogue


def _render_group(group: str, catalogue: Catalogue, *, is_async: bool) -> str:
    methods = [
        {
            "name": call.name,
            "is_awaited": is_async and is_awaited(call),
            "parameters": list_parameters(call),
            "result": choose_result(call, is_async=is_async),
            "docstring": render_docstring(
                call, catalogue.examples[call.wire_name].arguments, is_async=is_async
            ),
        }
        for call in catalogue.calls[group]
    ]
    aliases = [
        (alias.old.rpartition(".")[2], alias.new.rpartition(".")[2], alias.reason)
        for alias in catalogue.manifest.aliases
        if alias.kind == "method" and alias.new.startswith(f"{to_snake(group)}.")
    ]
    return fill(
        "group.py",
        group=group,
        name=to_pascal(group),
        base="Group" if is_async else "SyncGroup",
        note="" if is_async else ", each waiting for its result",
        methods=methods,
        aliases=aliases,
    )


def _list_groups(catalogue: Catalogue) -> list[dict[str, str]]:
    return [
        {"wire": group, "name": to_pascal(group), "module": to_snake(group)}
        for group in catalogue.calls
    ]


def _render_client_groups(catalogue: Catalogue, folder: str, prefix: str, module: str) -> str:
    return fill(
        "groups_init.py",
        name=f"{prefix}ClientGroups",
        client=f"{prefix}Client",
        client_module=module,
        folder=folder,
        groups=_list_groups(catalogue),
    )


def _render_functions(catalogue: Catalogue) -> dict[str, str]:
    calls = {call.function: call for each in catalogue.calls.values() for call in each}
    calls |= {
        alias.old: calls[alias.new]
        for alias in catalogue.manifest.aliases
        if alias.kind == "function"
    }
    named = {name: calls[name] for name in sorted(calls)}
    places = {name: f"{to_snake(call.group)}.{call.name}" for name, call in named.items()}
    attributes = {name: f"{to_pascal(call.group)}.{call.name}" for name, call in named.items()}
    groups = _list_groups(catalogue)
    return {
        "functions/__init__.py": fill("functions_init.py", methods=places),
        "functions/__init__.pyi": fill("functions_stub.pyi", methods=attributes, groups=groups),
    }


def render_calls(catalogue: Catalogue) -> dict[str, str]:
    """Return the text of every file of the three folders, by its path in the package."""
    files = _render_functions(catalogue)
    files["groups/__init__.py"] = _render_client_groups(
        catalogue, "groups", "", "hosting_sdk._client"
    )
    files["sync_groups/__init__.py"] = _render_client_groups(
        catalogue, "sync_groups", "Sync", "hosting_sdk._sync"
    )
    for group in catalogue.calls:
        module = f"{to_snake(group)}.py"
        files[f"groups/{module}"] = _render_group(group, catalogue, is_async=True)
        files[f"sync_groups/{module}"] = _render_group(group, catalogue, is_async=False)
    return files
