"""Stored figures of the toy repository: points that are placed, in cells, and synthesised only; and cores of others."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from tandem_tools import results
from tandem_tools.results import Figure, Origin

COMMAND = "tandem-explore run toy --grid 'Cut=*' --target ecp5-12k --seeds 3 --json toy.json"
RUN = Origin("explore", COMMAND, "0123abc", "a machine", "2030-01-02")
FILE = "results/explore/a-machine-2030-01-02.json"
FPGA = "toy core, ECP5 LFE5U-12F-6"
CELLS = "toy core, toylib"
XILINX = "toy core, Xilinx 7-series"

# architecture and values: LUTs, flip-flops, clocks of the seeds 1 to 3, bits per clock, clocks of latency
PLACED = {
    "plain": (1000, 300, (100.0, 104.0, 102.0), 10, 10),
    "deep Cut=fine": (4000, 1200, (300.0, 310.0, 290.0), 10, 40),
    "deep Cut=coarse": (1500, 900, (90.0, 95.0, 85.0), 10, 20),
}
MAPPED = {"plain recipe=small": (12.5, 400.0, 10), "deep Cut=fine recipe=small": (40.0, 900.0, 10)}
SYNTHESISED = {"plain": 800, "deep Cut=fine": 3300}

PUBLISHED = """\
label = "T-{Cut}"
[letters]
fine = "F"
[slices]
Virtex-II = { luts = 2, inputs = 4 }
[[published]]
name = "T-F"
technology = "Virtex-II XC2V4000"
source = "Toy et al., table 1"
rate_gbit_s = 2.5
clock_mhz = 250
area = 1500
area_unit = "slices"
block_rams = 10
latency_ns = 160
[[published]]
name = "Theirs"
technology = "65 nm"
source = "a data sheet"
rate_gbit_s = 4
area = 20000
area_unit = "gates"
[[published]]
name = "Nobody's"
technology = "FPGA"
source = "a rumour"
rate_gbit_s = 1
"""


def store(root: Path) -> Path:
    """Stores the figures in the repository at `root`, with the cores of others. Returns the file."""
    found: list[Figure] = []
    for design, (luts, flip_flops, clocks, bits, latency) in PLACED.items():
        median = sorted(clocks)[1]
        seeds = {str(1 + i): mhz for i, mhz in enumerate(clocks)}
        found += _figures(FPGA, design, {"Yosys": "0.70", "nextpnr": "0.11.1"}, {
            "LUT": {"value": luts, "unit": "LUT", "note": "LUT4, without the harness"},
            "FF": {"value": flip_flops, "unit": "FF"},
            "latency": {"value": 1000 * latency / median, "unit": "ns", "details": {"clocks": latency}},
            "clock": {"value": median, "unit": "MHz", "seeds": seeds, "details": {"stage": "placed and routed"}},
            "lowest clock": {"value": min(clocks), "unit": "MHz"},
            "highest clock": {"value": max(clocks), "unit": "MHz"},
            "rate": {"value": median * bits / 1000, "unit": "Gb/s", "details": {"bits_per_clock": bits}},
            "rate per area": {"value": median * bits / luts, "unit": "Gb/s per kLUT"},
        })  # fmt: skip
    for design, (area, clock, bits) in MAPPED.items():
        found += _figures(CELLS, design, {"Yosys": "0.70", "OpenSTA": "2.0.17"}, {
            "area": {"value": area, "unit": "kGE", "details": {"stage": "pre-layout"}},
            "clock": {"value": clock, "unit": "MHz", "note": "pre-layout estimate: no wires"},
            "rate": {"value": clock * bits / 1000, "unit": "Gb/s"},
            "rate per area": {"value": clock * bits / 1000 / area, "unit": "Gb/s per kGE"},
        })  # fmt: skip
    for design, luts in SYNTHESISED.items():
        of = {"value": luts, "unit": "LUT", "details": {"stage": "synthesis only"}}
        found += _figures(XILINX, design, {"Yosys": "0.70"}, {"LUT": of})
    found += _figures(XILINX, "deep Cut=coarse", {"Yosys": "0.70"}, {"failed": _failed("timeout", "not done after 5 s")})
    results.write(root / FILE, found)
    (root / "algorithms/toy/published.toml").write_text(PUBLISHED)
    return root / FILE


def only_failed(root: Path, *rows: str) -> None:
    """Leaves only failed designs in these tables, as when a step of each met its limit."""
    found = results.load(store(root))
    names = {FPGA: PLACED, CELLS: MAPPED, XILINX: SYNTHESISED}
    kept = [each for each in found if f"{each.algorithm} {each.what}, {each.target}" not in rows]
    for row in rows:
        designs = [*names[row], *(["deep Cut=coarse"] if row == XILINX else [])]
        for design in designs:
            kept += _figures(row, design, {}, {"failed": _failed("memory", "took more than 9 MiB")})
    results.write(root / FILE, kept)


def _failed(kind: str, said: str) -> dict[str, Any]:
    return {"value": 1, "unit": "steps", "note": f"{said}; failed-x/ in the store", "details": {"kind": kind}}


def _figures(row: str, design: str, tools: dict[str, str], metrics: dict[str, dict[str, Any]]) -> list[Figure]:
    subject, _, target = row.partition(", ")
    algorithm, _, what = subject.partition(" ")
    engine, *settings = design.split()
    of: dict[str, Any] = {"algorithm": algorithm, "what": what, "target": target, "engine": engine, "kind": "modelled"}
    of |= {"parameters": dict(text.split("=") for text in settings), "run": replace(RUN, tools=tools)}
    return [Figure(**of, metric=metric, **fields) for metric, fields in metrics.items()]
