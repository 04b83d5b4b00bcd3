"""Writer for the generated blocks about an algorithm: which ways there are to compute it, and what they cost."""

from pathlib import Path

from tandem_facts.algorithm import Algorithm, Parameter
from tandem_facts.operations import Operation
from tandem_tools.generate import marks, write_explored
from tandem_tools.generate.block import with_block
from tandem_tools.generate.paper_pages import wp437_areas
from tandem_tools.results import Figure

README, FIGURES = "README.md", "figures.md"
BEGIN, BEGIN_FIGURES = "<!-- generated: cost -->", "<!-- generated: figures -->"


def pages(root: Path, algorithm: Algorithm, figures: list[Figure]) -> dict[str, str]:
    """The pages of an algorithm's folder with the lines between their markers replaced.

    README.md has the ways to compute it; what they cost is in figures.md, or in README.md if there is no such page. The
    checks complain if there is no README.md.

    Raises:
        FactsError: Markers are missing, repeated or in the wrong order; the message begins with the page's name.
    """
    ways = [functions(algorithm), variants(algorithm), architectures(algorithm, figures)]
    costs = [
        rates(algorithm, figures),
        messages(algorithm, figures),
        *write_explored.tables(algorithm, [f for f in figures if not wp437_areas.shows(algorithm, f)]),
    ]
    readme, page = (f"{algorithm.folder}/{name}" for name in (README, FIGURES))
    apart = (root / page).is_file()
    blocks = {readme: (BEGIN, ways if apart else ways + costs)} | ({page: (BEGIN_FIGURES, costs)} if apart else {})
    return {
        name: _with_tables(name, (root / name).read_text(), begin, tables)
        for name, (begin, tables) in blocks.items()
        if (root / name).is_file()
    }


def _with_tables(where: str, text: str, begin: str, tables: list[list[str]]) -> str:
    lines = [line for table in tables if table for line in (*table, "")]
    return with_block(where, text, begin, lines[:-1])


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
    """Tables of measured rates by message size, other libraries included, one per function; empty without figures.

    First what this kind of machine gives; then, where it was measured, what kernels and libraries held to AVX2 give.
    """
    lines = _rates(algorithm, [f for f in figures if f.suite == f"peers-{algorithm.name}"])
    held = [f for f in figures if f.suite == f"peers-{algorithm.name}-avx2"]
    if held:
        lines += ["", "Kernels and libraries held to AVX2, for machines that have no AVX-512:", "", *_rates(algorithm, held)]
    return lines


def _rates(algorithm: Algorithm, peers: list[Figure]) -> list[str]:
    alone = [f for f in peers if "threads" not in f.parameters and f.direction != "decrypt"]
    if not alone:
        return []
    lines: list[str] = []
    for name in [function.name for function in algorithm.functions] or [""]:
        table = _rates_of(name, [f for f in alone if f.function == name])
        lines += [*table, ""] if table else []
    return [*lines, *_threads(peers), f"Measured: {alone[0].origin}"]


def _rates_of(function: str, peers: list[Figure]) -> list[str]:
    """One table: a line per engine, then how our best stands to the best of others, where that was measured."""
    measured = [f for f in peers if f.metric == "rate"]
    if not measured:
        return []
    sizes = list(dict.fromkeys(_size(figure) for figure in measured))
    engines = list(dict.fromkeys(figure.engine for figure in measured))
    values = {(figure.engine, _size(figure)): f"{figure.value:.0f}" for figure in measured}
    title = f"{function.upper()}, " if function else ""
    lines = [f"| {title}{measured[0].unit}, messages of | {' | '.join(sizes)} |", "|---|" + "--:|" * len(sizes)]
    for engine in engines:
        lines.append(f"| {engine} | {' | '.join(values.get((engine, size), '') for size in sizes)} |")
    ratios = {_size(f): f for f in peers if f.metric == "least ratio"}
    if ratios:
        library = next(iter(ratios.values())).to
        cells = (f"**{ratios[size].value:.2f}x**" if size in ratios else "" for size in sizes)
        lines.append(f"| {measured[0].engine} to the best of {library} | {' | '.join(cells)} |")
    return lines


def _size(figure: Figure) -> str:
    """The messages of a figure, as the head of a column."""
    settings = figure.settings
    count = settings.pop("messages", "")
    size = figure.what or (f"{count} x {figure.bytes} B" if count else f"{figure.bytes} B")
    return ", ".join([size, *(f"{name} {word}" for name, word in settings.items())])


def _threads(peers: list[Figure]) -> list[str]:
    """A sentence on what a second thread gives; empty where that was not measured."""
    gains = [f for f in peers if "threads" in f.parameters and f.metric == "ratio"]
    if not gains:
        return []
    shown = (f"{f.function.upper()} {f.value:.2f}x" for f in gains)
    return [f"Two threads give, of what one gives: {', '.join(shown)}.", ""]


def architectures(algorithm: Algorithm, figures: list[Figure]) -> list[str]:
    """Table of the hardware architectures, with their steady rate where it is stored; empty without any."""
    if not algorithm.architectures:
        return []
    steady = [f for f in figures if f.metric == "steady rate" and f.algorithm == algorithm.name and not f.function]
    modelled = {f.engine: f for f in steady}
    lines = ["| hardware architecture | id | file | parameters | steady rate |", "|---|---|---|---|--:|"]
    shown = []
    for architecture in algorithm.architectures:
        parameters = "; ".join(_parameter(p) for p in algorithm.parameters_of(architecture))
        figure = modelled.get(f"sim.{architecture.name}")
        rate = f"{figure.value:.2f} {figure.unit}{marks.mark(figure)}" if figure else ""
        shown += [figure] if figure else []
        name, file = f"`{architecture.name}`", _link(architecture.file)
        lines.append(f"| {name} | {architecture.id} | {file} | {parameters} | {rate} |")
    lines += [""] + [f"- `{parameter.name}`: {parameter.doc}" for parameter in algorithm.parameters]
    return lines + (["", f"Modelled: {shown[0].origin}{marks.footnote(shown)}"] if shown else [])


def messages(algorithm: Algorithm, figures: list[Figure]) -> list[str]:
    """Tables of modelled rates of messages through the driver, one per function; empty without figures."""
    tables = [_messages_of(function, figures) for function in algorithm.functions]
    return [line for table in tables if table for line in ("", *table)][1:]


def _messages_of(function: Operation, figures: list[Figure]) -> list[str]:
    """One table: a line per accelerator; in each cell the rates with more and more tasks in the ring."""
    modelled = [f for f in figures if f.suite == f"sim-{function.name}" and f.metric == "rate" and f.unit == "MB/s"]
    shown = [f for f in modelled if f.direction == "encrypt" and f.parameters.get("memory") == "unloaded"]
    if not shown:
        return []
    lengths, depths = (sorted(set(values)) for values in zip(*((f.bytes, f.depth) for f in shown), strict=True))
    values = {(f.engine, f.bytes, f.depth): f"{f.value * 8 / 1000:.2f}" for f in shown}
    clock, title = shown[0].settings["clock_mhz"], function.name.upper()
    heads = " | ".join(f"{8 * length:,} bits" for length in lengths)
    lines = [f"| {title} at {clock} MHz, Gb/s, messages of | {heads} |", "|---|" + "--:|" * len(lengths)]
    for engine, figure in {figure.engine: figure for figure in shown}.items():
        cells = (" / ".join(values.get((engine, length, depth), "") for depth in depths) for length in lengths)
        lines.append(f"| {engine}{marks.mark(figure)} | {' | '.join(cells)} |")
    tasks = f"{', '.join(map(str, depths[:-1]))} and {depths[-1]}" if depths[1:] else f"{depths[0]}"
    origin = f"Modelled: {shown[0].origin}{marks.footnote(shown)}"
    return [*lines, "", f"{title} with {tasks} tasks in the ring. {origin}"]


def _link(file: str) -> str:
    return f"[{file}]({file})"


def _parameter(parameter: Parameter) -> str:
    values = parameter.words
    default = values[parameter.values.index(parameter.default)]
    return f"`{parameter.name}` {', '.join(values)} (default {default})"
