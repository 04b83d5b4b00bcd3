"""The designs to explore: cores in one architecture and one value of every parameter, accelerators, and parts of them."""

from dataclasses import replace
from pathlib import Path

from tandem_eda.design import Design, Label
from tandem_explore.grid import grid
from tandem_facts import digest
from tandem_facts.algorithm import Algorithm


class DesignError(Exception):
    """There is no such design; the message lists designs that exist."""


def part(root: Path, algorithm: Algorithm, module: str, bits_per_clock: int) -> Design:
    """A module of the algorithm's RTL by itself, with the values of its parameters that its file has.

    Raises:
        FactsError: No source of the algorithm is called so.
    """
    return Design(module, (), module, (), digest.of_part(root, algorithm, module).sources, bits_per_clock)


def changed(root: Path, design: Design, settings: list[Label], copies: int) -> Design:
    """The design with other values of more parameters of its module, and so many times.

    Raises:
        DesignError: A value is not a number, its parameter belongs to the grid, or the module has no such parameter.
    """
    known = digest.parameters_of(root, design.rtl) if settings else ()
    for name, text in settings:
        if not text.isdecimal():
            raise DesignError(f"--set {name}={text}: the value must be a number, as in --set MemDataWidth=64")
        if name in dict(design.parameters):
            raise DesignError(f"{design} has the parameter {name} itself: choose its values with --grid")
        if name not in known:  # tools would ignore it
            raise DesignError(f"--set {name}: {design.module} has no such parameter; it has {', '.join(known)}")
    labels = (*settings, *([("copies", str(copies))] if copies > 1 else []))
    return replace(
        design,
        labels=(*design.labels, *labels),
        parameters=(*design.parameters, *((name, int(text)) for name, text in settings)),
        copies=copies,
    )


def cores(root: Path, algorithm: Algorithm, points: list[grid.Point], top: bool = False) -> list[Design]:
    """Returns the core of every point. With `top`, the design is the accelerator around the core: the top, with the shell.

    Raises:
        DesignError: The algorithm does not work by words or blocks.
        FactsError: A file of the design is missing.
    """
    if not algorithm.sizes.keys() & {"word_bits", "block_bits"}:
        raise DesignError(f"{algorithm.name}: no word_bits or block_bits in the sizes of algorithm.toml")
    return [_design(root, algorithm, point, top) for point in points]


def _design(root: Path, algorithm: Algorithm, point: grid.Point, top: bool) -> Design:
    architecture = point.architecture
    found = digest.of_point(root, algorithm, architecture, point.values, top)
    return Design(
        architecture.name,
        tuple((p.name, grid.label(p, point.values[p.name])) for p in algorithm.parameters_of(architecture)),
        found.module,
        found.parameters,
        found.sources,
        algorithm.sizes.get("word_bits", 0),
        "aclk" if top else "clk_i",
        algorithm.point_name(architecture, point.values),
        accelerator=top,
        from_c=found.from_c,
    )
