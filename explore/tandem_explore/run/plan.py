"""The steps of a sweep for each kind of target, in order."""

from pathlib import Path

from tandem_eda.design import Design
from tandem_eda.flows import cells, placed, registers, xilinx
from tandem_eda.flows.targets import CellsTarget, PlacedTarget, XilinxTarget
from tandem_eda.steps import Step
from tandem_eda.store import Kept
from tandem_explore.figures.placed_figures import Placed
from tandem_explore.grid.design import DesignError
from tandem_explore.run.sweep import Sweep

USUAL_MHZ = 300

Netlists = dict[Design, Kept]


def syntheses(root: Path, target: PlacedTarget, designs: list[Design]) -> list[placed.Synthesis]:
    """Returns the steps that make the netlists of designs."""
    return [placed.Synthesis(root, target.yosys, target.device, design) for design in designs]


def placement(target: PlacedTarget, design: Design, netlist: Kept, freq_mhz: int, seed: int) -> placed.Placement:
    """One placement of a design that is synthesised.

    Raises:
        DesignError: The device cannot hold copies of the design.
    """
    if design.copies > 1 and target.device.family.buffers:
        raise DesignError(f"--copies: {target.name} takes one copy, because its pins have buffers")
    assert netlist.result is not None
    path, digest = netlist.file(placed.HARNESS)
    luts = netlist.result["luts"]
    inside = tuple(name for name in registers.CELLS if target.device.rewrites and name in netlist.result["cells"])
    return placed.Placement(
        target.nextpnr, target.device, str(design), luts, path, digest, freq_mhz, seed, design.copies, inside
    )


def mappings(root: Path, target: CellsTarget | XilinxTarget, designs: list[Design]) -> list[tuple[Design, str, Step]]:
    """Returns the steps of targets without placement: designs, each with every recipe of its flow."""
    if isinstance(target, XilinxTarget):
        return [(design, "", xilinx.Area(root, target.yosys, design)) for design in designs]
    return [
        (design, recipe.name, cells.Mapping(root, target.yosys, target.sta, target.library, design, recipe))
        for design in designs
        for recipe in cells.RECIPES
    ]


def synthesise(root: Path, target: PlacedTarget, designs: list[Design], work: Sweep) -> tuple[list[Placed], Netlists]:
    """Synthesises designs: with their counts, or with what failed; and where the netlists are."""
    steps = syntheses(root, target, designs)
    found: list[Placed] = []
    netlists: Netlists = {}
    for design, kept in zip(designs, work.run(steps), strict=True):
        if kept is None:
            continue
        found.append(Placed(design, kept.result, {}, [] if kept.result is not None else [kept]))
        if kept.result is not None:
            netlists[design] = kept
    return found, netlists


def place(
    target: PlacedTarget, placings: list[Placed], netlists: Netlists, clocks_mhz: tuple[int, ...], seeds: range, work: Sweep
) -> None:
    """Places and routes designs with more seeds: one of all, then the next, so that an early end leaves all comparable.

    A design that did not fit with the first of the seeds has no other.
    """
    for wave in (seeds[:1], seeds[1:]):
        chosen = [
            (each, freq, seed, placement(target, each.design, netlists[each.design], freq, seed))
            for seed in wave
            for freq in clocks_mhz
            for each in placings
            if each.counts is not None and not each.fits_not
        ]
        for (each, freq, seed, _), kept in zip(chosen, work.run([step for *_, step in chosen]), strict=True):
            if kept is not None:
                each.add(freq, seed, kept)
