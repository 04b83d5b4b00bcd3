"""Claims of the steps of a store; the file system only has to guarantee that one process makes a file.

A claim is a file that its holder touches every few seconds. It is dead when it has not been touched for a minute, by the
clock of the file system, or when it names a process of this machine that has ended.
"""

import contextlib
import os
import re
import shutil
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

TOUCH_S = 10.0
DEAD_S = 60.0
HOLDER = re.compile(r"unfinished-(.+_\d+)-")


@contextlib.contextmanager
def hold(root: Path, name: str) -> Iterator[bool]:
    """Holds the claim on a step while the body runs, if it is free or dead; says whether it does."""
    path = root / f"claim-{name}"
    if not _take(path):
        yield False
        return
    ended = threading.Event()
    thread = threading.Thread(target=_touch, args=(path, ended), daemon=True)
    thread.start()
    try:
        yield True
    finally:
        ended.set()
        thread.join()
        path.unlink(missing_ok=True)


def _take(path: Path) -> bool:
    for _ in range(2):
        try:
            with path.open("x") as file:
                file.write(f"{_me()}\n")
            return True
        except FileExistsError:
            if not _dead(path):
                return False
            _bury(path)
    return False


def _bury(path: Path) -> None:
    """Clears a dead claim away.

    The first process to rename it clears it; then the claim is open to all. If two processes come to hold it, the step
    is done twice, and the store keeps the first result.
    """
    with contextlib.suppress(FileNotFoundError):
        grave = path.with_name(f"{unfinished()}{path.name}")
        path.rename(grave)
        _remove(grave)


def _touch(path: Path, ended: threading.Event) -> None:
    while not ended.wait(TOUCH_S):
        with contextlib.suppress(FileNotFoundError):
            os.utime(path)


def _dead(path: Path) -> bool:
    """Returns whether a claim's holder has ended."""
    try:
        holder, touched = _holder(path), path.stat().st_mtime
    except FileNotFoundError:
        return True
    if _gone(holder):
        return True
    now = path.with_name(f"{unfinished()}clock-{threading.get_ident()}")
    now.touch()
    age = now.stat().st_mtime - touched
    now.unlink(missing_ok=True)
    return age > DEAD_S


def _holder(path: Path) -> str:
    """Returns the holder that a claim names; empty if the claim cannot be read."""
    try:
        return path.read_text(errors="replace").strip()
    except (IsADirectoryError, PermissionError):
        return ""


def _remove(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path, ignore_errors=True)
    else:
        path.unlink(missing_ok=True)


def unfinished() -> str:
    """Returns the beginning of the names of unfinished files of this process."""
    return f"unfinished-{_me()}-"


def _me() -> str:
    return f"{socket.gethostname()}_{os.getpid()}"


def _gone(holder: str) -> bool:
    """Returns whether the holder is a process of this machine that has ended; one of another machine counts as alive."""
    host, _, pid = holder.rpartition("_")
    return host == socket.gethostname() and pid.isdecimal() and len(pid) < 11 and not Path(f"/proc/{pid}").exists()


def clear(root: Path) -> None:
    """Removes what processes of this machine that are no more have left: what they had not finished, and their claims."""
    for path in root.glob("claim-*"):
        with contextlib.suppress(FileNotFoundError):
            if _gone(_holder(path)):
                _bury(path)
    for path in root.glob("unfinished-*"):
        holder = HOLDER.match(path.name)
        if holder and _gone(holder[1]):
            _remove(path)
