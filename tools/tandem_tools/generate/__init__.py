"""Turns facts (algorithm.toml, SystemRDL) into everything under generated/, and checks that they agree."""
