"""Tandem's build-time tools."""
