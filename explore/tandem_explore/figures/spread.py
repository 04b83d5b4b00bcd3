"""Statistics over seeds: median, range, and the confidence in a median and in the ratio of two."""

import random
from dataclasses import dataclass
from statistics import median

RESAMPLES = 4000
CONFIDENCE = 0.95


@dataclass(frozen=True)
class Spread:
    """Lowest value, median and highest value."""

    low: float
    median: float
    high: float


def of(values: list[float]) -> Spread:
    """The spread of values, at least one."""
    return Spread(min(values), median(values), max(values))


def ratio(values: list[float], base: list[float]) -> Spread:
    """The ratio of two medians, with the bounds of its 95 % confidence interval: percentiles of a bootstrap.

    The seeds of two designs have nothing to do with one another, so both lists are drawn from by themselves. The same
    values always give the same bounds.
    """
    draw = random.Random(0)
    ratios = sorted(
        median(draw.choices(values, k=len(values))) / median(draw.choices(base, k=len(base))) for _ in range(RESAMPLES)
    )
    tail = round(RESAMPLES * (1 - CONFIDENCE) / 2)
    return Spread(ratios[tail], median(values) / median(base), ratios[-1 - tail])


def median_bounds(groups: list[list[float]]) -> Spread:
    """The highest of the groups' medians, with the bounds of its 95 % confidence interval: percentiles of a bootstrap.

    A group has what the seeds came to at one request for the clock. That the best of several requests is taken is part
    of what is drawn again. The same values always give the same bounds.
    """
    draw = random.Random(0)
    best = sorted(max(median(draw.choices(group, k=len(group))) for group in groups) for _ in range(RESAMPLES))
    tail = round(RESAMPLES * (1 - CONFIDENCE) / 2)
    return Spread(best[tail], max(median(group) for group in groups), best[-1 - tail])
