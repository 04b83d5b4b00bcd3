"""Lists stored figures whose RTL has changed since. Prints nothing if there are none.

make stale

Sources may change while a design stays what it was: `tandem-explore elaborate` finds out, and writes it into
results/elaborated.json.
"""

import argparse
import json
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path

from tandem_facts import digest, facts
from tandem_facts.algorithm import Algorithm
from tandem_facts.digest import Rtl
from tandem_facts.schema import FactsError, read_json
from tandem_tools import repository, results
from tandem_tools.results import Figure

# This file maps hashes of sources to hashes of the designs that they elaborate to.
ELABORATED = "results/elaborated.json"


@dataclass
class Judge:
    """Compares the hash in a figure with the hash of today's sources in the repository at `root`.

    If they differ, and the elaborated forms of both are known, those decide.
    """

    root: Path
    algorithms: list[Algorithm]
    elaborated: dict[str, str] = field(init=False)
    today: dict[object, str] = field(default_factory=dict)
    builds: dict[str, dict[str, Rtl]] = field(default_factory=dict)  # by algorithm

    def __post_init__(self) -> None:
        """Reads what is known of designs."""
        self.elaborated = _elaborated(self.root)

    def judged(self, figures: Iterable[Figure]) -> list[Figure]:
        """The figures, each of changed sources marked as stale. What is not made from RTL has no hash, and never is."""
        return [replace(figure, stale=bool(figure.rtl) and not self._is_current(figure)) for figure in figures]

    def _is_current(self, figure: Figure) -> bool:
        today = self.hash_of(figure)
        return figure.rtl == today or self.elaborated.get(figure.rtl, "none") == self.elaborated.get(today, "")

    def hash_of(self, figure: Figure) -> str:
        """Returns the hash of today's sources of a figure's design; empty if the design no longer exists."""
        key = (figure.algorithm, figure.what, figure.engine, tuple(figure.parameters.items()))
        if key not in self.today:
            found = self.rtl_of(figure)
            self.today[key] = found.digest(self.root) if found else ""
        return self.today[key]

    def rtl_of(self, figure: Figure) -> Rtl | None:
        """Returns today's RTL of a figure's design; None if the design no longer exists."""
        algorithm = next((each for each in self.algorithms if each.name == figure.algorithm), None)
        if algorithm is None:
            return None
        if figure.engine.startswith(results.SIMULATED):
            if algorithm.name not in self.builds:
                self.builds[algorithm.name] = digest.builds(self.root, [algorithm])
            return self.builds[algorithm.name].get(f"{algorithm.name}.{figure.engine.removeprefix(results.SIMULATED)}")
        settings = {name: word for name, word in figure.settings.items() if name not in results.OF_FLOW}
        try:
            if figure.what == results.PART:
                found, values = digest.of_part(self.root, algorithm, figure.engine), {}
            else:
                architecture = next(each for each in algorithm.architectures if each.name == figure.engine)
                values = algorithm.values_named(architecture, settings)
                found = digest.of_point(self.root, algorithm, architecture, values, figure.what == results.ACCELERATOR)
            more = tuple((name, int(word)) for name, word in settings.items() if name not in values)
        except (StopIteration, FactsError, ValueError):
            return None
        return replace(found, parameters=(*found.parameters, *more))


def main() -> int:
    """Prints a line per design with stale figures. Returns the exit code: 1 if there are any, 2 if they cannot be read."""
    parser = argparse.ArgumentParser(prog="tandem_tools.stale", description="Lists figures whose RTL has changed since.")
    repository.add_argument(parser)
    root = parser.parse_args().root
    try:
        found = Judge(root, facts.load_cores(root)).judged(results.current(root))
    except (FactsError, OSError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    listed = designs(found)
    for words, figures in listed.items():
        run = figures[0].run
        print(f"{words}: {len(figures)} figures of {run.date}, {run.commit}: `{run.command}`")
    return 1 if listed else 0


def designs(figures: Iterable[Figure]) -> dict[str, list[Figure]]:
    """Returns the stale ones among figures, by their design in words."""
    found: dict[str, list[Figure]] = {}
    for figure in figures:
        if figure.stale:
            found.setdefault(_what(figure), []).append(figure)
    return found


def remember(root: Path, hashes: dict[str, str]) -> None:
    """Adds to what is known of designs, and leaves out what no current figure needs."""
    judge = Judge(root, facts.load_cores(root))
    known = judge.elaborated | hashes
    needed = {each for figure in results.current(root) if figure.rtl for each in (figure.rtl, judge.hash_of(figure))}
    content = {each: known[each] for each in sorted(known) if each in needed}
    (root / ELABORATED).write_text(json.dumps(content, indent=0) + "\n")


def _elaborated(root: Path) -> dict[str, str]:
    path = root / ELABORATED
    found: dict[str, str] = read_json(path) if path.is_file() else {}
    return found


def _what(figure: Figure) -> str:
    words = [figure.algorithm, figure.engine]
    if not figure.engine.startswith(results.SIMULATED):
        words += [figure.what, *(f"{name}={word}" for name, word in figure.settings.items()), "on", figure.target]
    return f"{figure.suite}: {' '.join(words)}"


if __name__ == "__main__":
    sys.exit(main())
