"""How a command is run as an operation: its process, its signals, its output."""
