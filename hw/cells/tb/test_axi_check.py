"""Every rule of the AXI checkers, broken once: the simulation stops. Without a broken rule it does not."""

from __future__ import annotations

import cocotb
import pytest
from cocotb.clock import Clock
from cocotb.triggers import RisingEdge

import run

TWO_BEATS = {"awvalid": 1, "awlen": 1, "wvalid": 1}
WRITE = {"awvalid": 1, "awready": 1, "wvalid": 1, "wready": 1}
READ = {"arvalid": 1, "arready": 1}
# By the rule, what the port does clock by clock after a reset; what is not named is 0. A break is in the last clock.
BROKEN = {
    "M1": [{"rst_ni": 0, "arvalid": 1}],
    "M2": [{"awvalid": 1}, {"awvalid": 1, "awaddr": 32}],
    "M3": [{"arvalid": 1}, {}],
    "M4": [TWO_BEATS, TWO_BEATS | {"wdata": 1}],
    "M5": [{"arvalid": 1, "araddr": 4096 - 32, "arlen": 1}],
    "M6": [{"arvalid": 1, "arlen": 16}],
    "M7": [{"awvalid": 1, "awaddr": 1}],
    "M8": [TWO_BEATS | {"wlast": 1}],
    "M9": [{"wvalid": 1, "wlast": 1}],
    "M10": [{}, {"bvalid": 1, "bready": 1}],
    "M11": [{}, {"rvalid": 1, "rready": 1, "rlast": 1}],
}
BROKEN_LITE = {
    "L1": [{"rst_ni": 0, "bvalid": 1}],
    "L2": [WRITE, {"bvalid": 1}, {}],
    "L3": [WRITE, {"bvalid": 1}, {"bvalid": 1, "bresp": 2}],
    "L4": [READ, {"rvalid": 1}, {}],
    "L5": [READ, {"rvalid": 1}, {"rvalid": 1, "rdata": 1}],
    "L6": [{"awvalid": 1, "awready": 1}, {"bvalid": 1}],
    "L7": [{}, {"rvalid": 1}],
    "L8": [READ, {"rvalid": 1, "rresp": 1}],
}


def simulate(top: str, tests: list[str]) -> None:
    run.simulate(top, [run.REPO / f"hw/tb/{top}.sv"], __file__, tests=tests)


@pytest.mark.parametrize(("top", "cases"), [("tnd_axi_check", BROKEN), ("tnd_axil_check", BROKEN_LITE)])
def test_without_their_last_clock_all_are_legal(top: str, cases: dict) -> None:
    simulate(top, [f"legal_{rule}" for rule in cases])


@pytest.mark.parametrize("rule", [*BROKEN, *BROKEN_LITE])
def test_a_broken_rule_stops_the_simulation(rule: str) -> None:
    with pytest.raises((RuntimeError, SystemExit)):
        simulate("tnd_axi_check" if rule in BROKEN else "tnd_axil_check", [f"broken_{rule}"])


async def drive(dut, steps: list[dict[str, int]]) -> None:
    """A reset and the steps, the last of them twice: the rules look at it when the clock is over."""
    names = {key for case in (*BROKEN.values(), *BROKEN_LITE.values()) for step in case for key in step}
    port = "s_axi_ctrl" if hasattr(dut, "s_axi_ctrl_awvalid") else "m_axi_gmem"
    pins = {name: name if name == "rst_ni" else f"{port}_{name}" for name in names}
    cocotb.start_soon(Clock(dut.clk_i, 10, "ns").start(start_high=False))
    for step in [{"rst_ni": 0}, {"rst_ni": 0}, {"rst_ni": 0}, {}, *steps, steps[-1]]:
        for name, pin in pins.items():
            if hasattr(dut, pin):
                getattr(dut, pin).value = step.get(name, int(name == "rst_ni"))
        await RisingEdge(dut.clk_i)


def cases_of(rule: str, steps: list[dict[str, int]]) -> dict[str, object]:
    """The two tests of a rule, by their names. Without its last clock, all that is on offer is taken."""
    taken = dict.fromkeys(("awready", "wready", "arready", "bready", "rready"), 1)
    legal = [*steps[:-1], {}] if len(steps) == 1 else [*steps[:-2], steps[-2] | taken, {}]

    def test(name: str, steps: list[dict[str, int]]):
        async def of_rule(dut):
            await drive(dut, steps)

        return cocotb.test(timeout_time=10, timeout_unit="us", name=name)(of_rule)

    return {f"{kind}_{rule}": test(f"{kind}_{rule}", some) for kind, some in (("legal", legal), ("broken", steps))}


for _rule, _steps in (BROKEN | BROKEN_LITE).items():
    globals().update(cases_of(_rule, _steps))
