"""Exit codes and argument values shared by the commands of `cli` and `mcp`."""
