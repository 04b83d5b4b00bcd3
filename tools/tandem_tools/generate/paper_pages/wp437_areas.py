"""Tables 3 and 4 of Xilinx white paper 437: what its two accelerators take of an FPGA, beside ours from C and by hand."""

from collections.abc import Iterator
from dataclasses import dataclass

from tandem_facts.algorithm import Algorithm, Build
from tandem_tools.generate import marks, placed
from tandem_tools.generate.text import quote
from tandem_tools.results import PART, Figure

HEADER = "generated/bench/wp437_areas.h"
TARGET = "ECP5 LFE5UM5G-85F-8"
PAPER = "WP437, 7Z045T-2"
# The version of each table, by its number in the paper, and the builds that have the same from C and by hand.
VERSIONS = {3: ("baseline", "c_baseline", "baseline"), 4: ("optimised", "c_optimised", "optimised")}
PARTS = ("core", "accelerator")
METRICS = ("LUT", "FF", "block RAM", "clock", "lowest clock", "highest clock")
# A block RAM is of 18 kbit on both sides; it needs no multipliers anywhere.
PUBLISHED = {
    (3, "core"): (2786, 2147, 5, 180),
    (3, "accelerator"): (4495, 3652, 5, 160),
    (4, "core"): (2920, 2374, 2, 141),
    (4, "accelerator"): (4513, 3856, 2, 154),
}


@dataclass(frozen=True)
class Line:
    """A line of a table; the clock in MHz is between `low` and `high` over seeds. `origin` is empty of published ones."""

    table: int
    part: str
    design: str
    kind: str
    luts: float
    flip_flops: float
    block_rams: float
    mhz: float
    low: float = 0
    high: float = 0
    seeds: int = 0
    origin: str = ""
    stale: bool = False


def lines(algorithm: Algorithm, figures: list[Figure]) -> list[Line]:
    """Returns the lines of both tables, in order; none of ours if nothing has been placed."""
    stored = [f for f in figures if f.suite == "explore" and f.algorithm == algorithm.name and f.target == TARGET]
    builds, found = _builds(algorithm), []
    for (table, part), published in PUBLISHED.items():
        version, *ours = VERSIONS[table]
        found.append(Line(table, part, PAPER, "published", *published))
        for name, how in zip(ours, ("from C", "by hand"), strict=True):
            found += _placed(table, part, f"{how}: {version}", algorithm, builds[name], stored)
    return found


def shows(algorithm: Algorithm, figure: Figure) -> bool:
    """Returns whether these tables have a figure."""
    builds = _builds(algorithm).values()
    return figure.target == TARGET and any(_is(part, algorithm, build, figure) for part in PARTS for build in builds)


def markdown(algorithm: Algorithm, figures: list[Figure]) -> list[list[str]]:
    """Returns both tables for the document; empty if there is no figure of ours."""
    found = lines(algorithm, figures) if _builds(algorithm) else []
    tables = []
    for table, (version, *_) in VERSIONS.items():
        own = [line for line in found if line.table == table]
        if all(line.kind == "published" for line in own):
            continue
        head = f"| WP437, table {table}: {version} version | | LUT | FF | block RAM | MHz, median (range) |"
        text = [head, "|---|---|--:|--:|--:|--:|"]
        for line in own:
            clock = f"{line.mhz:.1f} ({line.low:.1f}-{line.high:.1f})" if line.seeds else f"{line.mhz:g}"
            text.append(
                f"| {line.part}, {line.design}{marks.DAGGER * line.stale} | {line.kind} | {line.luts:.0f} "
                f"| {line.flip_flops:.0f} | {line.block_rams:.0f} | {clock} |"
            )
        ours = next(line for line in own if line.seeds)
        stale = f" {marks.DAGGER} The RTL has changed since." if any(line.stale for line in own) else ""
        text += ["", f"Ours: {TARGET}, {ours.seeds} seeds, 300 MHz asked for; LUTs of 4 inputs, the paper's of 6.{stale}"]
        tables.append(text)
    return tables


def header(algorithms: list[Algorithm], figures: list[Figure]) -> str:
    """Returns the same tables for `tandem bench wp437`, in C++."""
    found = [line for algorithm in algorithms if _builds(algorithm) for line in lines(algorithm, figures)]
    text = [
        "// Tables 3 and 4 of Xilinx WP437: what its accelerators take of an FPGA, and what ours do.",
        "// Written by `make generate` from results/explore and the paper's figures; do not edit.",
        "#pragma once",
        "",
        "#include <string_view>",
        "",
        "namespace tandem::bench::wp437 {",
        "",
        "struct Area {",
        "  int table;",
        "  std::string_view part;",
        "  std::string_view design;",
        "  std::string_view kind;",
        "  int luts;",
        "  int flip_flops;",
        "  int block_rams;",
        "  double mhz;  ///< median over seeds",
        "  double low;  ///< of the seeds, 0 if it is published",
        "  double high;",
        "  int seeds;",
        "  std::string_view origin;",
        "};",
        "",
        "inline constexpr Area kAreas[] = {",
    ]
    for line in found:
        words = ", ".join(quote(word) for word in (line.part, line.design, line.kind))
        counts = ", ".join(f"{count:.0f}" for count in (line.luts, line.flip_flops, line.block_rams))
        clocks = f"{line.mhz:g}, {line.low:g}, {line.high:g}, {line.seeds}"
        text.append(f"    {{{line.table}, {words}, {counts}, {clocks},")
        text.append(f"     {quote(line.origin)}}},")
    return "\n".join([*text, "};", "", "}  // namespace tandem::bench::wp437", ""])


def _builds(algorithm: Algorithm) -> dict[str, Build]:
    """Returns the builds to compare with the paper's accelerators; empty for an algorithm that the paper does not have."""
    names = {name for _, *ours in VERSIONS.values() for name in ours}
    found = {build.name: build for build in algorithm.builds if build.name in names}
    return found if found.keys() == names else {}


def _placed(table: int, part: str, design: str, algorithm: Algorithm, build: Build, stored: list[Figure]) -> Iterator[Line]:
    metrics = {f.metric: f for f in stored if _is(part, algorithm, build, f)}
    if "clock" not in metrics:
        return
    luts, flip_flops, rams, mhz, low, high = (metrics[name].value if name in metrics else 0.0 for name in METRICS)
    clock = metrics["clock"]
    origin, seeds = clock.origin, len(clock.seeds)
    yield Line(table, part, design, clock.kind, luts, flip_flops, rams, mhz, low, high, seeds, origin, clock.stale)


def _is(part: str, algorithm: Algorithm, build: Build, figure: Figure) -> bool:
    """Returns whether a figure is of that build, or of the core in it."""
    if part == "accelerator":
        return placed.is_accelerator(algorithm, build, figure)
    own = {parameter.name for parameter in algorithm.parameters} | {"Architecture"}
    of_core = {name: value for name, value in algorithm.values_of(build).items() if name in own}
    settings = {name: value if isinstance(value, str) else int(value) for name, value in figure.parameters.items()}
    return figure.what == PART and figure.engine == f"tnd_{algorithm.name}_core" and settings == of_core
