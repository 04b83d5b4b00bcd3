"""Lists stored figures that are made from RTL which has changed since. Nothing is printed if there are none.

make stale
"""

import argparse
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path

from tandem_tools import repository, results, rtl
from tandem_tools.generate import facts
from tandem_tools.generate.schema import FactsError
from tandem_tools.ip.flatten import IpError
from tandem_tools.results import Figure


@dataclass
class Judge:
    """Compares the hash in a figure with that of today's sources in the repository at `root`."""

    root: Path
    algorithms: list[facts.Algorithm]
    builds: dict[str, rtl.Rtl] = field(init=False)
    today: dict[object, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Reads which accelerators are simulated."""
        self.builds = rtl.builds(self.root, self.algorithms)

    def judged(self, figures: Iterable[Figure]) -> list[Figure]:
        """The figures, each of changed sources marked as stale. What is not made from RTL has no hash, and never is."""
        return [replace(figure, stale=bool(figure.rtl) and figure.rtl != self.hash_of(figure)) for figure in figures]

    def hash_of(self, figure: Figure) -> str:
        """The hash of today's sources of what a figure is of; empty if there is no such thing any more."""
        key = (figure.algorithm, figure.what, figure.engine, tuple(figure.parameters.items()))
        if key not in self.today:
            found = self._rtl_of(figure)
            self.today[key] = found.digest(self.root) if found else ""
        return self.today[key]

    def _rtl_of(self, figure: Figure) -> rtl.Rtl | None:
        if figure.engine.startswith(rtl.SIMULATED):
            return self.builds.get(f"{figure.algorithm}.{figure.engine.removeprefix(rtl.SIMULATED)}")
        algorithm = next((each for each in self.algorithms if each.name == figure.algorithm), None)
        if algorithm is None:
            return None
        settings = {name: word for name, word in figure.settings.items() if name not in results.OF_FLOW}
        try:
            if figure.what == results.PART:
                found, values = rtl.of_part(self.root, algorithm, figure.engine), {}
            else:
                architecture = next(each for each in algorithm.architectures if each.name == figure.engine)
                values = algorithm.values_named(architecture, settings)
                found = rtl.of_point(self.root, algorithm, architecture, values, figure.what == results.ACCELERATOR)
            more = tuple((name, int(word)) for name, word in settings.items() if name not in values)
        except (StopIteration, FactsError, IpError, ValueError):
            return None
        return replace(found, parameters=(*found.parameters, *more))


def main() -> int:
    """Prints a line per design with stale figures. Returns the exit code: 1 if there are any, 2 if they cannot be read."""
    parser = argparse.ArgumentParser(prog="tandem_tools.stale", description="Lists figures whose RTL has changed since.")
    repository.add_argument(parser)
    root = parser.parse_args().root
    try:
        found = Judge(root, facts.load_cores(root)).judged(results.current(root))
    except (FactsError, IpError, OSError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    designs: dict[str, list[Figure]] = {}
    for figure in found:
        if figure.stale:
            designs.setdefault(_what(figure), []).append(figure)
    for words, figures in designs.items():
        run = figures[0].run
        print(f"{words}: {len(figures)} figures of {run.date}, {run.commit}: `{run.command}`")
    return 1 if designs else 0


def _what(figure: Figure) -> str:
    words = [figure.algorithm, figure.engine]
    if not figure.engine.startswith(rtl.SIMULATED):
        words += [figure.what, *(f"{name}={word}" for name, word in figure.settings.items()), "on", figure.target]
    return f"{figure.suite}: {' '.join(words)}"


if __name__ == "__main__":
    sys.exit(main())
