"""Places arrays of multipliers along the device's rows of multipliers, element by element, back and forth.

A placer that starts from nothing strews the elements of a long systolic array over the device, and does not find back.
"""

import re
from collections import defaultdict

from tandem_eda.flows.netlist import Netlist
from tandem_eda.flows.registers import MULTIPLIER

LEAST = 16  # elements that make an array; of fewer the placer finds the order
# Sites of the ECP5 with 85k LUTs, row by row, as nextpnr names them: 13 DSP blocks to a row, each with two pairs of
# multipliers; in the middle of the row is the clock.
ECP5_85K = tuple(
    tuple(
        f"X{block + column}/Y{row}/MULT18_{column}"
        for block in (*range(4, 59, 9), *range(69, 115, 9))
        for column in (0, 1, 4, 5)
    )
    for row in (10, 34, 58)
)
ELEMENT = re.compile(r"(.*)\[(\d+)\]\.(.*)")  # of a generate loop: its name, the index, what is inside


def in_rows(core: Netlist, rows: tuple[tuple[str, ...], ...]) -> Netlist:
    """The netlist with its arrays of multipliers on these sites (`BEL`); as it is if there are more than sites."""
    path = [site for number, row in enumerate(rows) for site in (reversed(row) if number % 2 else row)]
    names = [name for array in _arrays(core) for name in array]
    if len(names) > len(path):
        return core
    sites = {name: {"attributes": {"BEL": site}} for name, site in zip(names, path, strict=False)}
    return Netlist(core.module, core.ports, {name: cell | sites.get(name, {}) for name, cell in core.cells.items()})


def _arrays(core: Netlist) -> list[list[str]]:
    """Names of the multipliers of each array, in the order of its elements."""
    arrays: dict[str, dict[int, list[str]]] = defaultdict(lambda: defaultdict(list))
    for name in sorted(core.cells):
        if core.cells[name]["type"] == MULTIPLIER and (found := ELEMENT.fullmatch(name)):
            arrays[found[1]][int(found[2])].append(name)
    return [
        [name for index in sorted(elements) for name in elements[index]]
        for _, elements in sorted(arrays.items())
        if len(elements) >= LEAST
    ]
