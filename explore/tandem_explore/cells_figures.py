"""What the flow for standard cells comes to: every design by every recipe."""

from pathlib import Path

from tandem_explore import cells
from tandem_explore.design import Design
from tandem_explore.jobs import Job, run_all
from tandem_explore.rows import Value
from tandem_explore.store import Result

Outcome = tuple[Design, cells.Recipe, Result]


def run(flow: cells.Flow, designs: list[Design], jobs: int) -> list[Outcome]:
    """Maps every design by every recipe.

    Raises:
        EdaError: A program failed.
    """
    pairs = [(design, recipe) for design in designs for recipe in cells.RECIPES]
    results = run_all([_mapping(flow, design, recipe) for design, recipe in pairs], jobs)
    return [(design, recipe, result) for (design, recipe), result in zip(pairs, results, strict=True)]


def _mapping(flow: cells.Flow, design: Design, recipe: cells.Recipe) -> Job[Result]:
    return Job(
        f"{flow.library.name}: {design}, {recipe.name}",
        lambda: flow.run(design, recipe),
        lambda r: f"{r['clock_mhz']:.0f} MHz, {r['area_ge'] / 1000:.1f} kGE",
    )


def values(outcome: Outcome, library: cells.Library, tools: str) -> list[Value]:
    """The figures of one design by one recipe; `tools` are the programs' versions."""
    design, _, result = outcome
    area_kge = result["area_ge"] / 1000
    rate = result["clock_mhz"] * design.bits_per_clock / 1000
    unit = f"1 GE = {library.nand2} = {library.nand2_area:g} um2"
    return [
        Value("area", "kGE", area_kge, f"pre-layout; {unit}; {Path(library.path).name}; {tools}"),
        Value("flip-flops", "kGE", result["sequential_ge"] / 1000, "of the area"),
        Value("clock", "MHz", result["clock_mhz"], "pre-layout estimate: no wires; from register to register, ideal clock"),
        Value("rate", "Gb/s", rate, f"{design.bits_per_clock} bits per clock"),
        Value("rate per area", "Gb/s per kGE", rate / area_kge),
    ]
