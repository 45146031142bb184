"""Globs of paths, matched without regular expressions where they are as simple as most are."""

_SPECIAL = frozenset("*?[")


def matches(name: str, glob: str) -> bool:
    """Return whether a name matches a glob, in which `*` matches slashes, too.

    A glob that names a folder matches everything below it.
    """
    glob = glob.removeprefix("./")
    head, star, rest = glob.partition("*")
    if name.startswith(f"{glob.rstrip('/')}/"):
        return True
    if _SPECIAL.isdisjoint(head):
        if not star:
            return name == glob
        if rest in ("", "*"):
            return name.startswith(head)
        if not head and _SPECIAL.isdisjoint(rest):
            return name.endswith(rest)
    from fnmatch import fnmatchcase  # noqa: PLC0415 it imports regular expressions

    return fnmatchcase(name, glob)
