"""Racing: seeds go to the designs that may still win.

First, a guess from the netlist drops designs far behind. The others get one seed; then each contender gets another, round
by round: a contender is a design whose median is within a margin of the best one, which shrinks as seeds tell more. It ends
when the runs are spent, or every contender has all its seeds. The leader then wins.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from statistics import median

GUESS_SHARE = 0.55  # of the best guess; what is below is dropped
MARGIN = 0.25  # of the best value, after one seed; seeds of a design differ by some percent
RUNS_SHARE = 0.3  # of the placements that all seeds of all designs would be


@dataclass(frozen=True)
class Outcome:
    """The number of the winner, the number of placements, and all values that were found, by design."""

    winner: int
    runs: int
    values: list[list[float]]


def race(guesses: list[float], seeds: int, place: Callable[[list[int], int], list[float | None]]) -> Outcome:
    """Races designs, known by their guessed values.

    `place(designs, k)` gives the value of each with its seed `k`, from 1, or None if it has none; higher is better.

    Raises:
        ValueError: No design came to a value.
    """
    best_guess = max(guesses)
    contenders = [k for k, guess in enumerate(guesses) if guess >= GUESS_SHARE * best_guess]
    values: list[list[float]] = [[] for _ in guesses]
    left = max(int(RUNS_SHARE * len(guesses) * seeds), len(contenders))
    runs = 0
    for seed in range(1, seeds + 1):
        now = contenders[:left]
        for k, value in zip(now, place(now, seed), strict=True):
            if value is not None:
                values[k].append(value)
        runs += len(now)
        left -= len(now)
        medians = {k: median(values[k]) for k in contenders if values[k]}
        if not medians:
            raise ValueError("no design could be placed")
        ahead = max(medians.values())
        contenders = sorted(medians, key=lambda k: -medians[k])
        contenders = [k for k in contenders if medians[k] >= ahead * (1 - MARGIN / sqrt(len(values[k])))]
        if not left:
            break
    return Outcome(contenders[0], runs, values)
