"""Puts the shared simulation code of `hw/tb` on the import path of every hardware test."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "tb"))
