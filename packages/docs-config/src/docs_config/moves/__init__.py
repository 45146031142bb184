"""Check of a change of a repository: the published addresses that it removes."""

from docs_config.moves.change import TreeChange, open_since, open_staged
from docs_config.moves.comparison import Comparison
from docs_config.moves.repairs import Repairs

__all__ = ["Comparison", "Repairs", "TreeChange", "open_since", "open_staged"]
