"""Write the synchronous half of the SDK from the asynchronous half.

The client and its waiters are translated: an `await` of the transport runs in the portal, any other
`await` disappears because its operand has a twin that waits. Streams, downloads and paginators are
wrapped: each public member of a twin calls the member of the asynchronous object in the portal.
`sync_differences` declares the members that differ.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import NamedTuple

from tools.sdkgen.templates import fill

DIFFERENCES = Path(__file__).with_name("sync_differences.py")
_FUNCTIONS = ast.FunctionDef | ast.AsyncFunctionDef


class Twin(NamedTuple):
    """A generated module.

    Attributes:
        path: Its path in the package.
        title: The first line of its docstring.
        sources: The asynchronous modules, and the classes of each that have a twin.
        is_wrapper: Whether its classes wrap asynchronous objects.
    """

    path: str
    title: str
    sources: dict[str, tuple[str, ...]]
    is_wrapper: bool = False


TWINS = (
    Twin("_sync.py", "The client for code without an event loop.", {"_client": ("Client",)}),
    Twin("_sync_waiting.py", "Waiting in the synchronous client.", {"_waiting": ("Waiters",)}),
    Twin(
        "_platform/sync_waiters.py",
        "Waiters of the synchronous client for the states that resources of this platform have.",
        {"_platform.waiters": ("PlatformWaiters",)},
    ),
    Twin(
        "_platform/sync_tasks.py",
        "Tasks of more than one call in the synchronous client.",
        {"_platform.tasks": ("PlatformTasks",)},
    ),
    Twin(
        "_platform/sync_logs.py",
        "Logs that are followed over broken connections, for plain `for` loops.",
        {"_platform.logs": ("LogStream",)},
        is_wrapper=True,
    ),
    Twin(
        "_platform/sync_sandboxes.py",
        "Sandboxes as objects, in the synchronous client.",
        {"_platform.sandboxes": ("RemoteProcess", "RemoteSandbox")},
        is_wrapper=True,
    ),
    Twin(
        "_streams/sync_streams.py",
        "Streams, downloads and pages for plain `for` loops.",
        {
            "_streams.streams": ("_Body", "RecordStream", "Download"),
            "_paging": ("Paginator",),
        },
        is_wrapper=True,
    ),
)
# Base of the waiters; the generator writes both halves of it from the manifest.
_GROUPS = {"ClientGroups": ("SyncClientGroups", "hosting_sdk.sync_groups")}
# Plain code cannot await an object. A method with two kinds of results returns its value.
_OMITTED = {"__await__", "__anext__", "_value_or_stream"}
_MEMBERS = {
    "aclose": "close",
    "__aenter__": "__enter__",
    "__aexit__": "__exit__",
    "__aiter__": "__iter__",
}
# Sentences of docstrings quote code.
_QUOTES = {
    "`async for ": "`for ",
    "`async with": "`with",
    "`await ": "`",
    "`aclose()`": "`close()`",
}


def name_twin(name: str) -> str:
    """Return the name of the twin of a class."""
    return f"_Sync{name[1:]}" if name.startswith("_") else f"Sync{name}"


# Each class that has a twin, with the twin's name and module.
_CLASSES = _GROUPS | {
    name: (name_twin(name), f"hosting_sdk.{twin.path.removesuffix('.py').replace('/', '.')}")
    for twin in TWINS
    for names in twin.sources.values()
    for name in names
}


class _Translator(ast.NodeTransformer):
    """Translate asynchronous code."""

    def visit_Await(self, node: ast.Await) -> ast.expr:
        operand: ast.expr = self.visit(node.value)
        match node.value:
            case ast.Call(
                func=ast.Attribute(value=ast.Name("transport") | ast.Attribute(attr="_transport"))
            ):
                return _call("self._portal.run", operand)
            # A function that takes the transport works with asynchronous calls alone.
            case ast.Call(args=[ast.Attribute(attr="_transport"), *_]):
                return _call("self._portal.run", operand)
        return operand

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        if isinstance(node.func, ast.Name) and node.func.id in _CLASSES:
            return _call(name_twin(node.func.id), _parse("self._portal"), node)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        self.generic_visit(node)
        node.attr = _MEMBERS.get(node.attr, node.attr)
        return node

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.FunctionDef:
        return self.visit_FunctionDef(_make_plain(node))

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        _translate_signature(node)
        node.body = [self.visit(statement) for statement in node.body]
        return node


class _Annotations(ast.NodeTransformer):
    """Translate types."""

    def visit_Name(self, node: ast.Name) -> ast.Name:
        return ast.Name(name_twin(node.id) if node.id in _CLASSES else node.id)

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        match node:
            case ast.Subscript(value=ast.Name("AsyncGenerator"), slice=ast.Tuple(elts=[item, _])):
                return ast.Subscript(ast.Name("Iterator"), self.visit(item))
            # Standalone functions are asynchronous in both halves.
            case ast.Subscript(
                value=ast.Name("Callable"),
                slice=ast.Tuple(elts=[ast.Subscript(value=ast.Name("Concatenate")), _]),
            ):
                return node
            case ast.Subscript(
                value=ast.Name("Callable"),
                slice=ast.Tuple(
                    elts=[_, ast.Subscript(value=ast.Name("Awaitable"), slice=result)] as parts
                ),
            ):
                parts[1] = result
        self.generic_visit(node)
        return node


def _translate_signature(function: _FUNCTIONS) -> None:
    function.name = _MEMBERS.get(function.name, function.name)
    arguments = function.args
    for argument in (*arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg):
        if argument is not None and argument.annotation is not None:
            argument.annotation = _Annotations().visit(argument.annotation)
    if function.returns is not None:
        function.returns = _Annotations().visit(function.returns)
    text = _translate_docstring(_read_docstring(function))
    if text:
        function.body[: bool(_read_docstring(function))] = [ast.Expr(ast.Constant(text))]


def _make_plain(function: _FUNCTIONS) -> ast.FunctionDef:
    fields = {name: getattr(function, name) for name in function._fields}
    return ast.FunctionDef(**fields)


def _translate_docstring(text: str) -> str:
    for old, new in _QUOTES.items():
        text = text.replace(old, new)
    return text


def _read_docstring(node: _FUNCTIONS | ast.ClassDef) -> str:
    return ast.get_docstring(node, clean=False) or ""


def _parse(expression: str) -> ast.expr:
    return ast.parse(expression, mode="eval").body


def _call(function: str, *arguments: ast.expr) -> ast.expr:
    return ast.Call(_parse(function), list(arguments), [])


def _find_classes(tree: ast.Module) -> dict[str, ast.ClassDef]:
    return {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}


def _translate_class(node: ast.ClassDef, differing: ast.ClassDef) -> ast.ClassDef:
    """Return the twin of a class of the client."""
    opening = _read_docstring(differing).rstrip()
    _, heading, rest = _read_docstring(node).partition("\n\n    Args:\n")
    replaced = {
        member.name: member for member in differing.body if isinstance(member, ast.FunctionDef)
    }
    added = [member for member in differing.body if isinstance(member, ast.AnnAssign)]
    members: list[ast.stmt] = []
    for source in node.body[1:]:
        if isinstance(source, _FUNCTIONS) and source.name in _OMITTED:
            continue
        member = _Translator().visit(source)
        name = getattr(member, "name", "")
        if name == "__init__":
            member.body += replaced["__init__"].body
        elif name in replaced:
            member = replaced[name]
        members.append(member)
    docstring = ast.Expr(ast.Constant(opening + heading + rest))
    return _make_class(node, [docstring, *added, *members])


def _wrap_class(node: ast.ClassDef) -> ast.ClassDef:
    """Return the twin of a class whose objects the client returns."""
    text, _, _ = _translate_docstring(_read_docstring(node)).partition("\n\n    Args:\n")
    kind = next(
        (
            f"{node.name}[{ast.unparse(base.slice)}]"
            for base in node.bases
            if isinstance(base, ast.Subscript)
        ),
        node.name,
    )
    # Each class that is not abstract knows the type of its object.
    start = ast.parse(
        f"_portal: Portal\n_asynchronous: {kind}"
        if node.name.startswith("_")
        else f"def __init__(self, portal: Portal, asynchronous: {kind}) -> None:\n"
        "    self._portal = portal\n"
        f"    self._asynchronous: {kind} = asynchronous\n"
    )
    members = [
        _wrap_member(member)
        for member in node.body
        if isinstance(member, _FUNCTIONS)
        and (member.name in _MEMBERS or not member.name.startswith("_"))
        and member.name not in _OMITTED
    ]
    return _make_class(
        node, [ast.Expr(ast.Constant(f"{text.rstrip()}\n    ")), *start.body, *members]
    )


def _wrap_member(member: _FUNCTIONS) -> ast.FunctionDef:
    """Return the twin of a member; a generator is translated, so that each step waits by itself."""
    if any(isinstance(node, ast.Yield) for node in ast.walk(member)):
        return _Translator().visit(member)  # type: ignore[no-any-return]
    call: ast.expr = ast.Attribute(_parse("self._asynchronous"), member.name)
    if not member.decorator_list:
        positional, keywords = member.args.args[1:], member.args.kwonlyargs
        call = ast.Call(
            call,
            [ast.Name(argument.arg) for argument in positional],
            [ast.keyword(argument.arg, ast.Name(argument.arg)) for argument in keywords],
        )
    if isinstance(member, ast.AsyncFunctionDef):
        call = _call("self._portal.run", call)
    match member.returns:
        case ast.Name(name) | ast.Subscript(value=ast.Name(name)) if name in _CLASSES:
            call = _call(name_twin(name), _parse("self._portal"), call)
    docstring = member.body[: bool(_read_docstring(member))]
    match member.returns:
        case ast.Name("Self"):
            member.body = [*docstring, ast.Expr(call), ast.Return(ast.Name("self"))]
        case ast.Constant(None):
            member.body = [*docstring, ast.Expr(call)]
        case _:
            member.body = [*docstring, ast.Return(call)]
    plain = _make_plain(member)
    _translate_signature(plain)
    return plain


def _make_class(node: ast.ClassDef, body: list[ast.stmt]) -> ast.ClassDef:
    bases = [_Annotations().visit(base) for base in node.bases]
    return ast.ClassDef(name_twin(node.name), bases, [], body, [])


class _UsedNames(ast.NodeVisitor):
    """Names that a module uses, and those of them that it uses when it runs."""

    def __init__(self, body: list[ast.stmt]) -> None:
        self.all = {
            node.id for part in body for node in ast.walk(part) if isinstance(node, ast.Name)
        }
        self.running: set[str] = set()
        for part in body:
            self.visit(part)

    def visit_Name(self, node: ast.Name) -> None:
        self.running.add(node.id)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        defaults = [each for each in node.args.kw_defaults if each is not None]
        for part in (*node.decorator_list, *node.args.defaults, *defaults, *node.body):
            self.visit(part)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)


def _list_imports(trees: dict[str, ast.Module]) -> dict[str, tuple[str, str]]:
    """Return each name that the modules define or import: its module, and its import statement."""
    found: dict[str, tuple[str, str]] = {"Iterator": ("collections.abc", "Iterator")}
    for twin_name, twin_module in _CLASSES.values():
        found[twin_name] = (twin_module, twin_name)
    for module, tree in trees.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                found |= {alias.name: ("", alias.name) for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    found[alias.asname or alias.name] = (node.module or "", ast.unparse(alias))
        defined: list[str] = []
        for node in tree.body:
            if isinstance(node, ast.ClassDef | ast.FunctionDef):
                defined.append(node.name)
            elif isinstance(node, ast.Assign):
                names = ast.walk(node.targets[0])  # a constant, or several in a tuple
                defined += [name.id for name in names if isinstance(name, ast.Name)]
        found |= {name: (f"hosting_sdk.{module}", name) for name in defined}
    return found


def _render_imports(names: set[str], found: dict[str, tuple[str, str]]) -> list[str]:
    places = (found[name] for name in sorted(names & found.keys()))
    return [
        f"from {module} import {name}" if module else f"import {name}" for module, name in places
    ]


def _render_twin(twin: Twin, package: Path, differences: ast.Module) -> str:
    trees = {
        module: ast.parse(_locate(package, module).read_text(encoding="utf-8"))
        for module in twin.sources
    }
    found = {**_list_imports({"": differences}), **_list_imports(trees)}
    variables = {
        ast.unparse(node)
        for tree in trees.values()
        for node in tree.body
        if isinstance(node, ast.Assign)
        and isinstance(node.value, ast.Call)
        and ast.unparse(node.value.func) in {"TypeVar", "ParamSpec"}
    }
    differing = _find_classes(differences)
    body: list[ast.stmt] = []
    for module, names in twin.sources.items():
        classes = _find_classes(trees[module])
        body += [
            _wrap_class(classes[name])
            if twin.is_wrapper
            else _translate_class(classes[name], differing[name_twin(name)])
            for name in names
        ]
    used = _UsedNames(body)
    variables = {line for line in variables if line.partition(" ")[0] in used.all}
    defined = {node.name for node in body if isinstance(node, ast.ClassDef)}
    defined |= {line.partition(" ")[0] for line in variables}
    typing = {name for name, (module, _) in found.items() if module == "typing"}
    kinds = {line.partition("= ")[2].partition("(")[0] for line in variables}
    running = (used.running | typing & used.all | {"TYPE_CHECKING"} | kinds) - defined
    checking = used.all - running - defined
    return fill(
        "sync_twin.py",
        title=twin.title,
        sources=[_locate(Path(), module).as_posix() for module in twin.sources],
        imports=_render_imports(running, found),
        checking_imports=_render_imports(checking, found),
        variables=sorted(variables),
        classes=[ast.unparse(ast.fix_missing_locations(node)) for node in body],
    )


def _locate(package: Path, module: str) -> Path:
    return package.joinpath(*module.split(".")).with_suffix(".py")


def render_sync_twins(package: Path) -> dict[str, str]:
    """Return the text of each synchronous module, by its path in the package.

    A package without a client, such as one of groups and models alone, has none.

    Args:
        package: The folder of the package, with the asynchronous modules.
    """
    if not _locate(package, "_client").is_file():
        return {}
    differences = ast.parse(DIFFERENCES.read_text(encoding="utf-8"))
    return {twin.path: _render_twin(twin, package, differences) for twin in TWINS}
