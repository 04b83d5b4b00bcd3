"""Fixtures of the explorer's tests."""

from pathlib import Path

import pytest
import toy


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """Root of a consistent miniature repository, the one of the tools' tests."""
    toy.make(tmp_path)
    return tmp_path
