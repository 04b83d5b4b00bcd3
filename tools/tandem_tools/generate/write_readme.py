"""Writer for the generated block in an algorithm's README: which ways there are to compute it, and what they cost."""

import re

from tandem_tools.generate import write_explored, write_wp437
from tandem_tools.generate.block import with_block
from tandem_tools.generate.facts import Algorithm, Parameter
from tandem_tools.generate.figures import Figure

BEGIN = "<!-- generated: cost -->"

# How a metric begins that compares with the best way of another library.
BEST_OF = "to the best of "

# The row of a modelled rate of short messages, behind the name of its function.
MESSAGES = re.compile(r"(\d+) B, depth (\d+), encrypt, unloaded memory")


def with_cost_block(where: str, text: str, algorithm: Algorithm, figures: list[Figure]) -> str:
    """The README `text` with the lines between its markers replaced.

    Raises:
        FactsError: The markers are missing, repeated or in the wrong order; the message begins with `where`.
    """
    tables = [
        functions(algorithm),
        variants(algorithm),
        rates(algorithm, figures),
        architectures(algorithm, figures),
        messages(algorithm, figures),
        *write_wp437.tables(algorithm, figures),
        *write_explored.tables(algorithm, figures),
    ]
    lines = [line for table in tables if table for line in (*table, "")]
    return with_block(where, text, BEGIN, lines[:-1])


def functions(algorithm: Algorithm) -> list[str]:
    """Table of what tasks name; empty where that is the algorithm itself."""
    if not algorithm.functions:
        return []
    lines = ["| function | also called | id | standard |", "|---|---|--:|---|"]
    for function in algorithm.functions:
        aliases = ", ".join(f"`{alias}`" for alias in function.aliases)
        lines.append(f"| {function.title}: `{function.name}` | {aliases} | {function.id} | {function.standard} |")
    return lines


def variants(algorithm: Algorithm) -> list[str]:
    """Table of the software variants."""
    lines = ["| software variant | file | machines | needs |", "|---|---|---|---|"]
    for variant in algorithm.variants:
        lines.append(f"| `{variant.name}` | {_link(variant.file)} | {', '.join(variant.machines)} | {variant.needs} |")
    return lines


def rates(algorithm: Algorithm, figures: list[Figure]) -> list[str]:
    """Tables of measured rates by message size, other libraries included, one per function; empty without figures."""
    peers = [f for f in figures if f.suite == "peers" and _is_of(algorithm, f)]
    measured = [f for f in peers if f.metric == "rate"]
    if not measured:
        return []
    names = [f"{algorithm.name} {function.name.upper()} " for function in algorithm.functions]
    lines: list[str] = []
    for prefix in names or [f"{algorithm.name} "]:
        table = _rates_of(prefix, [f for f in peers if f.row.startswith(prefix)])
        lines += [*table, ""] if table else []
    return [*lines, *_threads(algorithm, peers), _origin(measured[0])]


def _rates_of(prefix: str, peers: list[Figure]) -> list[str]:
    """One table: a line per engine, then how our best stands to the best of others, where that was measured."""
    measured = [f for f in peers if f.metric == "rate"]
    if not measured:
        return []
    rows = list(dict.fromkeys(figure.row for figure in measured))
    engines = list(dict.fromkeys(figure.engine for figure in measured))
    values = {(figure.engine, figure.row): f"{figure.value:.0f}" for figure in measured}
    function = prefix.split()[1] + ", " if " " in prefix.strip() else ""
    sizes = [row.removeprefix(prefix) for row in rows]
    lines = [f"| {function}{measured[0].unit}, messages of | {' | '.join(sizes)} |", "|---|" + "--:|" * len(sizes)]
    for engine in engines:
        lines.append(f"| {engine} | {' | '.join(values.get((engine, row), '') for row in rows)} |")
    ratios = {f.row: f for f in peers if f.metric.startswith(BEST_OF)}
    if ratios:
        metric = next(iter(ratios.values())).metric
        cells = (f"**{ratios[row].value:.2f}x**" if row in ratios else "" for row in rows)
        lines.append(f"| {measured[0].engine} {metric} | {' | '.join(cells)} |")
    return lines


def _threads(algorithm: Algorithm, peers: list[Figure]) -> list[str]:
    """A sentence on what a second thread gives; empty where that was not measured."""
    gains = [f for f in peers if f.metric == "2 threads to 1"]
    if not gains:
        return []
    shown = (f"{f.row.removeprefix(f'{algorithm.name} ').split()[0]} {f.value:.2f}x" for f in gains)
    return [f"Two threads give, of what one gives: {', '.join(shown)}.", ""]


def architectures(algorithm: Algorithm, figures: list[Figure]) -> list[str]:
    """Table of the hardware architectures, with their steady rate where it is stored; empty without any."""
    if not algorithm.architectures:
        return []
    modelled = {f.engine: f for f in figures if f.suite == "sim" and f.metric == "steady rate" and _is_of(algorithm, f)}
    lines = ["| hardware architecture | id | file | parameters | steady rate |", "|---|---|---|---|--:|"]
    shown = []
    for architecture in algorithm.architectures:
        parameters = "; ".join(_parameter(p) for p in algorithm.parameters_of(architecture))
        figure = modelled.get(f"sim.{architecture.name}")
        rate = f"{figure.value:.2f} {figure.unit}" if figure else ""
        shown += [figure] if figure else []
        name, file = f"`{architecture.name}`", _link(architecture.file)
        lines.append(f"| {name} | {architecture.id} | {file} | {parameters} | {rate} |")
    lines += [""] + [f"- `{parameter.name}`: {parameter.doc}" for parameter in algorithm.parameters]
    return lines + (["", _origin(shown[0])] if shown else [])


def messages(algorithm: Algorithm, figures: list[Figure]) -> list[str]:
    """Tables of modelled rates of messages through the driver, one per function; empty without figures."""
    modelled = [f for f in figures if f.suite == "sim" and f.metric == "rate" and f.unit == "MB/s"]
    tables = [_messages_of(f"{function.name} ", modelled) for function in algorithm.functions]
    return [line for table in tables if table for line in ("", *table)][1:]


def _messages_of(prefix: str, modelled: list[Figure]) -> list[str]:
    """One table: a line per accelerator; in each cell the rates with more and more tasks in the ring."""
    rows = {f: MESSAGES.fullmatch(f.row.removeprefix(prefix)) for f in modelled if f.row.startswith(prefix)}
    places = {figure: (int(row[1]), int(row[2])) for figure, row in rows.items() if row}
    if not places:
        return []
    lengths, depths = (sorted(set(values)) for values in zip(*places.values(), strict=True))
    values = {(f.engine, *place): f"{f.value * 8 / 1000:.2f}" for f, place in places.items()}
    first = next(iter(places))
    clock = first.note.partition(",")[0]
    heads = " | ".join(f"{8 * length:,} bits" for length in lengths)
    lines = [f"| {prefix.upper()}at {clock}, Gb/s, messages of | {heads} |", "|---|" + "--:|" * len(lengths)]
    for engine in dict.fromkeys(figure.engine for figure in places):
        cells = (" / ".join(values.get((engine, length, depth), "") for depth in depths) for length in lengths)
        lines.append(f"| {engine} | {' | '.join(cells)} |")
    shown = f"{', '.join(map(str, depths[:-1]))} and {depths[-1]}" if depths[1:] else f"{depths[0]}"
    return [*lines, "", f"{prefix.upper()}with {shown} tasks in the ring. {_origin(first)}"]


def _is_of(algorithm: Algorithm, figure: Figure) -> bool:
    return figure.row.startswith(f"{algorithm.name} ")


def _origin(figure: Figure) -> str:
    kind = figure.kind.capitalize()
    return f"{kind}: `{figure.command}` at {figure.commit}, {figure.date}, {figure.machine}."


def _link(file: str) -> str:
    return f"[{file}]({file})"


def _parameter(parameter: Parameter) -> str:
    values = parameter.words
    default = values[parameter.values.index(parameter.default)]
    return f"`{parameter.name}` {', '.join(values)} (default {default})"
