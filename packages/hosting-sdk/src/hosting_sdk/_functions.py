"""Standalone functions, derived from the methods of the groups."""

from __future__ import annotations

import sys
from importlib import import_module
from inspect import Parameter, Signature, signature
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from hosting_sdk._client import Client

__all__ = ["Function", "attach_functions"]


class Function:
    """A method of a group as a function: the client is its first argument.

    Its group is loaded when the function is first called or inspected, so that importing a function
    loads nothing else.

    Args:
        package: The package that offers it.
        name: Its name there.
        group: The group in snake case.
        method: The method in snake case.
    """

    def __init__(self, package: str, name: str, group: str, method: str) -> None:
        self.__module__ = package
        self.__name__ = self.__qualname__ = name
        self.operation = (group, method)

    def __call__(self, client: Client, /, **arguments: Any) -> Any:
        """Call the method on a client."""
        group = self._load_group()
        return getattr(group(client), self.operation[1])(**arguments)

    def __get__(self, instance: object, owner: type | None = None) -> Function:
        # Like a static method: as an attribute of a class, it stays a plain function.
        return self

    def _load_group(self) -> Any:
        module = import_module(f"hosting_sdk.groups.{self.operation[0]}")
        return getattr(module, module.__all__[0])

    @property
    def __wrapped__(self) -> Callable[..., Any]:
        """The declaration of the method."""
        declared: Callable[..., Any] = getattr(self._load_group(), self.operation[1]).__wrapped__
        return declared

    @property
    def __doc__(self) -> str | None:  # type: ignore[override]  # read when it is asked for
        return self.__wrapped__.__doc__

    @property
    def __signature__(self) -> Signature:
        """The signature of the method, with the client in place of the group."""
        declared = signature(self.__wrapped__)
        _group, *others = declared.parameters.values()
        client = Parameter("client", Parameter.POSITIONAL_ONLY, annotation="Client")
        return declared.replace(parameters=[client, *others])

    def __reduce__(self) -> str:
        return self.__name__

    def __repr__(self) -> str:
        return f"<function {self.__module__}.{self.__name__}>"


def attach_functions(
    package: str, methods: Mapping[str, str]
) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """Return `__getattr__` and `__dir__` for the package of the functions.

    Args:
        package: The package's `__name__`.
        methods: The method of each function, `group.method`.
    """

    def load(name: str) -> Any:
        entry = methods.get(name)
        if entry is None:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        function = Function(package, name, *entry.split("."))
        setattr(sys.modules[package], name, function)
        return function

    def list_names() -> list[str]:
        return sorted({*vars(sys.modules[package]), *methods})

    return load, list_names
