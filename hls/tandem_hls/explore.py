"""Explores directives: every combination of the values of some of them, simulated against the C, synthesised and placed."""

import itertools
import os
import sys
import tempfile
import tomllib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from tandem_eda import eda
from tandem_eda.design import Design
from tandem_eda.flows import targets
from tandem_eda.flows.placed import HARNESS, Placement, Synthesis
from tandem_eda.steps import Terms, perform
from tandem_eda.store import BusyError, Store, StoreError, file_hash
from tandem_explore.report.chart import draw
from tandem_explore.report.points import Axis, Group, Point
from tandem_hls import check, directives
from tandem_hls.errors import HlsError
from tandem_hls.flow import compile_c
from tandem_tools.front import front

# An axis that names files of directives, beside the C, in place of one directive.
FILES = "directives"


@dataclass(frozen=True)
class Choice:
    """One value of an axis: its text, and its directives; for the axis of files, the file of directives."""

    key: str
    shown: str
    data: dict[str, Any] = field(default_factory=dict, hash=False)
    file: Path | None = None


@dataclass
class Build:
    """One combination: clocks of a call in the test bench, its area, and the clock of each placement in MHz.

    `asked_mhz` is the clock that it was scheduled for. `problem` says why it has no hardware, or no clock. It is not `timed`
    if it has no clock although others are placed.
    """

    choices: tuple[Choice, ...]
    asked_mhz: float = 0
    text: str = ""
    module: str = ""
    clocks: float = 0
    luts: int | None = None
    flip_flops: int = 0
    block_rams: int = 0
    placed_mhz: list[float] = field(default_factory=list)
    problem: str = ""
    differs: bool = False
    timed: bool = True

    def take(self, other: "Build") -> None:
        """Copies the figures of the tools for the same hardware."""
        self.luts, self.flip_flops, self.block_rams = other.luts, other.flip_flops, other.block_rams
        self.placed_mhz, self.timed, self.problem = other.placed_mhz, other.timed, other.problem

    @property
    def mhz(self) -> float:
        """The median of the placements, without any what it was scheduled for."""
        return median(self.placed_mhz) if self.placed_mhz else self.asked_mhz

    @property
    def us(self) -> float:
        """Microseconds of a call."""
        return self.clocks / self.mhz


def axis(text: str, source: Path) -> list[Choice]:
    """The values of an axis, as `loops.words.unroll=1,2,full` or `directives=small.toml,fast.toml`.

    Raises:
        HlsError: It has another form.
    """
    key, _, values = text.partition("=")
    if not key.strip() or not all(value.strip() for value in values.split(",")):
        raise HlsError(f"--axis {text}: write a directive and its values, as in loops.words.unroll=1,2,full", code=2)
    return [_choice(key.strip(), value.strip(), source) for value in values.split(",")]


def _choice(key: str, value: str, source: Path) -> Choice:
    if key == FILES:
        return Choice(key, value, file=source.parent / value)
    for written in (value, f'"{value}"'):
        try:
            return Choice(key, value, tomllib.loads(f"{key} = {written}"))
        except tomllib.TOMLDecodeError:
            pass
    raise HlsError(f"--axis {key}={value}: a file of directives has no such directive", code=2)


def explore(source: Path, top: str, base: Path | None, axes: list[list[Choice]], *, target: str, seeds: int, jobs: int,
            store: Path, say: Callable[[str], None]) -> list[Build]:  # fmt: skip
    """Builds every combination. A refused combination has its problem; the others have figures.

    Raises:
        HlsError: An axis does not fit the program, whatever its value, or the target is not placed.
        EdaError: A tool is missing or fails.
    """
    # The files' axis decides what the others change.
    axes = sorted(axes, key=lambda choices: choices[0].key != FILES)
    builds = [_compiled(source, top, base, choices, say) for choices in itertools.product(*axes)]
    made = [build for build in builds if not build.problem and not build.differs]
    found = targets.find(target)
    if not isinstance(found, targets.PlacedTarget):
        raise HlsError(f"{target} is not placed", instead="ecp5-um5g-85k", code=2)
    kept = Store(store)
    kept.open()
    with ThreadPoolExecutor(jobs) as pool, tempfile.TemporaryDirectory() as folder:
        work = partial(_implemented, target=found, seeds=seeds, store=kept, folder=Path(folder))
        first: dict[str, Build] = {}  # several may be the same hardware
        for build in made:
            first.setdefault(build.text, build)
        for number, build in enumerate(pool.map(lambda pair: work(*pair), enumerate(first.values())), 1):
            say(f"{number} of {len(first)}: {settings(build)}: {build.luts} LUT")
    for build in made:
        build.take(first[build.text])
    return builds


def _compiled(source: Path, top: str, base: Path | None, choices: tuple[Choice, ...], say: Callable[[str], None]) -> Build:
    build = Build(choices)
    file = next((choice.file for choice in choices if choice.file), base)
    try:
        asked = directives.load(source, file, [choice.data for choice in choices if choice.data])
        design = compile_c(source, top, asked)
        result = check.check(design, steady=True)
    except HlsError as error:
        if error.code == 2:
            raise
        build.problem = str(error).splitlines()[0]
        say(f"{settings(build)}: {build.problem}")
        return build
    build.asked_mhz, build.text, build.module = asked.clock_mhz, design.assembly.text(), design.assembly.prefix
    build.clocks = result.outcome.cycles / max(1, result.outcome.calls)
    build.differs = not result.outcome.agrees
    verdict = "DIFFERS from the native program" if build.differs else f"agrees, {build.clocks:.1f} clocks a call"
    say(f"{settings(build)}: {verdict}")
    return build


def _implemented(number: int, build: Build, *, target: targets.PlacedTarget, seeds: int, store: Store,
                 folder: Path) -> Build:  # fmt: skip
    root = folder / str(number)
    root.mkdir()
    (root / "design.sv").write_text(build.text)
    labels = tuple((choice.key, choice.shown) for choice in build.choices)
    design = Design(build.module, labels, build.module, (), ("design.sv",), 0)
    synthesis = perform(Synthesis(root, target.yosys, target.device, design), store.root, Terms())
    if synthesis.result is None:
        build.problem = f"yosys failed, see {synthesis.folder}"
        return build
    build.luts, build.flip_flops, build.block_rams = (
        int(synthesis.result[key]) for key in ("luts", "flip_flops", "block_rams")
    )
    harness = synthesis.folder / HARNESS
    for seed in range(1, seeds + 1):
        placement = Placement(target.nextpnr, target.device, settings(build), build.luts, harness, file_hash(harness),
                              round(build.asked_mhz), seed)  # fmt: skip
        kept = perform(placement, store.root, Terms())
        if kept.result is None:
            build.problem = f"nextpnr failed, see {kept.folder}"
        elif "clock_mhz" in kept.result:
            build.placed_mhz.append(kept.result["clock_mhz"])
    build.timed = not seeds or bool(build.placed_mhz)
    return build


def settings(build: Build) -> str:
    """Returns the choices in words."""
    return " ".join(f"{choice.key}={choice.shown}" for choice in build.choices)


def best(builds: list[Build]) -> list[Build]:
    """Returns the builds that no other beats in LUT and time."""
    return front([build for build in builds if build.luts is not None and build.timed], [("luts", "low"), ("us", "low")])


def table(builds: list[Build]) -> Iterator[str]:
    """Lines of text, the unbeaten ones marked."""
    keys = [choice.key for choice in builds[0].choices]
    rows = [["", *keys, "clocks", "LUT", "FF", "block RAM", "MHz", "us a call"]]
    unbeaten = best(builds)
    for build in builds:
        chosen = [choice.shown for choice in build.choices]
        if build.luts is None:
            rows.append(["!", *chosen, *["-"] * 6])
            continue
        spread = f" ({min(build.placed_mhz):.0f}-{max(build.placed_mhz):.0f})" if len(build.placed_mhz) > 1 else ""
        counts = [str(build.luts), str(build.flip_flops), str(build.block_rams)]
        mark = "*" if build in unbeaten else ""
        clock = [f"{build.mhz:.1f}{spread}", f"{build.us:.3f}"] if build.timed else ["-", "-"]
        rows.append([mark, *chosen, f"{build.clocks:.1f}", *counts, *clock])
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    left = 1 + len(keys)
    for row in rows:
        words = [f"{cell:<{width}}" for cell, width in zip(row[:left], widths, strict=False)]
        numbers = [f"{cell:>{width}}" for cell, width in zip(row[left:], widths[left:], strict=True)]
        yield "  ".join(words + numbers).rstrip()
    placed = any(build.placed_mhz for build in builds)
    kind = "median of the placements" if placed else "what was asked for; --seeds places"
    yield ""
    yield f"*: no other is as small and as fast. clocks: of a call, simulated. MHz: {kind}."
    yield "Modelled by the tools; no board was measured."
    for build in builds:
        if build.problem or build.differs:
            yield f"! {settings(build)}: {build.problem or 'DIFFERS from the native program'}"


def chart(builds: list[Build], source: Path, top: str, target: str) -> str:
    """A picture: calls per microsecond over LUT, and which no other beats."""
    shown = [build for build in builds if build.luts is not None and build.timed]
    points = [
        Point(settings(b), settings(b), top, {c.key: c.shown for c in b.choices}, "", settings(b), [], "", 0, "modelled",
              area=b.luts, rate=1 / b.us, clock=b.mhz, clock_low=min(b.placed_mhz, default=None),
              clock_high=max(b.placed_mhz, default=None))
        for b in shown
    ]  # fmt: skip
    axes = [Axis("area", "area", "LUT", "low"), Axis("rate", "calls", "per microsecond", "high")]
    return draw(Group(top, source.stem, source.name, top, target, axes, points))


def command(options: Any) -> int:
    """`tandem-hls explore`. Returns the exit status."""
    axes = [axis(text, options.file) for text in options.axis]
    say = (lambda text: print(text, file=sys.stderr)) if not options.quiet else (lambda text: None)
    try:
        builds = explore(options.file, options.top, options.directives, axes, target=options.target, seeds=options.seeds,
                         jobs=options.jobs or os.cpu_count() or 1, store=options.store, say=say)  # fmt: skip
        print("\n".join(table(builds)))
        if options.svg and best(builds):
            options.svg.write_text(chart(builds, options.file, options.top, options.target))
            print(options.svg)
    except (eda.EdaError, BusyError, StoreError) as error:
        raise HlsError(str(error), code=3) from None
    if any(build.differs for build in builds):
        return 3
    return 0 if any(build.luts is not None for build in builds) else 1
