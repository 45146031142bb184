"""The change of a repository: which published addresses it removes."""

from docs_config.moves._change import Change, open_since, open_staged
from docs_config.moves._compare import Comparison
from docs_config.moves._repairs import Repairs

__all__ = ["Change", "Comparison", "Repairs", "open_since", "open_staged"]
