"""Recording for task queues: each module needs the extra of its name."""
