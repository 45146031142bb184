"""The language server: what `docs-config check` finds, while a configuration is being written."""

from docs_config.lsp.features import serve

__all__ = ["serve"]
