"""Tables of the page on HPAZ: what the paper prints of ZUC cores, and what ours of the same architectures have."""

from collections.abc import Iterable

from tandem_facts.algorithm import Algorithm
from tandem_facts.published import Published
from tandem_tools.generate import marks
from tandem_tools.generate.block import with_block
from tandem_tools.results import Figure

DOCUMENT = "docs/hpaz.md"
BEGIN = "<!-- generated: hpaz -->"
ALGORITHM, WHAT, ECP5 = "zuc", "keystream", "ECP5 LFE5UM5G-85F-8"
# Our architectures that the paper has, and whose they are there.
RIVALS = {
    "plain": "Kitsos et al.",
    "csa": "Wang et al., Zhang et al.",
    "three_stage": "Gupta et al., THREE-ZUC",
    "hpaz": "HPAZ",
}
OURS = "hpaz"
# Ratios that the paper prints: to whom, its two cells, and which architecture here is the other's.
RATIOS = (
    ("rate to Zhang et al., Virtex-5", 7.872, 5.504, "csa"),
    ("rate to THREE-ZUC, 65 nm", 80.0, 29.4, "three_stage"),
)
Metrics = dict[str, Figure]


def with_tables(text: str, algorithms: list[Algorithm], figures: list[Figure]) -> str:
    """The page with its block replaced.

    Raises:
        FactsError: The markers are missing, repeated or in the wrong order.
    """
    zuc = next(algorithm for algorithm in algorithms if algorithm.name == ALGORITHM)
    cores = [core for core in zuc.others.published if core.source.startswith("HPAZ")]
    found = _designs(figures)
    targets = dict.fromkeys(target for target, _ in found)
    cells = [target for target in targets if target != ECP5]
    tables = [
        _published("HPAZ, table 2", "slices", [core for core in cores if core.area_unit == "slices"]),
        _placed(found),
        _published("HPAZ, tables 3 and 4", "gates", [core for core in cores if core.area_unit != "slices"]),
        *(_mapped(target, found) for target in cells),
        _ratios(found, [ECP5, *cells]),
    ]
    return with_block(DOCUMENT, text, BEGIN, [line for table in tables if table for line in (*table, "")][:-1])


def _designs(figures: list[Figure]) -> dict[tuple[str, str], Metrics]:
    """Returns the figures of the cores that the paper has, by target and architecture; the fastest of several recipes."""
    designs: dict[tuple[str, str], dict[tuple[object, ...], Metrics]] = {}
    for figure in figures:
        named = figure.suite == "explore" and figure.algorithm == ALGORITHM and figure.what == WHAT
        if named and figure.engine in RIVALS and figure.settings.get("SboxForm") == "table":
            place = (figure.target, figure.engine)
            designs.setdefault(place, {}).setdefault(figure.design, {})[figure.metric] = figure
    timed = {place: [of for of in found.values() if "rate" in of] for place, found in designs.items()}
    return {place: max(found, key=lambda of: of["rate"].value) for place, found in timed.items() if found}


def _published(title: str, unit: str, cores: list[Published]) -> list[str]:
    printed = any(core.rate_per_area for core in cores)
    per_area = f" Mb/s per {unit[:-1]}, as printed |" if printed else ""
    lines = [
        f"| {title}, published | technology | MHz | {unit} | Gb/s |{per_area}",
        f"|---|---|--:|--:|--:|{'--:|' * printed}",
    ]
    for core in cores:
        area = f"{core.area:,.0f}" if core.area else core.area_unit.removesuffix(f" {unit}")
        cells = (f"{core.clock_mhz:g}" if core.clock_mhz else "", area, f"{core.rate_gbit_s:g}")
        more = f" {core.rate_per_area:g} |" if printed else ""
        lines.append(f"| {core.name} | {core.technology} | {' | '.join(cells)} |{more}")
    return lines


def _placed(found: dict[tuple[str, str], Metrics]) -> list[str]:
    rows = [(name, found[ECP5, name]) for name in RIVALS if (ECP5, name) in found]
    if not rows:
        return []
    lines = [
        f"| ours, {ECP5}, modelled | as | LUT | FF | MHz, median (range) | Gb/s | seeds |",
        "|---|---|--:|--:|--:|--:|--:|",
    ]
    for name, of in rows:
        clock, low, high = (of[metric].value for metric in ("clock", "lowest clock", "highest clock"))
        lines.append(
            f"| `{name}`{marks.mark(of['clock'])} | {RIVALS[name]} | {of['LUT'].value:,.0f} | {of['FF'].value:,.0f} "
            f"| {clock:.1f} ({low:.1f}-{high:.1f}) | {of['rate'].value:.2f} | {len(of['clock'].seeds)} |"
        )
    return [*lines, "", *_origins(of for _, of in rows)]


def _mapped(target: str, found: dict[tuple[str, str], Metrics]) -> list[str]:
    rows = [(name, found[target, name]) for name in RIVALS if (target, name) in found]
    lines = [f"| ours, {target}, before layout, modelled | as | MHz | gates | Gb/s |", "|---|---|--:|--:|--:|"]
    for name, of in rows:
        cells = f"{of['clock'].value:.0f} | {1000 * of['area'].value:,.0f} | {of['rate'].value:.2f}"
        lines.append(f"| `{name}`{marks.mark(of['clock'])} | {RIVALS[name]} | {cells} |")
    return [*lines, "", *_origins(of for _, of in rows)]


def _ratios(found: dict[tuple[str, str], Metrics], targets: list[str]) -> list[str]:
    lines = [f"| HPAZ | by the paper's cells | {' | '.join(targets)} |", f"|---|--:|{'--:|' * len(targets)}"]
    for words, own, other, rival in RATIOS:
        cells = []
        for target in targets:
            both = [found.get((target, name)) for name in (OURS, rival)]
            cells.append(f"{both[0]['rate'].value / both[1]['rate'].value:.2f}x" if both[0] and both[1] else "")
        lines.append(f"| {words} | {own / other:.2f}x | {' | '.join(cells)} |")
    return lines


def _origins(designs: Iterable[Metrics]) -> list[str]:
    """Returns the commands that made the rows, and the meaning of the dagger."""
    clocks = [of["clock"] for of in designs]
    made = dict.fromkeys(f"`{each.run.command}` at {each.run.commit}, {each.run.date}." for each in clocks)
    return [f"Modelled: {' '.join(made)}{marks.footnote(clocks)}"]
