"""The globs of pages that are not looked at: generated ones, mostly."""

from docs_config.files.globs import matches

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


class Ignore:
    """A set of globs, in which `*` matches slashes too and a folder's name means all below it.

    Args:
        globs: Globs such as `reference/*`, `api` or `https://*`.
    """

    def __init__(self, globs: "Sequence[str]" = ()) -> None:
        self._globs = list(globs)

    def covers(self, *names: str) -> bool:
        """Say whether any of the names of one page matches.

        Args:
            *names: A target as it is written, a path without suffix, a file's path.
        """
        return any(matches(name, glob) for glob in self._globs for name in names)
