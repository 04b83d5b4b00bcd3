"""Removes stored figures that newer ones replace, so that `results/` holds the newest of each; git keeps the others.

    python -m tandem_tools.prune            removes them
    python -m tandem_tools.prune --check    fails if there are any

A run replaces older ones of its suite on machines of the same class. In a cumulative suite a figure replaces older ones of
its design, and the figures of a machine and day share a file. What tables show stays the same.
"""

import argparse
import sys
from pathlib import Path

from tandem_facts.schema import FactsError
from tandem_tools import repository, results
from tandem_tools.results import AVX2, AVX512, HELD, Figure

# The class of figures of simulated hardware: clocks, which are the same on every machine.
CLOCKS = "clocks"

Content = tuple[Figure, ...]


def pruned(root: Path) -> dict[Path, Content]:
    """The files that `results/` needs, with their figures.

    Raises:
        FactsError: A file is wrong.
    """
    stored = {path: results.load(path) for path in results.files(root)}
    wide, narrow = _machines(stored)
    kept: dict[Path, Content] = {}
    for suite in sorted({path.parent.name for path in stored}):
        if suite in results.CUMULATIVE:
            kept |= _by_day(root / "results" / suite, results.current(root, suite))
            continue
        newest: dict[str, dict[str, Path]] = {}  # by class, then machine: the runs of the class's newest day
        for path in results.files(root, suite):
            run = stored[path][0].run
            of = _class(stored[path], wide, narrow)
            machine = "" if of == CLOCKS else run.machine
            same_day = {name: old for name, old in newest.get(of, {}).items() if stored[old][0].run.date == run.date}
            newest[of] = {**same_day, machine: path}
        kept |= {path: stored[path] for runs in newest.values() for path in runs.values()}
    return kept


def prune(root: Path, *, check: bool = False) -> list[Path]:
    """Makes `results/` what `pruned` says, or changes nothing with `check`. Returns the files that differ.

    Raises:
        FactsError: A file is wrong.
    """
    wanted = pruned(root)
    there = results.files(root)
    old = [path for path in there if path not in wanted]
    new = [path for path, content in wanted.items() if path not in there or results.load(path) != content]
    if not check:
        for path in new:
            results.write(path, wanted[path])
        for path in old:
            path.unlink()
    return sorted(old + new)


def _machines(stored: dict[Path, Content]) -> tuple[set[str], set[str]]:
    """Returns the machines that have run variants for AVX-512, and the others that have run variants for AVX2."""
    figures = [figure for content in stored.values() for figure in content]
    wide = {f.run.machine for f in figures if "avx512" in f.engine or f.suite.endswith(HELD)}
    return wide, {f.run.machine for f in figures if "avx2" in f.engine} - wide


def _class(figures: Content, wide: set[str], narrow: set[str]) -> str:
    """The class of machine whose figures these are; a machine of no known class is one by itself."""
    if all(figure.kind != "measured" or figure.engine.startswith(results.SIMULATED) for figure in figures):
        return CLOCKS
    machine = figures[0].run.machine
    return AVX512 if machine in wide else AVX2 if machine in narrow else machine


def _by_day(folder: Path, figures: list[Figure]) -> dict[Path, Content]:
    """The files of figures, which keep their order: one for neighbours of a machine and day, numbered within the day."""
    groups: list[tuple[tuple[str, str], list[Figure]]] = []
    for figure in figures:
        of = (results.slug(figure.run.machine), figure.run.date)
        if not groups or groups[-1][0] != of:
            groups.append((of, []))
        groups[-1][1].append(figure)
    found: dict[Path, Content] = {}
    for number, ((machine, date), content) in enumerate(groups):
        of_day = 1 + sum(earlier == date for (_, earlier), _ in groups[:number])
        found[folder / results.file_name(machine, date, of_day)] = _run_by_run(content)
    return found


def _run_by_run(figures: list[Figure]) -> Content:
    runs = [figure.run for figure in figures]
    return tuple(sorted(figures, key=lambda figure: runs.index(figure.run)))


def main() -> int:
    """Prunes or checks. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="tandem_tools.prune", description="Removes figures that newer ones replace.")
    repository.add_argument(parser)
    parser.add_argument("--check", action="store_true", help="change nothing; fail if there are such figures")
    options = parser.parse_args()
    try:
        found = prune(options.root, check=options.check)
    except FactsError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    for path in found:
        print(path.relative_to(options.root))
    if options.check and found:
        print("error: newer figures replace some of these files; run `python -m tandem_tools.prune`", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
