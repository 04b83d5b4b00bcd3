"""`compare`: compares two points, seed by seed."""

import argparse
from math import comb
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from tandem_explore.figures import spread
from tandem_explore.grid import pointing
from tandem_explore.grid.design import DesignError
from tandem_explore.report.stored import Metrics, by_seed, figures, figures_of
from tandem_facts import facts
from tandem_tools import repository

EXAMPLES = """\
Each seed of a placement gives a pair: the results of A and of B. Reported are the median of the differences with its 95 %
confidence interval (bootstrap over the pairs), and the sign test: the chance that so many seeds favour one by accident.

    tandem-explore compare aes/UF10-PP2B aes/UF10-PP3B
    tandem-explore compare zuc/hpaz_table zuc/interleaved8 --results zuc.json
"""

AREAS = ("LUT", "area", "FF", "flip-flops", "block RAM", "latency", "rate per area")


def add(parsers: Any) -> None:
    """Adds the command."""
    parser = parsers.add_parser(
        "compare", help="compare two points, paired over seeds", description=f"{__doc__}\n\n{EXAMPLES}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("a", metavar="A", help=pointing.HELP)
    parser.add_argument("b", metavar="B", help="the point to compare it with")
    parser.add_argument(
        "--results", action="append", type=Path, default=[], metavar="FILE",
        help="stored figures; may be repeated (default: results/explore)",
    )  # fmt: skip
    repository.add_argument(parser)
    parser.set_defaults(command=run)


def run(options: argparse.Namespace) -> int:
    """Compares. Returns the exit code."""
    algorithms = facts.load_cores(options.root)
    a, b = (pointing.find(algorithms, text) for text in (options.a, options.b))
    found = figures(options.root, options.results)
    ours, theirs = (figures_of(found, point) for point in (a, b))
    both = [key for key in ours if key in theirs]
    if not both:
        raise DesignError(
            f"no target has figures of both points: {a} has them on {_targets(ours)}, {b} on {_targets(theirs)}; "
            "`tandem-explore run` with --json makes more"
        )
    for key in both:
        print("\n".join([f"{key}: {a} against {b}", *(f"    {line}" for line in lines(ours[key], theirs[key]))]))
    return 0


def _targets(found: dict[str, Metrics]) -> str:
    return "; ".join(found) or "none"


def lines(a: Metrics, b: Metrics) -> list[str]:
    """Returns lines that compare two points on one target."""
    found = []
    for metric in ("rate", "clock"):
        if metric in a and metric in b:
            found += _paired(metric, a, b)
    for metric in AREAS:
        if metric in a and metric in b:
            more = b[metric].value - a[metric].value
            share = f", {100 * more / a[metric].value:+.1f} %" if a[metric].value else ""
            found.append(
                f"{metric}: {a[metric].value:.6g} against {b[metric].value:.6g} {a[metric].unit} ({more:+.6g}{share})"
            )
    return found


def _paired(metric: str, a: Metrics, b: Metrics) -> list[str]:
    """Median and interval of the differences over seeds, and the sign test."""
    unit = a[metric].unit
    head = f"{metric}: {a[metric].value:.2f} against {b[metric].value:.2f} {unit}"
    ours, theirs = (_values(each, metric) for each in (a, b))
    seeds = sorted(ours.keys() & theirs.keys())
    if len(seeds) < 2:
        return [f"{head}; no seeds in common to pair: one result each says nothing about their spread"]
    differences = [theirs[seed] - ours[seed] for seed in seeds]
    low, middle, high = paired_bounds(differences)
    more, less = sum(d > 0 for d in differences), sum(d < 0 for d in differences)
    share = 100 * middle / median(ours[seed] for seed in seeds)
    verdict = "the second is higher" if low > 0 else "the first is higher" if high < 0 else "no difference is sure"
    return [
        f"{head}; over {len(seeds)} seeds in common {verdict}",
        f"    median of the differences {middle:+.3g} {unit} ({share:+.1f} %), 95 % confidence {low:+.3g} to {high:+.3g}",
        f"    the second is higher in {more}, lower in {less} seeds: p = {sign_test(more, less):.2g} (sign test, two-sided)",
    ]


def _values(metrics: Metrics, metric: str) -> dict[int, float]:
    """Returns a figure by seed: the clock, or a figure proportional to it."""
    clocks = by_seed(metrics)
    scale = metrics[metric].value / metrics["clock"].value if clocks else 1
    return {seed: mhz * scale for seed, mhz in clocks.items()}


def paired_bounds(differences: list[float]) -> tuple[float, float, float]:
    """Returns the median of paired differences between the bounds of its 95 % confidence interval, from a bootstrap.

    The same differences always give the same bounds.
    """
    draw = Random(0)
    medians = sorted(median(draw.choices(differences, k=len(differences))) for _ in range(spread.RESAMPLES))
    tail = round(spread.RESAMPLES * (1 - spread.CONFIDENCE) / 2)
    return medians[tail], median(differences), medians[-1 - tail]


def sign_test(more: int, less: int) -> float:
    """Returns the probability of a split this uneven if both ways were equally likely: two-sided, ties left out."""
    n = more + less
    if n == 0:
        return 1.0
    tail = sum(comb(n, k) for k in range(min(more, less) + 1))
    return min(1.0, 2.0 * tail / float(2**n))
