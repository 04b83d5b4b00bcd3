"""Stored figures of exploration: all of them, and the figures of one point by target."""

from pathlib import Path

from tandem_explore.grid.design import DesignError
from tandem_explore.grid.pointing import Named
from tandem_tools import results
from tandem_tools.results import Figure

Metrics = dict[str, Figure]

SUITE = "explore"
RECIPE = "recipe"


def figures(root: Path, paths: list[Path]) -> list[Figure]:
    """Returns the figures in some files; without files, the stored figures of exploration that no newer ones replace.

    Raises:
        DesignError: A file is missing.
        FactsError: A file is wrong.
    """
    missing = [path for path in paths if not path.is_file()]
    if missing:
        raise DesignError(f"no file {missing[0]}: give files that `tandem-explore run ... --json FILE` has stored")
    found = [figure for path in paths for figure in results.load(path)] if paths else results.current(root, SUITE)
    return [figure for figure in found if figure.suite == SUITE]


def figures_of(found: list[Figure], point: Named) -> dict[str, Metrics]:
    """Returns the figures of a point: by target, and by recipe if there are several."""
    targets: dict[str, Metrics] = {}
    for figure in found:
        if figure.algorithm == point.algorithm.name and _same(figure, point):
            recipe = figure.settings.get(RECIPE, "")
            key = f"{figure.what}, {figure.target}{f', {recipe}' if recipe else ''}"
            targets.setdefault(key, {})[figure.metric] = figure
    return targets


def _same(figure: Figure, named: Named) -> bool:
    """Returns whether a figure is of the point; one with more parameters than the point is of another design."""
    architecture = named.point.architecture
    parameters = named.algorithm.parameters_of(architecture)
    words = {p.name: p.words[p.values.index(named.point.values[p.name])] for p in parameters}
    settings = {name: word for name, word in figure.settings.items() if name != RECIPE}
    return figure.engine == architecture.name and settings.items() <= words.items()


def by_seed(metrics: Metrics) -> dict[int, float]:
    """Returns the clock of every seed, in MHz; empty if there is none."""
    return {int(seed): mhz for seed, mhz in metrics["clock"].seeds.items()} if "clock" in metrics else {}
