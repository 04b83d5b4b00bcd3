"""Flows: what takes a design to figures, one per technology."""
