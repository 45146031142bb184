# ruff: noqa: C901, PLR0911, PLR0912, PLR0915, PLR2004 one function a schema, no calls
"""Functions that accept the usual valid document at once. Generated; do not edit.

Made from `schemas/*.json` by `python -m tools.docsgen`. Each returns how many strings, names
included, a document holds that certainly keeps to the schema, and `UNDECIDED` otherwise: then
`_compiled` decides. A value of a wrong kind is a KeyError or TypeError when it is looked into.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

UNDECIDED = -1


def accept_2024_08(document: "Any") -> int:
    """Count the strings of a valid document of revision 2024-08."""
    string = str  # a local name is found faster
    strings = 8
    try:
        members = document["docSearch"]
        if type(members["appId"]) is not string:
            return UNDECIDED
        if type(members["apiKey"]) is not string:
            return UNDECIDED
        if type(members["indexName"]) is not string:
            return UNDECIDED
        if len(members) != 3:
            return UNDECIDED
        array = document["sections"]
        if type(array) is not list:
            return UNDECIDED
        strings += 3 * len(array)
        for item in array:
            if type(item["label"]) is not string:
                return UNDECIDED
            array_2 = item["children"]
            if type(array_2) is not list:
                return UNDECIDED
            strings += 4 * len(array_2)
            for item_2 in array_2:
                if type(item_2["label"]) is not string:
                    return UNDECIDED
                if type(item_2["to"]) is not string:
                    return UNDECIDED
                if len(item_2) != 2:
                    known = 2
                    if "badge" in item_2:
                        if type(item_2["badge"]) is not string:
                            return UNDECIDED
                        strings += 2
                        known += 1
                    if known != len(item_2):
                        return UNDECIDED
            if len(item) != 2:
                known_2 = 2
                if "frameworks" in item:
                    array_3 = item["frameworks"]
                    if type(array_3) is not list:
                        return UNDECIDED
                    strings += 3 * len(array_3)
                    for item_3 in array_3:
                        if type(item_3["label"]) is not string:
                            return UNDECIDED
                        array_4 = item_3["children"]
                        if type(array_4) is not list:
                            return UNDECIDED
                        strings += 4 * len(array_4)
                        for item_4 in array_4:
                            if type(item_4["label"]) is not string:
                                return UNDECIDED
                            if type(item_4["to"]) is not string:
                                return UNDECIDED
                            if len(item_4) != 2:
                                known_3 = 2
                                if "badge" in item_4:
                                    if type(item_4["badge"]) is not string:
                                        return UNDECIDED
                                    strings += 2
                                    known_3 += 1
                                if known_3 != len(item_4):
                                    return UNDECIDED
                        if len(item_3) != 2:
                            return UNDECIDED
                    strings += 1
                    known_2 += 1
                if "collapsible" in item:
                    if type(item["collapsible"]) is not bool:
                        return UNDECIDED
                    strings += 1
                    known_2 += 1
                if "defaultCollapsed" in item:
                    if type(item["defaultCollapsed"]) is not bool:
                        return UNDECIDED
                    strings += 1
                    known_2 += 1
                if known_2 != len(item):
                    return UNDECIDED
        if len(document) != 2:
            known_4 = 2
            if "$schema" in document:
                if type(document["$schema"]) is not string:
                    return UNDECIDED
                strings += 2
                known_4 += 1
            if "users" in document:
                array_5 = document["users"]
                if type(array_5) is not list:
                    return UNDECIDED
                strings += 1 * len(array_5)
                for item_5 in array_5:
                    if type(item_5) is not string:
                        return UNDECIDED
                strings += 1
                known_4 += 1
            if known_4 != len(document):
                return UNDECIDED
    except (KeyError, TypeError):
        return UNDECIDED
    return strings


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


def accept_2026_07(document: "Any") -> int:
    """Count the strings of a valid document of revision 2026-07."""
    string = str  # a local name is found faster
    strings = 1
    try:
        array = document["sections"]
        if type(array) is not list:
            return UNDECIDED
        strings += 3 * len(array)
        for item in array:
            if type(item["label"]) is not string:
                return UNDECIDED
            array_2 = item["children"]
            if type(array_2) is not list:
                return UNDECIDED
            strings += 4 * len(array_2)
            for item_2 in array_2:
                if type(item_2["label"]) is not string:
                    return UNDECIDED
                if type(item_2["to"]) is not string:
                    return UNDECIDED
                if len(item_2) != 2:
                    known = 2
                    if "badge" in item_2:
                        if type(item_2["badge"]) is not string:
                            return UNDECIDED
                        strings += 2
                        known += 1
                    if "addedAt" in item_2:
                        if type(item_2["addedAt"]) is not string:
                            return UNDECIDED
                        strings += 2
                        known += 1
                    if "updatedAt" in item_2:
                        if type(item_2["updatedAt"]) is not string:
                            return UNDECIDED
                        strings += 2
                        known += 1
                    if "tab" in item_2:
                        if type(item_2["tab"]) is not string:
                            return UNDECIDED
                        if item_2["tab"] not in _TAB_2026_07:
                            return UNDECIDED
                        strings += 2
                        known += 1
                    if known != len(item_2):
                        return UNDECIDED
            if len(item) != 2:
                known_2 = 2
                if "frameworks" in item:
                    array_3 = item["frameworks"]
                    if type(array_3) is not list:
                        return UNDECIDED
                    strings += 3 * len(array_3)
                    for item_3 in array_3:
                        if type(item_3["label"]) is not string:
                            return UNDECIDED
                        array_4 = item_3["children"]
                        if type(array_4) is not list:
                            return UNDECIDED
                        strings += 4 * len(array_4)
                        for item_4 in array_4:
                            if type(item_4["label"]) is not string:
                                return UNDECIDED
                            if type(item_4["to"]) is not string:
                                return UNDECIDED
                            if len(item_4) != 2:
                                known_3 = 2
                                if "badge" in item_4:
                                    if type(item_4["badge"]) is not string:
                                        return UNDECIDED
                                    strings += 2
                                    known_3 += 1
                                if "addedAt" in item_4:
                                    if type(item_4["addedAt"]) is not string:
                                        return UNDECIDED
                                    strings += 2
                                    known_3 += 1
                                if "updatedAt" in item_4:
                                    if type(item_4["updatedAt"]) is not string:
                                        return UNDECIDED
                                    strings += 2
                                    known_3 += 1
                                if "tab" in item_4:
                                    if type(item_4["tab"]) is not string:
                                        return UNDECIDED
                                    if item_4["tab"] not in _TAB_2026_07:
                                        return UNDECIDED
                                    strings += 2
                                    known_3 += 1
                                if known_3 != len(item_4):
                                    return UNDECIDED
                        if len(item_3) != 2:
                            return UNDECIDED
                    strings += 1
                    known_2 += 1
                if "collapsible" in item:
                    if type(item["collapsible"]) is not bool:
                        return UNDECIDED
                    strings += 1
                    known_2 += 1
                if "defaultCollapsed" in item:
                    if type(item["defaultCollapsed"]) is not bool:
                        return UNDECIDED
                    strings += 1
                    known_2 += 1
                if "tab" in item:
                    if type(item["tab"]) is not string:
                        return UNDECIDED
                    if item["tab"] not in _TAB_2026_07:
                        return UNDECIDED
                    strings += 2
                    known_2 += 1
                if known_2 != len(item):
                    return UNDECIDED
        if len(document) != 1:
            known_4 = 1
            if "$schema" in document:
                if type(document["$schema"]) is not string:
                    return UNDECIDED
                strings += 2
                known_4 += 1
            if "docSearch" in document:
                members = document["docSearch"]
                if type(members) is not dict:
                    return UNDECIDED
                if len(members) != 0:
                    known_5 = 0
                    if "appId" in members:
                        if type(members["appId"]) is not string:
                            return UNDECIDED
                        strings += 2
                        known_5 += 1
                    if "apiKey" in members:
                        if type(members["apiKey"]) is not string:
                            return UNDECIDED
                        strings += 2
                        known_5 += 1
                    if "indexName" in members:
                        if type(members["indexName"]) is not string:
                            return UNDECIDED
                        strings += 2
                        known_5 += 1
                    if known_5 != len(members):
                        return UNDECIDED
                strings += 1
                known_4 += 1
            if "users" in document:
                array_5 = document["users"]
                if type(array_5) is not list:
                    return UNDECIDED
                strings += 1 * len(array_5)
                for item_5 in array_5:
                    if type(item_5) is not string:
                        return UNDECIDED
                strings += 1
                known_4 += 1
            if known_4 != len(document):
                return UNDECIDED
    except (KeyError, TypeError):
        return UNDECIDED
    return strings


ACCEPT: "dict[str, Callable[[Any], int]]" = {
    "2024-08": accept_2024_08,
    "2026-07": accept_2026_07,
}
