"""The command that makes the figures of one point: the command of the sweep, with the grid of that point alone."""

import shlex
from pathlib import Path

from tandem_eda.flows.placed import DEVICES

RUN = ["tandem-explore", "run"]
# Options of `run` with a value that are of the sweep, not of a point.
OF_SWEEP = ("--grid", "--json", "--budget", "--baseline", "--race")
TARGETS = ("--target", "--liberty")


def command_of(stored: str, grid: str, target: str) -> str:
    """`stored` is the command of the sweep, `target` what its rows call the target. One of another form stays as it is.

    What `run` sets beside the grid (--top, --module, --set, --copies) stays; a module by itself has no grid.
    """
    words = shlex.split(stored)
    if words[:2] != RUN:
        return stored
    kept = [*words[:3], "--grid", grid] if grid else words[:3]
    rest = iter(words[3:])
    for word in rest:
        name, equals, value = word.partition("=")
        if name in (*OF_SWEEP, *TARGETS):
            value = value if equals else next(rest, "")
        if name in OF_SWEEP or (name in TARGETS and not _is(value, target)):
            continue
        kept += [name, value] if name in TARGETS else [word]
    return shlex.join(kept)


def _is(name: str, target: str) -> bool:
    """Returns whether the name of a target on the command line stands for what rows call `target`."""
    titles = {device.target: device.title for device in DEVICES} | {"xilinx-7": "Xilinx 7-series"}
    if name in titles:
        return titles[name] == target
    library = Path(name.removeprefix("cells:")).name.removesuffix(".gz").removesuffix(".lib")
    return library.startswith(target) or target.startswith(library)
