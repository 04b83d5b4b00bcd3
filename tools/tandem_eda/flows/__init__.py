"""Flows: what programs make of a design, one flow per technology."""
