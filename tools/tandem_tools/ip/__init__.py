"""Accelerators and cores as IP for other projects: sources, descriptions for tools, pages for people."""

VERSION = "0.1.0"
