"""The nearest of some names."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def nearest(name: str, names: "Sequence[str]") -> str | None:
    """Return the name that was probably meant, None if none is near."""
    from difflib import get_close_matches  # noqa: PLC0415 it imports regular expressions

    return next(iter(get_close_matches(name, names, n=1)), None)
