"""The change of a repository: which published addresses it removes."""

from docs_config.moves._change import Change, open_since, open_staged
from docs_config.moves._compare import Comparison

__all__ = ["Change", "Comparison", "open_since", "open_staged"]
