"""`elaborate`: finds stale figures whose designs are the same to the tools, although their sources have changed."""

import argparse
import os
import subprocess
import sys
import tempfile
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tandem_eda import eda, programs
from tandem_eda.design import Design
from tandem_eda.flows import circuit, netlist, placed, trials
from tandem_facts import facts
from tandem_facts.algorithm import Algorithm
from tandem_facts.digest import Rtl
from tandem_facts.schema import FactsError
from tandem_tools import repository, results, stale

WHAT = """\
A figure is stale when the sources of its RTL have changed (`make stale`). Many changes do not reach a design: a parameter
that it leaves at its default, a branch of a `generate` that it does not take, other names, signals put into a struct. This
command elaborates every stale design twice, at the commit of its figures and as it is today, and stores the result in
results/elaborated.json. Figures of a design that is the same are no longer stale.

    tandem-explore elaborate

A design takes some seconds. The exit code is 1 if figures are still stale.
"""
NETLIST = "design.json"
SCRIPT = "proc\nflatten\nmemory_collect\nopt_clean\n"


class CannotElaborateError(Exception):
    """The old design does not exist, or yosys does not read it; the message says why."""


def add(parsers: Any) -> None:
    """Adds the command."""
    parser = parsers.add_parser(
        "elaborate", help="find stale figures whose designs have not changed", description=f"{__doc__}\n\n{WHAT}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="designs at a time (default: processors)")
    repository.add_argument(parser)
    parser.set_defaults(command=elaborate)


def elaborate(options: argparse.Namespace) -> int:
    """Elaborates. Returns the exit code: 1 if figures are still stale."""
    root = options.root.absolute()
    yosys = programs.find(programs.YOSYS, trials.Synthesis(placed.DEVICES[0]))
    algorithms = facts.load_cores(root)
    judge = stale.Judge(root, algorithms)
    found = stale.designs(judge.judged(results.current(root)))
    with tempfile.TemporaryDirectory(prefix="tandem-explore-") as folder, ThreadPoolExecutor(options.jobs) as pool:
        past = Past(root, Path(folder), algorithms)
        keys = {name: (figures[0].rtl, judge.hash_of(figures[0])) for name, figures in found.items()}
        one_of = {key: found[name][0] for name, key in keys.items()}
        work = {key: pool.submit(_compare, yosys, judge, past, figure) for key, figure in one_of.items()}
        hashes: dict[str, str] = {}
        try:
            for name, key in keys.items():
                try:
                    old, new = work[key].result()
                    same = len({*old.values(), *new.values()}) == 1
                    print(f"{name}: {'the same design' if same else 'another design'}", flush=True)
                    hashes |= old | new
                except (CannotElaborateError, eda.EdaError) as error:
                    print(f"{name}: {error}", flush=True)
        except KeyboardInterrupt:
            eda.stop()
            raise
    stale.remember(root, hashes)
    if stale.designs(stale.Judge(root, algorithms).judged(results.current(root))):
        print("some figures must be made again: `make stale` lists them, with the commands that made them", file=sys.stderr)
        return 1
    return 0


@dataclass
class Past:
    """The repository as it was at other commits, in folders under `folder`."""

    root: Path
    folder: Path
    algorithms: list[Algorithm]
    lock: threading.Lock = field(default_factory=threading.Lock)

    def at(self, commit: str) -> Path:
        """Returns the repository's folder at a commit.

        Raises:
            CannotElaborateError: It has no such commit.
        """
        there = self.folder / commit
        with self.lock:
            if not there.exists():
                git = ["git", "archive", commit, "hw", "algorithms", "generated"]
                done = subprocess.run(git, cwd=self.root, capture_output=True, check=False)
                if done.returncode != 0:
                    why = f"commit {commit} is not in this repository"
                    raise CannotElaborateError(f"{why}; in a shallow clone, `git fetch --unshallow` brings it")
                there.mkdir()
                subprocess.run(["tar", "-x", "-C", there], input=done.stdout, check=True)
        return there


def _compare(yosys: eda.Program, judge: stale.Judge, past: Past, figure: results.Figure) -> tuple[dict[str, str], ...]:
    """Returns the hash of the sources, and the hash of the elaborated design, at a figure's commit and today."""
    then = past.at(figure.run.commit)
    try:
        old = stale.Judge(then, past.algorithms).rtl_of(figure)
    except (FactsError, OSError):
        old = None
    new = judge.rtl_of(figure)
    if old is None or old.digest(then) != figure.rtl:
        raise CannotElaborateError(f"today's facts cannot describe the design of {figure.run.commit}")
    if new is None:
        raise CannotElaborateError("the design no longer exists")
    return {figure.rtl: digest(yosys, then, old)}, {new.digest(judge.root): digest(yosys, judge.root, new)}


def digest(yosys: eda.Program, root: Path, rtl: Rtl) -> str:
    """The hash of a design as yosys elaborates it, whatever its nets and modules are called.

    Raises:
        EdaError: It does not.
    """
    design = Design(rtl.module, (), rtl.module, rtl.parameters, rtl.sources, 0)
    with tempfile.TemporaryDirectory(prefix="tandem-explore-") as folder:
        run = eda.Run(Path(folder))
        design.copy_sources(root, run.folder)
        (run.folder / "elaborate.ys").write_text(f"{design.read_command()}\n{SCRIPT}write_json {NETLIST}\n")
        run.call(yosys, ["-q", "elaborate.ys"])
        return circuit.digest(netlist.read(run.folder / NETLIST, design.module))
