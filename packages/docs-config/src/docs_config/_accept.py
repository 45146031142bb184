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
    strings = 0
    try:
        members = document["docSearch"]
        if type(members["appId"]) is not str:
            return UNDECIDED
        if type(members["apiKey"]) is not str:
            return UNDECIDED
        if type(members["indexName"]) is not str:
            return UNDECIDED
        size = len(members)
        strings += size + 3
        if size != 3:
            return UNDECIDED
        array = document["sections"]
        if type(array) is not list:
            return UNDECIDED
        for item in array:
            if type(item["label"]) is not str:
                return UNDECIDED
            array_2 = item["children"]
            if type(array_2) is not list:
                return UNDECIDED
            for item_2 in array_2:
                if type(item_2["label"]) is not str:
                    return UNDECIDED
                if type(item_2["to"]) is not str:
                    return UNDECIDED
                size_2 = len(item_2)
                strings += size_2 + 2
                if size_2 != 2:
                    known_2 = 2
                    if "badge" in item_2:
                        if type(item_2["badge"]) is not str:
                            return UNDECIDED
                        strings += 1
                        known_2 += 1
                    if known_2 != size_2:
                        return UNDECIDED
            size_3 = len(item)
            strings += size_3 + 1
            if size_3 != 2:
                known_3 = 2
                if "frameworks" in item:
                    array_3 = item["frameworks"]
                    if type(array_3) is not list:
                        return UNDECIDED
                    for item_3 in array_3:
                        if type(item_3["label"]) is not str:
                            return UNDECIDED
                        array_4 = item_3["children"]
                        if type(array_4) is not list:
                            return UNDECIDED
                        for item_4 in array_4:
                            if type(item_4["label"]) is not str:
                                return UNDECIDED
                            if type(item_4["to"]) is not str:
                                return UNDECIDED
                            size_4 = len(item_4)
                            strings += size_4 + 2
                            if size_4 != 2:
                                known_4 = 2
                                if "badge" in item_4:
                                    if type(item_4["badge"]) is not str:
                                        return UNDECIDED
                                    strings += 1
                                    known_4 += 1
                                if known_4 != size_4:
                                    return UNDECIDED
                        size_5 = len(item_3)
                        strings += size_5 + 1
                        if size_5 != 2:
                            return UNDECIDED
                    known_3 += 1
                if "collapsible" in item:
                    if type(item["collapsible"]) is not bool:
                        return UNDECIDED
                    known_3 += 1
                if "defaultCollapsed" in item:
                    if type(item["defaultCollapsed"]) is not bool:
                        return UNDECIDED
                    known_3 += 1
                if known_3 != size_3:
                    return UNDECIDED
        size_6 = len(document)
        strings += size_6 + 0
        if size_6 != 2:
            known_6 = 2
            if "$schema" in document:
                if type(document["$schema"]) is not str:
                    return UNDECIDED
                strings += 1
                known_6 += 1
            if "users" in document:
                array_5 = document["users"]
                if type(array_5) is not list:
                    return UNDECIDED
                strings += len(array_5)
                for item_5 in array_5:
                    if type(item_5) is not str:
                        return UNDECIDED
                known_6 += 1
            if known_6 != size_6:
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
    strings = 0
    try:
        array = document["sections"]
        if type(array) is not list:
            return UNDECIDED
        for item in array:
            if type(item["label"]) is not str:
                return UNDECIDED
            array_2 = item["children"]
            if type(array_2) is not list:
                return UNDECIDED
            for item_2 in array_2:
                if type(item_2["label"]) is not str:
                    return UNDECIDED
                if type(item_2["to"]) is not str:
                    return UNDECIDED
                size = len(item_2)
                strings += size + 2
                if size != 2:
                    known = 2
                    if "badge" in item_2:
                        if type(item_2["badge"]) is not str:
                            return UNDECIDED
                        strings += 1
                        known += 1
                    if "addedAt" in item_2:
                        if type(item_2["addedAt"]) is not str:
                            return UNDECIDED
                        strings += 1
                        known += 1
                    if "updatedAt" in item_2:
                        if type(item_2["updatedAt"]) is not str:
                            return UNDECIDED
                        strings += 1
                        known += 1
                    if "tab" in item_2:
                        if type(item_2["tab"]) is not str:
                            return UNDECIDED
                        if item_2["tab"] not in _TAB_2026_07:
                            return UNDECIDED
                        strings += 1
                        known += 1
                    if known != size:
                        return UNDECIDED
            size_2 = len(item)
            strings += size_2 + 1
            if size_2 != 2:
                known_2 = 2
                if "frameworks" in item:
                    array_3 = item["frameworks"]
                    if type(array_3) is not list:
                        return UNDECIDED
                    for item_3 in array_3:
                        if type(item_3["label"]) is not str:
                            return UNDECIDED
                        array_4 = item_3["children"]
                        if type(array_4) is not list:
                            return UNDECIDED
                        for item_4 in array_4:
                            if type(item_4["label"]) is not str:
                                return UNDECIDED
                            if type(item_4["to"]) is not str:
                                return UNDECIDED
                            size_3 = len(item_4)
                            strings += size_3 + 2
                            if size_3 != 2:
                                known_3 = 2
                                if "badge" in item_4:
                                    if type(item_4["badge"]) is not str:
                                        return UNDECIDED
                                    strings += 1
                                    known_3 += 1
                                if "addedAt" in item_4:
                                    if type(item_4["addedAt"]) is not str:
                                        return UNDECIDED
                                    strings += 1
                                    known_3 += 1
                                if "updatedAt" in item_4:
                                    if type(item_4["updatedAt"]) is not str:
                                        return UNDECIDED
                                    strings += 1
                                    known_3 += 1
                                if "tab" in item_4:
                                    if type(item_4["tab"]) is not str:
                                        return UNDECIDED
                                    if item_4["tab"] not in _TAB_2026_07:
                                        return UNDECIDED
                                    strings += 1
                                    known_3 += 1
                                if known_3 != size_3:
                                    return UNDECIDED
                        size_4 = len(item_3)
                        strings += size_4 + 1
                        if size_4 != 2:
                            return UNDECIDED
                    known_2 += 1
                if "collapsible" in item:
                    if type(item["collapsible"]) is not bool:
                        return UNDECIDED
                    known_2 += 1
                if "defaultCollapsed" in item:
                    if type(item["defaultCollapsed"]) is not bool:
                        return UNDECIDED
                    known_2 += 1
                if "tab" in item:
                    if type(item["tab"]) is not str:
                        return UNDECIDED
                    if item["tab"] not in _TAB_2026_07:
                        return UNDECIDED
                    strings += 1
                    known_2 += 1
                if known_2 != size_2:
                    return UNDECIDED
        size_5 = len(document)
        strings += size_5 + 0
        if size_5 != 1:
            known_5 = 1
            if "$schema" in document:
                if type(document["$schema"]) is not str:
                    return UNDECIDED
                strings += 1
                known_5 += 1
            if "docSearch" in document:
                members = document["docSearch"]
                if type(members) is not dict:
                    return UNDECIDED
                size_6 = len(members)
                strings += size_6 + 0
                if size_6 != 0:
                    known_6 = 0
                    if "appId" in members:
                        if type(members["appId"]) is not str:
                            return UNDECIDED
                        strings += 1
                        known_6 += 1
                    if "apiKey" in members:
                        if type(members["apiKey"]) is not str:
                            return UNDECIDED
                        strings += 1
                        known_6 += 1
                    if "indexName" in members:
                        if type(members["indexName"]) is not str:
                            return UNDECIDED
                        strings += 1
                        known_6 += 1
                    if known_6 != size_6:
                        return UNDECIDED
                known_5 += 1
            if "users" in document:
                array_5 = document["users"]
                if type(array_5) is not list:
                    return UNDECIDED
                strings += len(array_5)
                for item_5 in array_5:
                    if type(item_5) is not str:
                        return UNDECIDED
                known_5 += 1
            if known_5 != size_5:
                return UNDECIDED
    except (KeyError, TypeError):
        return UNDECIDED
    return strings


ACCEPT: "dict[str, Callable[[Any], int]]" = {
    "2024-08": accept_2024_08,
    "2026-07": accept_2026_07,
}
