"""Globs of paths."""


def matches(name: str, glob: str) -> bool:
    """Return whether a name matches a glob, in which `*` matches slashes, too.

    A glob that names a folder matches everything below it.
    """
    from fnmatch import fnmatchcase  # noqa: PLC0415 it imports regular expressions

    glob = glob.removeprefix("./")
    return name.startswith(f"{glob.rstrip('/')}/") or fnmatchcase(name, glob)
