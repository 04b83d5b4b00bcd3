"""The documents that Tandem stands on: what is checked of `docs/papers`, and their figures, drawn from rows."""
