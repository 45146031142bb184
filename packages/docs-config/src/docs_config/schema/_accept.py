# ruff: noqa: C901, PLR0911, PLR0912, PLR0915, PLR2004 one function a schema, no calls
"""Functions that accept the usual valid document at once. Generated; do not edit.

Made from `schema/*.json` by `python -m tools.docsgen`. Each returns True for a document that
certainly keeps to the schema, and False where `_compiled` has to decide. A value of a wrong kind is
a KeyError or TypeError when it is looked into.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


def accept_2024_08(document: "Any") -> bool:
    """Return whether a document certainly keeps to revision 2024-08."""
    string = str  # a local name is found faster
    try:
        members = document["docSearch"]
        if type(members["appId"]) is not string:
            return False
        if type(members["apiKey"]) is not string:
            return False
        if type(members["indexName"]) is not string:
            return False
        if len(members) != 3:
            return False
        array = document["sections"]
        if type(array) is not list:
            return False
        for item in array:
            if type(item["label"]) is not string:
                return False
            array_2 = item["children"]
            if type(array_2) is not list:
                return False
            for item_2 in array_2:
                if type(item_2["label"]) is not string:
                    return False
                if type(item_2["to"]) is not string:
                    return False
                if len(item_2) != 2:
                    known = 2
                    if "badge" in item_2:
                        if type(item_2["badge"]) is not string:
                            return False
                        known += 1
                    if known != len(item_2):
                        return False
            if len(item) != 2:
                known_2 = 2
                if "frameworks" in item:
                    array_3 = item["frameworks"]
                    if type(array_3) is not list:
                        return False
                    for item_3 in array_3:
                        if type(item_3["label"]) is not string:
                            return False
                        array_4 = item_3["children"]
                        if type(array_4) is not list:
                            return False
                        for item_4 in array_4:
                            if type(item_4["label"]) is not string:
                                return False
                            if type(item_4["to"]) is not string:
                                return False
                            if len(item_4) != 2:
                                known_3 = 2
                                if "badge" in item_4:
                                    if type(item_4["badge"]) is not string:
                                        return False
                                    known_3 += 1
                                if known_3 != len(item_4):
                                    return False
                        if len(item_3) != 2:
                            return False
                    known_2 += 1
                if "collapsible" in item:
                    if type(item["collapsible"]) is not bool:
                        return False
                    known_2 += 1
                if "defaultCollapsed" in item:
                    if type(item["defaultCollapsed"]) is not bool:
                        return False
                    known_2 += 1
                if known_2 != len(item):
                    return False
        if len(document) != 2:
            known_4 = 2
            if "$schema" in document:
                if type(document["$schema"]) is not string:
                    return False
                known_4 += 1
            if "users" in document:
                array_5 = document["users"]
                if type(array_5) is not list:
                    return False
                for item_5 in array_5:
                    if type(item_5) is not string:
                        return False
                known_4 += 1
            if known_4 != len(document):
                return False
    except (KeyError, TypeError):
        return False
    return True


_TAB_2026_07 = frozenset(
    {
        "home",
        "get-started",
        "tutorial",
        "guides",
        "api",
        "examples",
    }
)


def accept_2026_07(document: "Any") -> bool:
    """Return whether a document certainly keeps to revision 2026-07."""
    string = str  # a local name is found faster
    try:
        array = document["sections"]
        if type(array) is not list:
            return False
        for item in array:
            if type(item["label"]) is not string:
                return False
            array_2 = item["children"]
            if type(array_2) is not list:
                return False
            for item_2 in array_2:
                if type(item_2["label"]) is not string:
                    return False
                if type(item_2["to"]) is not string:
                    return False
                if len(item_2) != 2:
                    known = 2
                    if "badge" in item_2:
                        if type(item_2["badge"]) is not string:
                            return False
                        known += 1
                    if "addedAt" in item_2:
                        if type(item_2["addedAt"]) is not string:
                            return False
                        known += 1
                    if "updatedAt" in item_2:
                        if type(item_2["updatedAt"]) is not string:
                            return False
                        known += 1
                    if "tab" in item_2:
                        if type(item_2["tab"]) is not string:
                            return False
                        if item_2["tab"] not in _TAB_2026_07:
                            return False
                        known += 1
                    if known != len(item_2):
                        return False
            if len(item) != 2:
                known_2 = 2
                if "frameworks" in item:
                    array_3 = item["frameworks"]
                    if type(array_3) is not list:
                        return False
                    for item_3 in array_3:
                        if type(item_3["label"]) is not string:
                            return False
                        array_4 = item_3["children"]
                        if type(array_4) is not list:
                            return False
                        for item_4 in array_4:
                            if type(item_4["label"]) is not string:
                                return False
                            if type(item_4["to"]) is not string:
                                return False
                            if len(item_4) != 2:
                                known_3 = 2
                                if "badge" in item_4:
                                    if type(item_4["badge"]) is not string:
                                        return False
                                    known_3 += 1
                                if "addedAt" in item_4:
                                    if type(item_4["addedAt"]) is not string:
                                        return False
                                    known_3 += 1
                                if "updatedAt" in item_4:
                                    if type(item_4["updatedAt"]) is not string:
                                        return False
                                    known_3 += 1
                                if "tab" in item_4:
                                    if type(item_4["tab"]) is not string:
                                        return False
                                    if item_4["tab"] not in _TAB_2026_07:
                                        return False
                                    known_3 += 1
                                if known_3 != len(item_4):
                                    return False
                        if len(item_3) != 2:
                            return False
                    known_2 += 1
                if "collapsible" in item:
                    if type(item["collapsible"]) is not bool:
                        return False
                    known_2 += 1
                if "defaultCollapsed" in item:
                    if type(item["defaultCollapsed"]) is not bool:
                        return False
                    known_2 += 1
                if "tab" in item:
                    if type(item["tab"]) is not string:
                        return False
                    if item["tab"] not in _TAB_2026_07:
                        return False
                    known_2 += 1
                if known_2 != len(item):
                    return False
        if len(document) != 1:
            known_4 = 1
            if "$schema" in document:
                if type(document["$schema"]) is not string:
                    return False
                known_4 += 1
            if "docSearch" in document:
                members = document["docSearch"]
                if type(members) is not dict:
                    return False
                if len(members) != 0:
                    known_5 = 0
                    if "appId" in members:
                        if type(members["appId"]) is not string:
                            return False
                        known_5 += 1
                    if "apiKey" in members:
                        if type(members["apiKey"]) is not string:
                            return False
                        known_5 += 1
                    if "indexName" in members:
                        if type(members["indexName"]) is not string:
                            return False
                        known_5 += 1
                    if known_5 != len(members):
                        return False
                known_4 += 1
            if "users" in document:
                array_5 = document["users"]
                if type(array_5) is not list:
                    return False
                for item_5 in array_5:
                    if type(item_5) is not string:
                        return False
                known_4 += 1
            if known_4 != len(document):
                return False
    except (KeyError, TypeError):
        return False
    return True


ACCEPT: "dict[str, Callable[[Any], bool]]" = {
    "2024-08": accept_2024_08,
    "2026-07": accept_2026_07,
}
