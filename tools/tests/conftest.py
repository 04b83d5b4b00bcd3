"""Fixtures of the tools' tests."""

from pathlib import Path

import pytest

import toy


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """Root of a consistent miniature repository; a test breaks one thing in it."""
    toy.make(tmp_path)
    return tmp_path
