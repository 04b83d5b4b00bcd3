"""The commands and the code that README and the how-tos show do what is said about them.

tools/tandem_tools/snippets.py says how a block is marked. A document's blocks run in one folder, one after another, as
a reader pastes them; $REPOSITORY is this repository and $BUILD the folder that the program was built in.
"""

import os
import pathlib

import pytest

from conftest import BINARY, REPOSITORY
from tandem_tools import snippets

BLOCKS = [block for block in snippets.in_repository(REPOSITORY) if block.how in ("run", "compile")]


@pytest.mark.parametrize("document", sorted({block.document for block in BLOCKS}))
def test_snippets(tmp_path: pathlib.Path, document: str) -> None:
    programs = tmp_path / "programs"
    folder = tmp_path / "folder"
    for path in (programs, folder):
        path.mkdir()
    (programs / "tandem").symlink_to(BINARY.resolve())
    python = REPOSITORY / "build/venv/bin"
    environment = os.environ | {
        "PATH": f"{programs}:{python}:{os.environ['PATH']}",
        "HOME": str(tmp_path),
        "XDG_STATE_HOME": str(tmp_path / "state"),
        "REPOSITORY": str(REPOSITORY),
        "BUILD": str(BINARY.resolve().parents[1]),
    }
    environment.pop("TANDEM_PROFILE", None)
    for block in BLOCKS:
        if block.document == document:
            snippets.check(REPOSITORY, block, folder, environment)
