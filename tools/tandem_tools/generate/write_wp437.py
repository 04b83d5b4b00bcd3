"""Tables of `tandem bench wp437`: the figures of Xilinx white paper 437 beside ours, by length of a block."""

from itertools import groupby

from tandem_tools.generate.facts import Algorithm
from tandem_tools.generate.figures import Figure


def tables(algorithm: Algorithm, figures: list[Figure]) -> list[list[str]]:
    """One table per stored command and function of the algorithm; none without figures."""
    rates = [f for f in figures if f.suite == "wp437" and f.metric == "throughput"]
    found = []
    for _, group in groupby(rates, key=lambda f: f.command):
        stored = list(group)
        ours = next((f for f in stored if f.kind != "published"), None)
        by_function = [[f for f in stored if f.row.startswith(f"{g.name.upper()} ")] for g in algorithm.functions]
        some = [_table(of) for of in by_function if of]
        if not some or ours is None:
            continue
        origin = f"`{ours.command}` at {ours.commit}, {ours.date}, {ours.machine}."
        some[-1] += ["", f"{ours.kind.capitalize()}: {origin}"]
        found += some
    return found


def _table(figures: list[Figure]) -> list[str]:
    """A line per engine, with the kind of its figures; a column per length."""
    rows = list(dict.fromkeys(f.row for f in figures))
    engines = list(dict.fromkeys((f.engine, f.kind) for f in figures))
    values = {(f.engine, f.row): f"{f.value:.0f}" if f.value >= 100 else f"{f.value:.1f}" for f in figures}
    function = rows[0].split()[0]
    lengths = " | ".join(row.removeprefix(f"{function} ") for row in rows)
    lines = [f"| WP437, {function}, {figures[0].unit}, blocks of | | {lengths} |", "|---|---|" + "--:|" * len(rows)]
    for engine, kind in engines:
        lines.append(f"| {engine} | {kind} | {' | '.join(values.get((engine, row), '') for row in rows)} |")
    return lines
