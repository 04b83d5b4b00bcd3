"""Running other programs."""

import subprocess
from pathlib import Path


class Unavailable(Exception):
    """The test cannot run on this machine; the text says why and what to do."""


def run(command: list[str], folder: Path | None = None, what: str = "") -> str:
    """Runs a command and returns what it prints.

    Raises:
        Unavailable: It is missing or fails.
    """
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    except FileNotFoundError as error:
        raise Unavailable(f"{command[0]} is missing") from error
    if done.returncode != 0:
        raise Unavailable(f"{what or command[0]}: {(done.stderr or done.stdout).strip()[-2000:]}")
    return done.stdout.strip()
