"""Ends every process that a run has started, in whatever session or group it is."""

import ctypes
import os
import signal
import time
from pathlib import Path

_PR_SET_CHILD_SUBREAPER = 36
GRACE_S = 10.0


def adopt_orphans() -> None:
    """Makes this process the parent of descendants whose own parent ends, so that `descendants` finds them."""
    ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def descendants() -> list[int]:
    """Returns the living descendants of this process, except those that have ended and wait to be waited for."""
    children: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            # The name of the program stands in brackets and may have any character.
            state, parent = stat.read_text(errors="replace").rpartition(")")[2].split()[:2]
        except OSError:
            continue
        children.setdefault(int(parent), []).append(int(stat.parent.name) if state != "Z" else 0)
    found: list[int] = []
    todo = [os.getpid()]
    while todo:
        own = [pid for pid in children.get(todo.pop(), []) if pid]
        found += own
        todo += own
    return found


def stop_all(grace_s: float = GRACE_S) -> None:
    """Ends all descendants: asks first, so that a build removes what is half written, and kills what stays."""
    asked: set[int] = set()
    until = time.monotonic() + grace_s
    while living := descendants():
        late = time.monotonic() > until
        for pid in living:
            if late or pid not in asked:
                asked.add(pid)
                _send(pid, signal.SIGKILL if late else signal.SIGTERM)
        time.sleep(0.05)


def _send(pid: int, number: signal.Signals) -> None:
    try:
        os.kill(pid, number)
    except ProcessLookupError:
        pass
