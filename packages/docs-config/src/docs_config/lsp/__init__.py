"""The language server: the findings of `docs-config check` while a configuration is edited."""

from docs_config.lsp.features import serve

__all__ = ["serve"]
