"""`report`: shows stored figures as a page with charts, a picture, or tables."""

import argparse
import shlex
import sys
from pathlib import Path
from typing import Any

from tandem_explore.report import chart, page, points, stored, tables
from tandem_facts import facts
from tandem_facts.schema import FactsError
from tandem_tools import repository
from tandem_tools.stale import Judge

# A product: nobody keeps it.
PAGE = "build/explore.html"
EXAMPLES = """\
The page needs no network and no server: open it in any browser, send it to anybody.

    tandem-explore report                                   # results/explore/ -> build/explore.html
    tandem-explore report aes.json zuc.json -o mine.html
    tandem-explore report aes.json --csv aes.csv --latex front.tex --svg front.svg --axes area,latency
"""


def add(parsers: Any) -> None:
    """Adds the command."""
    parser = parsers.add_parser(
        "report", help="write a page with charts of stored figures; CSV, LaTeX, SVG", description=f"{__doc__}\n\n{EXAMPLES}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument(
        "results",
        nargs="*",
        type=Path,
        metavar="FILE",
        help="files that run --json stored (default: results/explore)",
    )
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="the page (default: build/explore.html)")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="also write a picture: the chart of one table")
    parser.add_argument(
        "--table", default="", metavar="ROW", help="table of the picture (default: the one with most points)"
    )
    parser.add_argument("--axes", default="area,rate", metavar="X,Y", help="axes of the picture (default: %(default)s)")
    parser.add_argument("--csv", type=Path, metavar="FILE", help="also write every point as CSV")
    parser.add_argument("--latex", type=Path, metavar="FILE", help="also write the fronts' points, for booktabs and siunitx")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file given here is not current")
    repository.add_argument(parser)
    parser.set_defaults(command=run)


def run(options: argparse.Namespace) -> int:
    """Writes the page and the other files that were asked for. Returns the exit code."""
    algorithms = facts.load_cores(options.root)
    figures = Judge(options.root, algorithms).judged(stored.figures(options.root, options.results))
    found = points.collect(figures, algorithms)
    again = ["tandem-explore", "report", *map(str, options.results)]
    made = {options.output or options.root / PAGE: page.render(found, shlex.join(again))}
    if options.check and not options.output:
        made.clear()  # only files that somebody keeps can be out of date
    if options.svg:
        made[options.svg] = chart.draw(_group(found, options.table), *_axes(_group(found, options.table), options.axes))
    if options.csv:
        made[options.csv] = tables.as_csv(found)
    if options.latex:
        made[options.latex] = tables.as_latex(found)
    if options.check:
        stale = [path for path, text in made.items() if not path.is_file() or path.read_text() != text]
        for path in stale:
            print(f"error: {path} does not match the stored figures; run `{_again(options, again)}`", file=sys.stderr)
        return 1 if stale else 0
    for path, text in made.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        print(path)
    return 0


def _again(options: argparse.Namespace, words: list[str]) -> str:
    """The command that makes the same files: as it was given, without the check."""
    for name in ("output", "svg", "csv", "latex"):
        value = getattr(options, name)
        words = [*words, f"--{name}", str(value)] if value else words
    return shlex.join(words)


def _group(report: points.Report, row: str) -> points.Group:
    if not row:
        return report.largest()
    for group in report.groups:
        if group.row == row:
            return group
    raise FactsError(f"no table {row!r}; there are: {'; '.join(group.row for group in report.groups)}")


def _axes(group: points.Group, text: str) -> list[str]:
    known = [axis.key for axis in group.axes]
    chosen = text.split(",")
    if not known:
        raise FactsError(f"{group.row} has no figures to draw, because every design failed; give another --table")
    if len(chosen) != 2 or not set(chosen) <= set(known):
        raise FactsError(f"{group.row} has no axes {text!r}; give two of {', '.join(known)}, like area,rate")
    return chosen
