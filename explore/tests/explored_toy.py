"""Stored figures of the toy repository: points that are placed, in cells, and synthesised only; and cores of others."""

import json
from pathlib import Path

COMMAND = "tandem-explore run toy --grid 'Cut=*' --target ecp5-12k --seeds 3 --json results/explore-toy.json"
FPGA = "toy core, ECP5 LFE5U-12F-6"
CELLS = "toy core, toylib"
XILINX = "toy core, Xilinx 7-series"

# architecture and values: LUTs, flip-flops, clocks of the seeds 1 to 3, bits per clock, clocks of latency
PLACED = {
    "plain": (1000, 300, (100.0, 104.0, 102.0), 10, 10),
    "deep Cut=fine": (4000, 1200, (300.0, 310.0, 290.0), 10, 40),
    "deep Cut=coarse": (1500, 900, (90.0, 95.0, 85.0), 10, 20),
}
MAPPED = {"plain small": (12.5, 400.0, 10), "deep Cut=fine small": (40.0, 900.0, 10)}
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
    rows = []
    for engine, (luts, flip_flops, clocks, bits, latency) in PLACED.items():
        median = sorted(clocks)[1]
        seeds = ", ".join(f"{mhz:.1f}" for mhz in clocks)
        rows += _rows(FPGA, engine, {
            "LUT": ("LUT", luts, "LUT4, without the harness; Yosys 0.70, nextpnr 0.11.1"),
            "FF": ("FF", flip_flops, "without the harness"),
            "latency": ("ns", 1000 * latency / median, f"{latency} clocks, measured in simulation"),
            "clock": ("MHz", median, f"place-and-route estimate, no board; median of the seeds 1 to 3: {seeds}"),
            "lowest clock": ("MHz", min(clocks), "of the seeds"),
            "highest clock": ("MHz", max(clocks), "of the seeds"),
            "rate": ("Gb/s", median * bits / 1000, f"{bits} bits per clock at the median"),
            "rate per area": ("Gb/s per kLUT", median * bits / luts, ""),
        })  # fmt: skip
    for engine, (area, clock, bits) in MAPPED.items():
        rows += _rows(CELLS, engine, {
            "area": ("kGE", area, "pre-layout; 1 GE = toy_nand2_1; Yosys 0.70, OpenSTA 2.0.17"),
            "clock": ("MHz", clock, "pre-layout estimate: no wires"),
            "rate": ("Gb/s", clock * bits / 1000, ""),
            "rate per area": ("Gb/s per kGE", clock * bits / 1000 / area, ""),
        })  # fmt: skip
    for engine, luts in SYNTHESISED.items():
        rows += _rows(XILINX, engine, {"LUT": ("LUT", luts, "LUT1 to LUT6; synthesis only; Yosys 0.70")})
    rows += _rows(XILINX, "deep Cut=coarse", {"failed": ("steps", 1, "timeout: not done after 5 s; failed-x/ in the store")})
    path = root / "results/explore-toy.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(rows))
    (root / "algorithms/toy/published.toml").write_text(PUBLISHED)
    return path


def only_failed(root: Path, *rows: str) -> None:
    """Of these rows leaves designs that failed alone: as when a step of each met its limit."""
    path = store(root)
    found = json.loads(path.read_text())
    kept = [each for each in found if each["row"] not in rows]
    for row in rows:
        for engine in dict.fromkeys(each["engine"] for each in found if each["row"] == row):
            kept += _rows(row, engine, {"failed": ("steps", 1, "memory: took more than 9 MiB; failed-x/ in the store")})
    path.write_text(json.dumps(kept))


def _rows(row: str, engine: str, metrics: dict[str, tuple[str, float, str]]) -> list[dict[str, object]]:
    common = {"suite": "explore", "row": row, "engine": engine, "kind": "modelled", "command": COMMAND, "commit": "0123abc",
              "machine": "a machine", "date": "2030-01-02"}  # fmt: skip
    return [
        common | {"metric": metric, "unit": unit, "value": value, "note": note}
        for metric, (unit, value, note) in metrics.items()
    ]
