"""Stored figures of one point, wherever they are: by target, and what single seeds came to."""

import re
from pathlib import Path

from tandem_explore.design import DesignError
from tandem_explore.pointing import Named
from tandem_tools.generate import figures
from tandem_tools.generate.facts import Parameter
from tandem_tools.generate.figures import Figure
from tandem_tools.generate.schema import FactsError

Metrics = dict[str, Figure]

SEEDS = re.compile(r"seeds ([\d, ]+(?:to \d+)?): ([\d., ]+)")


def figures_of(paths: list[Path], point: Named) -> dict[str, Metrics]:
    """The stored figures of a point: by target, and by recipe where there are several.

    Raises:
        DesignError: A file is missing.
    """
    found: dict[str, Metrics] = {}
    for path in paths:
        if not path.is_file():
            raise DesignError(f"no file {path}: give one that `tandem-explore run ... --json FILE` has stored")
        for figure in figures.load(path):
            subject, _, target = figure.row.partition(", ")
            words = figure.engine.split()
            values = dict(
                word.split("=", 1) for word in words[1:] if "=" in word
            )  # more than the point's are another design
            if figure.suite != "explore" or subject.split()[0] != point.algorithm.name or not _same(words[0], values, point):
                continue
            recipe = " ".join(word for word in words[1:] if "=" not in word)
            key = f"{subject.partition(' ')[2]}, {target}{f', {recipe}' if recipe else ''}"
            found.setdefault(key, {})[figure.metric] = figure
    return found


def _same(architecture: str, values: dict[str, str], named: Named) -> bool:
    words = {p.name: p.words[p.values.index(named.point.values[p.name])] for p in _parameters(named)}
    return architecture == named.point.architecture.name and values.items() <= words.items()


def _parameters(named: Named) -> list[Parameter]:
    return named.algorithm.parameters_of(named.point.architecture)


def by_seed(note: str) -> dict[int, float]:
    """The clock of every seed, in MHz, as the note of a clock lists them; empty if it lists none.

    Raises:
        FactsError: It lists other seeds than clocks.
    """
    found = SEEDS.search(note)
    if not found:
        return {}
    try:
        clocks = [float(text) for text in found[2].split(",")]
        first, to, last = found[1].partition(" to ")
        seeds = range(int(first), int(last) + 1) if to else [int(text) for text in found[1].split(",")]
        return dict(zip(seeds, clocks, strict=True))
    except ValueError:
        raise FactsError(f"results: a clock's note does not give a clock for each seed: {note!r}") from None
