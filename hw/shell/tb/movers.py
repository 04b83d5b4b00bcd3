"""Bench of the movers' tests: builds, clock, reset, cases."""

from __future__ import annotations

import random
from pathlib import Path

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import ClockCycles, RisingEdge
from cocotb.utils import get_sim_time
from cocotbext.axi.stream import define_stream

import run

CLOCK_NS = 10
TOP = "tnd_movers_tb"
SOURCES = [
    file for file in run.sources()
    if file.parent.name == "cells" or file.stem.startswith("tnd_dma_") or file.stem in ("tnd_regs_pkg", "tnd_shell_pkg")
]
FILES = [*SOURCES, run.REPO / "hw/tb/tnd_axi_check.sv", Path(__file__).parent / f"{TOP}.sv"]

# The shell's port; a narrow port with single-beat bursts; the widest and the longest bursts that fit in 4 KiB; addresses
# that are multiples of some bytes, and of a beat's.
SHELL = {"DataWidth": 256, "MaxBurst": 16, "FifoDepth": 128}
OTHERS = [
    {"DataWidth": 32, "MaxBurst": 1, "FifoDepth": 8},
    {"DataWidth": 512, "MaxBurst": 64, "FifoDepth": 128},
    {"DataWidth": 256, "Alignment": 4},
    {"DataWidth": 64, "Alignment": 8},
]

# Memory in the tests: it repeats through the address space, so that addresses may lie above 4 GiB.
MEMORY_BYTES = 1 << 16
PAGE = 4096

CommandBus, Command, CommandSource, _, _ = define_stream("Command", signals=["addr", "len", "valid", "ready"])
DoneBus, _, _, DoneSink, _ = define_stream("Done", signals=["error", "valid", "ready"])


async def start(dut) -> None:
    """Starts the clock and holds reset; make the models, then call `release`."""
    dut.rst_ni.value = 0
    dut.rd_stop.value = 0
    dut.wr_stop.value = 0
    # A mover may have no models in a test: its inputs are then idle.
    for name in ("rd_cmd_valid", "wr_cmd_valid", "wr_in_valid", "m_axi_gmem_rvalid", "m_axi_gmem_bvalid"):
        getattr(dut, name).value = 0
    cocotb.start_soon(Clock(dut.clk_i, CLOCK_NS, "ns").start(start_high=False))
    await ClockCycles(dut.clk_i, 2)


async def release(dut) -> None:
    """Ends a reset."""
    await ClockCycles(dut.clk_i, 2)
    dut.rst_ni.value = 1
    await ClockCycles(dut.clk_i, 2)


async def until(clock, condition, limit_cycles: int) -> None:
    """Waits for a condition, looked at after each clock edge; fails after the limit."""
    for _ in range(limit_cycles):
        if condition():
            return
        await RisingEdge(clock)
    raise AssertionError(f"not within {limit_cycles} clocks")


def now_cycles() -> float:
    """Returns the time in clocks."""
    return get_sim_time("ns") / CLOCK_NS


def aligned(cases: list[tuple[int, int]], dut) -> list[tuple[int, int]]:
    """Returns the cases with the addresses that a bench takes."""
    return [(address - address % int(dut.Alignment.value), length) for address, length in cases]


def border_cases(width: int, max_burst: int) -> list[tuple[int, int]]:
    """Returns (address, length) around every border of beat, burst and page."""
    burst = width * max_burst
    lengths = {length for border in (0, width, 2 * width, burst) for length in range(border - 1, border + 2)}
    offsets = (0, 1, width // 2, width - 1)
    cases = [(offset, length) for length in sorted(lengths - {-1, 0}) for offset in offsets]
    # A page border after, at and before the end of the command, and the longest way round a whole page.
    cases += [(PAGE - back, length) for back in (1, width - 1, width, width + 1) for length in (1, width, burst + 1)]
    cases += [(PAGE - length + end, length) for length in (burst, width + 3) for end in (-1, 0, 1)]
    cases += [(offset, PAGE + extra) for offset in (0, width - 1) for extra in (-1, 0, 1)]
    return cases


def random_cases(width: int, max_burst: int, count: int) -> list[tuple[int, int]]:
    """Returns (address, length) of any alignment, most of them short."""
    most = (0, 2, 2, 2 * max_burst, 4 * max_burst)
    return [(random.getrandbits(64), random.randint(1, random.choice(most) * width + 3)) for _ in range(count)]


def beats_of(address: int, length: int, width: int) -> list[int]:
    """Returns the addresses of the beats that hold a byte of the command."""
    return list(range(address // width * width, address + length, width))


def beats_of_bursts(bursts: list[tuple[int, int]], width: int) -> list[int]:
    """Returns the addresses of the beats of some bursts."""
    return [address + width * beat for address, beats in bursts for beat in range(beats)]
