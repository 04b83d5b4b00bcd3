"""Figures of designs that are mapped, not placed: in standard cells by each recipe, or synthesised for an FPGA."""

from tandem_eda.design import Design
from tandem_eda.flows import cells
from tandem_eda.flows.targets import CellsTarget, XilinxTarget
from tandem_eda.store import Kept, Result
from tandem_explore.figures.rows import Value, failed, latency

# Cells of a 7-series that figures name beside LUTs and flip-flops.
OTHERS = {"CARRY4": "CARRY4", "block RAM": "RAMB18E1", "block RAM of 36 kbit": "RAMB36E1", "DSP": "DSP48E1"}
STAGE = "synthesis only"


def values(design: Design, kept: Kept, target: CellsTarget | XilinxTarget) -> list[Value]:
    """Returns the figures of one design, or its failure."""
    if kept.result is None:
        return failed([kept])
    if isinstance(target, XilinxTarget):
        return _luts(kept.result)
    return _cells(design, kept.result, target.library)


def _cells(design: Design, result: Result, library: cells.Library) -> list[Value]:
    area_kge = result["area_ge"] / 1000
    rate = result["clock_mhz"] * design.bits_per_clock / 1000
    unit = f"1 GE = {library.nand2} = {library.nand2_area:g} um2"
    return [
        *latency(design.latency_clocks, result["clock_mhz"]),
        Value("area", "kGE", area_kge, f"pre-layout; {unit}; {library.path.name}", details={"stage": "pre-layout"}),
        Value("flip-flops", "kGE", result["sequential_ge"] / 1000, "of the area"),
        Value("clock", "MHz", result["clock_mhz"], "pre-layout estimate: no wires; from register to register, ideal clock"),
        Value("rate", "Gb/s", rate, details={"bits_per_clock": design.bits_per_clock}),
        Value("rate per area", "Gb/s per kGE", rate / area_kge),
    ]


def _luts(result: Result) -> list[Value]:
    others = [Value(what, "cells", result["cells"][name]) for what, name in OTHERS.items() if name in result["cells"]]
    return [
        Value("LUT", "LUT", result["luts"], f"LUT1 to LUT6 and LUTs as memory; {STAGE}", details={"stage": STAGE}),
        Value("FF", "FF", result["flip_flops"], STAGE),
        *others,
    ]
