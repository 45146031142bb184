"""Escaping of text for terminals and CI logs, so that it cannot control them."""

_HIDDEN_CATEGORIES = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_TAB = "    "
COMMAND = "##["
"""GitHub's runner executes `##[command]` wherever it stands in a line, `::command` at its start."""


def printable(text: str) -> str:
    """Escape the characters that a terminal executes or hides."""
    if text.isprintable():
        return text
    return "".join(map(escape_character, text))


def escape_character(character: str) -> str:
    """Return the visible form of a character: four spaces for a tab, an escape for hidden ones."""
    if character == "\t":
        return _TAB
    if character == " " or character.isprintable():
        return character
    import unicodedata  # noqa: PLC0415 hardly any file has such a character

    if unicodedata.category(character) not in _HIDDEN_CATEGORIES:
        return character
    return character.encode("unicode_escape").decode("ascii")


def defuse(line: str) -> str:
    """Escape workflow commands of GitHub's runner in a line of output."""
    if COMMAND in line:
        line = line.replace(COMMAND, "#\\x23[")
    if "::" in line:
        rest = line.lstrip()
        if rest.startswith("::"):
            line = line[: len(line) - len(rest)] + "\\x3a" + rest[1:]
    return line
