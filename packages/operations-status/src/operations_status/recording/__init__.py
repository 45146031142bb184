"""How tasks report: the recorder, the block of an operation, the thread that keeps it alive."""
