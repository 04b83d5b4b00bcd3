"""How steps run: in which order, where, within which budget; and what a sweep comes to."""
