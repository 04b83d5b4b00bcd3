"""The flow for Lattice ECP5: yosys, a harness, nextpnr with many seeds. Estimates of the tools; no board was measured."""

import json
from dataclasses import dataclass
from pathlib import Path

from tandem_explore import eda, netlist
from tandem_explore.design import Design
from tandem_explore.store import Inputs, Result, Store, file_hash

# What counts as how many LUTs: a carry cell has two, a distributed RAM of 16 x 4 bits takes six.
LUTS = {"LUT4": 1, "CCU2C": 2, "TRELLIS_DPR16X4": 6}
CORE = "core.json"
HARNESS = "harness.json"


@dataclass(frozen=True)
class Device:
    """An ECP5: nextpnr's option for it, its package and speed grade, and the request for the clock in MHz."""

    name: str
    option: str
    package: str
    speed: int
    freq_mhz: int = 300

    def arguments(self) -> list[str]:
        """The options of nextpnr."""
        place = [f"--{self.option}", "--package", self.package, "--speed", str(self.speed), "--freq", str(self.freq_mhz)]
        return [*place, "--lpf-allow-unconstrained", "--timing-allow-fail"]


LFE5UM5G_85F = Device("LFE5UM5G-85F-8", "um5g-85k", "CABGA756", 8)


@dataclass(frozen=True)
class Flow:
    """The flow with its programs, on one device; `root` is the repository."""

    root: Path
    store: Store
    yosys: eda.Program
    nextpnr: eda.Program
    device: Device = LFE5UM5G_85F

    def synthesise(self, design: Design) -> Result:
        """Synthesises a core: its `cells` by type, `luts`, `flip_flops`, and `folder` with its netlist in the harness."""
        script = synthesis_script(design)
        inputs = {
            "step": "synth_ecp5",
            "yosys": self.yosys.version,
            "script": script,
            "sources": design.hashes(self.root),
        }

        def run(folder: Path) -> Result:
            design.copy_sources(self.root, folder)
            (folder / "synth.ys").write_text(script)
            self.yosys.run(["-q", "synth.ys"], folder)
            core = netlist.read(folder / CORE, design.module)
            (folder / CORE).unlink()
            netlist.write(netlist.in_harness(core, design.clock), folder / HARNESS)
            return area(core)

        return self.store.get(inputs, run) | {"folder": str(self.store.folder(inputs))}

    def place_and_route(self, harness: Path, seed: int, copies: int = 1) -> Result:
        """Places and routes copies of a netlist: `clock_mhz`, `critical_path` as names of cells, `utilisation` by type.

        What it depends on is the netlist, not the sources: an edit that leaves the netlist alone costs nothing here.
        """
        arguments = [*self.device.arguments(), "--seed", str(seed)]
        inputs: Inputs = {
            "step": "nextpnr_ecp5",
            "nextpnr": self.nextpnr.version,
            "arguments": arguments,
            "netlist": file_hash(harness),
        }
        if copies > 1:
            inputs["copies"] = copies

        def run(folder: Path) -> Result:
            local = folder / "netlist.json"
            if copies > 1:
                netlist.write(netlist.side_by_side(netlist.read(harness, "harness"), "clk", copies), local)
            else:
                local.write_bytes(harness.read_bytes())
            self.nextpnr.run([*arguments, "--json", local.name, "--report", "report.json", "-q"], folder)
            local.unlink()
            return report(json.loads((folder / "report.json").read_text()))

        return self.store.get(inputs, run)


def synthesis_script(design: Design) -> str:
    """The commands of yosys for one core."""
    return f"{design.read_command()}\nsynth_ecp5 -abc9 -top {design.module}\nwrite_json {CORE}\n"


def area(core: netlist.Netlist) -> Result:
    """What a synthesised core takes, without any harness."""
    cells = core.count()
    return {
        "cells": dict(sorted(cells.items())),
        "luts": sum(weight * cells[name] for name, weight in LUTS.items()),
        "flip_flops": cells["TRELLIS_FF"],
        "block_rams": cells["DP16KD"],
    }


def report(content: Result) -> Result:
    """What nextpnr's report (`--report`) says.

    Raises:
        EdaError: It names no clock, or more than one.
    """
    if len(content["fmax"]) != 1:
        raise eda.EdaError(f"one clock expected, the report of nextpnr has {len(content['fmax'])}")
    (clock,) = content["fmax"].values()
    paths = [path for path in content["critical_paths"] if path["from"] == path["to"]]
    steps = max((path["path"] for path in paths), key=lambda path: sum(step["delay"] for step in path))
    return {
        "clock_mhz": clock["achieved"],
        "critical_path": [step["from"]["cell"] for step in steps] + [steps[-1]["to"]["cell"]],
        "logic_ns": sum(step["delay"] for step in steps if step["type"] != "routing"),
        "routing_ns": sum(step["delay"] for step in steps if step["type"] == "routing"),
        "utilisation": {name: use["used"] for name, use in content["utilization"].items() if use["used"]},
    }
