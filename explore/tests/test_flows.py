"""Every flow, with the real tools, on a small core; and what their reports may say."""

import io
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import small
from tandem_eda import eda, store
from tandem_eda.design import Design
from tandem_eda.flows import cells, netlist, placed, targets
from tandem_eda.flows.families import ECP5
from tandem_explore.figures import mapped_figures, placed_figures, rows, spread
from tandem_explore.grid import design
from tandem_explore.run import forecast, plan, progress, racing, sweep

Sweeps = Callable[..., sweep.Sweep]


def placed_with(
    target: targets.Target, root: Path, core: Design, work: sweep.Sweep, clocks_mhz: tuple[int, ...] = (200, 300)
) -> placed_figures.Placed:
    assert isinstance(target, targets.PlacedTarget)
    (found,), netlists = plan.synthesise(root, target, [core], work)
    plan.place(target, [found], netlists, clocks_mhz, range(1, 2), work)
    return found


@pytest.mark.parametrize("name", ["ecp5-12k", "ice40-hx8k", "gowin-gw2a-18"])
def test_a_small_core_is_synthesised_placed_and_routed(
    tmp_path: Path, core: Design, kept: store.Store, new_sweep: Sweeps, name: str
) -> None:
    target = targets.find(name)
    assert isinstance(target, targets.PlacedTarget)
    found = placed_with(target, tmp_path, core, new_sweep())
    assert found.counts is not None and not found.failures
    assert found.counts["flip_flops"] == 8
    assert 8 <= found.counts["luts"] <= 40
    timed = target.device.family.timed
    assert {freq: list(clocks) for freq, clocks in found.clocks_mhz.items()} == ({200: [1], 300: [1]} if timed else {})
    assert found.routed == (0 if timed else 2)
    assert not timed or all(60 < mhz < 1000 for mhz in found.clocks)

    # The harness is in the netlist, but not in what was counted: a flip-flop per input bit, two and a LUT per output bit.
    synthesis = kept.kept(plan.syntheses(tmp_path, target, [core])[0].inputs())
    assert synthesis is not None and synthesis.result is not None
    harness = netlist.read(synthesis.folder / placed.HARNESS, "harness").count()
    family = target.device.family
    assert sum(n for name, n in harness.items() if name.startswith(family.flip_flops)) == 8 + 9 + 2 * 8
    assert harness[family.xor.type] == synthesis.result["cells"].get(family.xor.type, 0) + 8

    # An edit that changes no logic runs the synthesis again, and no placement.
    (tmp_path / core.sources[0]).write_text("// The same logic.\n" + small.CORE)
    before = len(list(kept.root.glob("*-*")))
    again = placed_with(target, tmp_path, core, new_sweep())
    assert (again.counts, again.clocks_mhz) == (found.counts, found.clocks_mhz)
    assert len(list(kept.root.glob("*-*"))) == before + 1

    # The forecast knows the time of steps that have run.
    asked = forecast.Wanted(tmp_path, [core], (200,), 4)
    lines = forecast.forecast(asked, [target], 2, kept)
    assert lines[0] == f"{name}: 1 syntheses, all in the store"
    assert lines[1].startswith(f"{name}: 4 placements, 3 to run: about ")

    # Three of it: three harnesses, three cores, one clock.
    three = design.changed(tmp_path, core, [], 3)
    if target.device.family.buffers:
        with pytest.raises(design.DesignError, match="--copies: gowin-gw2a-18 takes one"):
            placed_with(target, tmp_path, three, new_sweep(), (300,))
    else:
        chip = placed_with(target, tmp_path, three, new_sweep(), (300,))
        assert (chip.count("luts"), chip.count("flip_flops")) == (3 * found.count("luts"), 24)
        assert chip.clocks and chip.rate_gbit_s(100) == pytest.approx(3 * found.rate_gbit_s(100))

    values = placed_figures.values(replace(found, design=replace(core, latency_clocks=9)), found, target.device)
    metrics = {value.metric: value.value for value in values}
    if not timed:
        assert set(metrics) == {"LUT", "FF"} and "placed and routed 2 times, no clock is known" in values[0].note
        return
    assert metrics["lowest clock"] <= metrics["lower bound of the clock"] <= metrics["clock"] <= metrics["highest clock"]
    assert metrics["rate"] == metrics["clock"] * 8 / 1000


def test_copies_share_the_clock_alone() -> None:
    flip_flop = ECP5.flip_flop.cell(2, 3, 4)
    ports: dict[str, tuple[str, list[netlist.Bit]]] = {"clk": ("input", [2]), "d": ("input", [3]), "q": ("output", [4])}
    three = netlist.side_by_side(netlist.Netlist("one", ports, {"ff": flip_flop}), "clk", 3)
    assert three.count() == {"TRELLIS_FF": 3}
    assert sorted(three.ports) == ["clk", *(f"{pin}_{k}" for pin in "dq" for k in range(3))]
    nets = [{bit for bits in three.cells[f"ff_{k}"]["connections"].values() for bit in bits} for k in range(3)]
    assert nets[0] & nets[1] == nets[1] & nets[2] == {"0", 2} and all(len(each) == 4 for each in nets)


def test_a_core_that_is_too_large_fails_once(
    tmp_path: Path, core: Design, kept: store.Store, new_sweep: Sweeps
) -> None:
    path = tmp_path / core.sources[0]
    path.write_text(path.read_text().replace("assign word_o = sum_q;", small.DELAY))
    found = placed_with(targets.find("ice40-up5k"), tmp_path, core, new_sweep())
    assert [each.failure.kind for each in found.failures if each.failure] == ["no fit", "no fit"]
    (value,) = [v for v in placed_figures.values(found, None, placed.DEVICES[4]) if v.metric == "failed"]
    assert value.value == 2 and value.details == {"kind": "no fit"} and "failed-nextpnr_ice40-" in value.note


def test_a_race_places_what_may_win_and_no_more(tmp_path: Path, core: Design, new_sweep: Sweeps) -> None:
    target = targets.find("ecp5-12k")
    assert isinstance(target, targets.PlacedTarget)
    others = [replace(core, name=f"turn{cut}", parameters=(("Cut", cut),)) for cut in (1, 3)]
    slow = replace(core, name="slow", bits_per_clock=0.5)
    work = new_sweep()
    found, netlists = plan.synthesise(tmp_path, target, [*others, slow], work)
    outcome = racing.run(target, found, netlists, (300,), 4, racing.RATE, work)
    assert outcome.runs == 3 == sum(map(len, outcome.values))
    assert not found[2].clocks_mhz and outcome.winner in (0, 1)
    rates = [racing.value(each, max(each.clocks), racing.RATE) for each in found[:2]]
    assert max(outcome.values[outcome.winner]) == max(rates)
    areas = [racing.value(each, 100, racing.RATE_PER_AREA) * each.count("luts") for each in found[:2]]
    assert areas == pytest.approx([0.8, 0.8])


@pytest.mark.parametrize("name", ["ecp5-85k", "ice40-hx8k", "gowin-gw2a-18"])
@pytest.mark.parametrize(
    "module, sources, parameters",
    [
        ("tnd_fifo_ram", ("hw/cells/tnd_wipe.sv", "hw/cells/tnd_fifo_ram.sv"), (("Depth", 1),)),
        ("tnd_key_slots", ("hw/shell/s1_regs/tnd_key_slots.sv",), (("KeySlots", 1), ("RowBits", 256))),
    ],
)
def test_a_memory_of_one_entry_is_synthesised(
    new_sweep: Sweeps, name: str, module: str, sources: tuple[str, ...], parameters: tuple[tuple[str, int], ...]
) -> None:
    """Yosys makes no block RAM of a memory with one row, and may refuse the attribute that asks for it."""
    root = Path(__file__).parents[2]
    core = Design(module, (), module, parameters, sources, 1)
    (found,), _ = plan.synthesise(root, targets.find(name), [core], new_sweep())
    assert not found.failures and found.count("flip_flops") > 0


def test_a_small_core_is_synthesised_for_xilinx(tmp_path: Path, core: Design, new_sweep: Sweeps) -> None:
    target = targets.find("xilinx-7")
    assert isinstance(target, targets.XilinxTarget)
    ((_, _, step),) = plan.mappings(tmp_path, target, [core])
    (kept,) = new_sweep().run([step])
    assert kept is not None
    found = {value.metric: value for value in mapped_figures.values(core, kept, target)}
    assert found["FF"].value == 8 and 8 <= found["LUT"].value <= 24
    assert "synthesis only" in found["LUT"].note and "clock" not in found


def test_a_small_core_is_mapped_to_cells_and_timed(tmp_path: Path, core: Design, new_sweep: Sweeps) -> None:
    path = tmp_path / "toy.lib"
    path.write_text(small.LIBERTY)
    target = targets.find(f"cells:{path}")
    assert isinstance(target, targets.CellsTarget)
    library = target.library
    assert (library.name, library.nand2, library.nand2_area, library.inverter) == ("toy", "toy_nand2_1", 4, "toy_inv_1")
    (kept,) = new_sweep().run([plan.mappings(tmp_path, target, [core])[0][2]])
    assert kept is not None and kept.result is not None
    result = kept.result
    assert result["sequential_ge"] == 8 * 12 / 4
    areas = {"toy_inv_1": 2, "toy_buf_1": 3, "toy_nand2_1": 4, "toy_nor2_1": 4, "toy_dff_1": 12}
    assert result["area_ge"] == sum(areas[name] * count for name, count in result["cells"].items()) / 4
    # The slowest path is the flip-flop, a whole number of gates, and the set-up time.
    gates = (1000 / result["clock_mhz"] - small.FLIP_FLOP_NS - small.SETUP_NS) / small.GATE_NS
    assert gates == pytest.approx(round(gates), abs=1e-3)
    assert 4 <= gates <= 40
    timed = {value.metric: value.value for value in mapped_figures.values(replace(core, latency_clocks=9), kept, target)}
    assert timed["latency"] == pytest.approx(9000 / timed["clock"])


def test_what_timing_or_placement_did_not_find_is_an_error() -> None:
    with pytest.raises(eda.EdaError, match="no path from register to register"):
        cells.clock("No paths found.\nworst slack 1e+30\n")
    with pytest.raises(eda.EdaError, match="clocks instead of one"):
        placed.report({"fmax": {}, "critical_paths": [], "utilization": {}})


def test_an_unknown_target_lists_what_there_is() -> None:
    with pytest.raises(eda.EdaError, match=r"no target 'ecp6'; there are ecp5-um5g-85k, .*xilinx-7, and cells:FILE"):
        targets.find("ecp6")


def test_the_ratio_of_medians_has_bounds_that_seeds_explain() -> None:
    same = spread.ratio([100.0] * 10, [50.0] * 10)
    assert (same.low, same.median, same.high) == (2, 2, 2)
    wide = spread.ratio([90.0, 95.0, 100.0, 105.0, 110.0], [48.0, 49.0, 50.0, 51.0, 52.0])
    assert wide.low < 1.95 < wide.median == 2 < 2.05 < wide.high
    assert wide == spread.ratio([90.0, 95.0, 100.0, 105.0, 110.0], [48.0, 49.0, 50.0, 51.0, 52.0])


def test_the_clock_is_the_median_at_the_best_request(core: Design) -> None:
    found = placed_figures.Placed(core, {"luts": 10, "flip_flops": 8, "block_rams": 0})
    clocks = {200: [101.0, 103.0, 99.0, 140.0], 300: [110.0, 112.0, 108.0], 400: [90.0]}
    for freq, values in clocks.items():
        for seed, mhz in enumerate(values, 1):
            found.add(freq, seed, store.Kept(Path(), {"clock_mhz": mhz}, None, True))
    values = {value.metric: value for value in placed_figures.values(found, found, placed.DEVICES[0])}
    assert values["clock"].value == 110
    assert values["clock"].seeds == {"1": 110.0, "2": 112.0, "3": 108.0}
    requests = {"request_mhz": 300, "requests_mhz": "200, 300, 400"}
    assert values["clock"].details == {"stage": "placed and routed", "netlist": "as synthesised"} | requests
    assert 108 <= values["lower bound of the clock"].value < 110 < values["upper bound of the clock"].value


def test_rows_name_a_command_that_can_be_given_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    given = "python run zuc --liberty /me/a.lib --target cells:/me/b.lib --jobs 2 --store=/x --retry --record --seeds 3"
    monkeypatch.setattr(rows.sys, "argv", given.split())
    assert rows.arguments() == "zuc --liberty a.lib --target cells:b.lib --seeds 3".split()


def test_a_terminal_sees_how_long_it_will_take(core: Design, kept: store.Store, tmp_path: Path) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    target = targets.find("ecp5-12k")
    assert isinstance(target, targets.PlacedTarget)
    (step,) = plan.syntheses(tmp_path, target, [core])
    past = {"synth_ecp5": [(0, 30.0, 30.0, 100)]}
    shown = progress.Progress(progress.Estimates(past), 1, Terminal())
    others = [replace(step, design=replace(core, name=name)) for name in ("one", "two", "three")]
    shown.expect(others)
    shown.ended(others[0], store.Kept(tmp_path, json.loads('{"luts": 1, "flip_flops": 1}'), None, False, 60.0, 60.0))
    shown.show(1)
    assert shown.out.getvalue().endswith("1 of 3 steps, 0 from the store, 1 at work, about 2 min left")
