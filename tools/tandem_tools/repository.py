"""Finds the repository: the tools read files in it, and may be installed elsewhere."""

import argparse
import subprocess
from pathlib import Path

OF_THIS_PROGRAM = Path(__file__).resolve().parents[2]
FACTS = "algorithms/*/algorithm.toml"


def add_argument(parser: argparse.ArgumentParser) -> None:
    """Adds --root. Without it the repository is the one around the current directory, or else that of this program."""
    # argparse checks a default that is text as if it had been typed.
    parser.add_argument(
        "--root", type=_at, default=str(_find()), metavar="FOLDER",
        help="the repository (default: the one around the current directory, or this program's)",
    )  # fmt: skip


def files(root: Path) -> list[str]:
    """Returns the names of all files in the repository, new ones included."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"]
    listed = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True).stdout.splitlines()
    return [name for name in listed if (root / name).is_file()]


def _find() -> Path:
    here = Path.cwd()
    return next((folder for folder in (here, *here.parents, OF_THIS_PROGRAM) if _is_one(folder)), here)


def _at(text: str) -> Path:
    folder = Path(text)
    if not _is_one(folder):
        raise argparse.ArgumentTypeError(f"{folder} is not Tandem's repository, it has no {FACTS}: change to the repository")
    return folder.absolute()


def _is_one(folder: Path) -> bool:
    return any(folder.glob(FACTS))
