"""Races: within 1 % of the exhaustive winner, with at most 30 % of the placements, on five designs."""

import random
from statistics import median

import pytest

from tandem_eda.flows import depth
from tandem_eda.flows.families import ECP5
from tandem_eda.flows.netlist import Cell, Netlist
from tandem_explore.run import race

SEEDS = 10


def seeds_of(draw: random.Random, middle: float) -> list[float]:
    """Returns clocks of a design's placements: 3 % of spread, as in this repository's cores, and now and then a bad one."""
    return [middle * draw.gauss(1, 0.03) * (0.85 if draw.random() < 0.03 else 1) for _ in range(SEEDS)]


@pytest.mark.parametrize(
    "middles", [(80, 128, 108, 135, 307), (100, 99, 90, 80, 50), (100, 93, 92, 91, 90), (60, 70, 80, 90, 100)]
)
def test_a_race_finds_the_winner_with_few_placements(middles: tuple[float, ...]) -> None:
    draw = random.Random(1)
    near = 0
    for _ in range(200):
        exhaustive = [seeds_of(draw, middle) for middle in middles]
        medians = [median(values) for values in exhaustive]
        guesses = [middle * draw.uniform(0.7, 1.2) for middle in middles]
        outcome = race.race(guesses, SEEDS, lambda chosen, seed, v=exhaustive: [v[k][seed - 1] for k in chosen])
        assert outcome.runs <= 0.3 * SEEDS * len(middles)
        assert outcome.runs == sum(map(len, outcome.values))
        near += medians[outcome.winner] >= 0.99 * max(medians)
    assert near >= 170


def test_what_cannot_be_placed_does_not_win() -> None:
    outcome = race.race([1.0, 1.0, 0.9], 10, lambda chosen, _: [None if k == 0 else 1.0 + k for k in chosen])
    assert outcome.winner == 2 and outcome.values[0] == []
    with pytest.raises(ValueError, match="no design could be placed"):
        race.race([1.0, 1.0], 10, lambda chosen, _: [None for _ in chosen])


def test_the_guess_counts_cells_and_wires_on_the_slowest_path() -> None:
    cells: dict[str, Cell] = {"from": ECP5.flip_flop.cell(2, 3, 4), "to": ECP5.flip_flop.cell(2, 8, 9)}
    chain = [(4, 6), (6, 7), (7, 8)]
    cells |= {f"lut{k}": ECP5.xor.cell(a, 4, z) for k, (a, z) in enumerate(chain)}
    core = Netlist("core", {"clk": ("input", [2]), "d": ("input", [3])}, cells)
    assert depth.guess_mhz(core, ECP5) == pytest.approx(1000 / (4 * (0.25 + 0.7)))
