"""Runs every layer of tests."""
