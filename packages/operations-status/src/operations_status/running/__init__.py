"""Running a command as an operation: its process, its signals, its output."""
