"""A durable, authenticated HTTP service that answers: what became of the task I started?"""
