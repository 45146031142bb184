"""Properties of results that their class does not declare, kept beside the instances.

Generated classes have slots only for declared properties. An instance's entry is removed with the
instance; copies and pickles of an instance carry the entry along.
"""

from __future__ import annotations

import copyreg
from typing import Any
from weakref import ref

__all__ = ["keep", "unknown_fields"]

_KEPT: dict[int, tuple[Any, dict[str, Any]]] = {}


def keep(instance: Any, fields: dict[str, Any]) -> None:
    """Keep the undeclared properties of an instance as long as it lives."""
    key = id(instance)
    _KEPT[key] = (ref(instance, lambda _: _KEPT.pop(key, None)), fields)
    # `copy` and `pickle` both ask this table before the class.
    copyreg.pickle(type(instance), _reduce)


def unknown_fields(instance: Any) -> dict[str, Any]:
    """Return the undeclared properties of an instance, in wire names; you may change them.

    Only an instance that was decoded with `keep_unknown_fields` has any. `copy.copy`,
    `copy.deepcopy` and `pickle` keep them; `attrs.evolve` makes an instance without them.
    """
    found = _KEPT.get(id(instance))
    return found[1] if found is not None and found[0]() is instance else {}


def _reduce(instance: Any) -> tuple[Any, ...]:
    """Return how to copy or unpickle an instance together with its undeclared properties."""
    fields = dict(unknown_fields(instance))
    return _make_empty, (type(instance), fields), instance.__getstate__()


def _make_empty(class_: type, fields: dict[str, Any]) -> Any:
    """Return an instance whose declared fields are still to be set."""
    instance: Any = object.__new__(class_)
    if fields:
        keep(instance, fields)
    return instance
