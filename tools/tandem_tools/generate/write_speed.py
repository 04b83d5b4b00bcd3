"""Writer for the table in the README: what was measured beside other programs and libraries, by class of machine."""

from dataclasses import dataclass

from tandem_tools.generate.block import with_block
from tandem_tools.results import AVX2, AVX512, HELD, Figure

DOCUMENT = "README.md"
BEGIN = "<!-- generated: speed -->"

CLASSES = (AVX512, AVX2)
LIBRARY_ENGINES = {"cpu.openssl", "cpu.ipsec_mb"}


@dataclass(frozen=True)
class Messages:
    """Messages of which a line of the table tells: a direction, how many bytes, and how many at a time or what else."""

    title: str
    bytes: int = 0
    count: int = 0
    what: str = ""

    def are_of(self, figure: Figure) -> bool:
        """Whether a figure is about such messages, encrypted if it is about a cipher."""
        if figure.metric != "rate" or "threads" in figure.parameters or figure.direction == "decrypt":
            return False
        if self.what:
            return figure.what.endswith(self.what)
        return not figure.what and figure.bytes == self.bytes and figure.parameters.get("messages", 0) == self.count


MTU = Messages("1,420 B", 1420)
LINES = (
    ("ChaCha20-Poly1305", "chacha20_poly1305", ("",), (Messages("32 x 1,420 B", 1420, 32), Messages("64 KiB", 65536))),
    ("AES-256-GCM", "aes_gcm", ("",), (Messages("256 B", 256), Messages("1,420 B", 1420))),
    ("128-EEA3, 128-EIA3", "zuc", ("eea3", "eia3"), (MTU, Messages("64 to 1,420 B mixed", what="mixed"))),
    ("128-EEA1, 128-EIA1", "snow3g", ("eea1", "eia1"), (MTU, Messages("64 to 1,420 B mixed", what="mixed"))),
)


def suites() -> list[str]:
    """The suites whose figures it takes."""
    names = ["age", *(f"peers-{algorithm}" for _, algorithm, _, _ in LINES)]
    return [name + suffix for name in names for suffix in ("", HELD)]


def with_table(text: str, figures: list[Figure]) -> str:
    """The README `text` with its table; `figures` may be of several machines, each once for a suite.

    Raises:
        FactsError: The markers are missing.
    """
    head = "measured in turn, in [these runs](results), on one core unless it says two; a range over machines"
    lines = [f"| {head} | {' | '.join(CLASSES)} |", "|---|" + "--:|" * len(CLASSES)]
    for direction in ("encrypt", "decrypt"):
        title = f"{direction} a file of 1 GiB: wall time to that of `age`, one core and two"
        lines += _line(title, [_files(_of_class(figures, "age", kind), direction) for kind in CLASSES])
    for name, algorithm, functions, shapes in LINES:
        title = f"{name}, rate to the best library's: {' and '.join(shape.title for shape in shapes)}"
        own = [_of_class(figures, f"peers-{algorithm}", kind) for kind in CLASSES]
        lines += _line(title, [_kernels(of_kind, functions, shapes) for of_kind in own])
    return with_block(DOCUMENT, text, BEGIN, lines)


def _of_class(figures: list[Figure], suite: str, kind: str) -> list[Figure]:
    """The figures of a suite from machines of a class; if no machine has AVX2 alone, from wider ones held to it."""
    wide = {f.run.machine for f in figures if "avx512" in f.engine or f.suite.endswith(HELD)}
    own = [figure for figure in figures if figure.suite == suite]
    if kind == AVX512:
        return [figure for figure in own if figure.run.machine in wide]
    narrow = [figure for figure in own if figure.run.machine not in wide]
    return narrow or [figure for figure in figures if figure.suite == suite + HELD]


def _line(title: str, cells: list[str]) -> list[str]:
    """A line of the table; none where nothing was measured."""
    return [f"| {title} | {' | '.join(cells)} |"] if any(cells) else []


def _files(figures: list[Figure], direction: str) -> str:
    """How long a new file takes to what age takes, with one processor and with two."""
    cells = []
    for cpus in (1, 2):
        found = [
            1 / f.value
            for f in figures
            if f.direction == direction
            and f.what == "new file"
            and f.metric == "speed-up"
            and f.to == "age"
            and int(float(f.parameters["cpus"])) == cpus
        ]
        cells += [_range(found)] if found else []
    return ", ".join(cells)


def _kernels(figures: list[Figure], functions: tuple[str, ...], shapes: tuple[Messages, ...]) -> str:
    """How the best kernel stands to the best library, for each shape, over functions and machines."""
    machines = {f.run.machine: [g for g in figures if g.run.machine == f.run.machine] for f in figures}
    cells = []
    for shape in shapes:
        pairs = [(own, function) for own in machines.values() for function in functions]
        ratios = [ratio for own, function in pairs if (ratio := _ratio(own, function, shape))]
        cells += [_range(ratios)] if ratios else []
    return ", ".join(cells)


def _range(values: list[float]) -> str:
    low, high = f"{min(values):.2f}", f"{max(values):.2f}"
    return low if low == high else f"{low} to {high}"


def _ratio(figures: list[Figure], function: str, shape: Messages) -> float:
    rates = [f for f in figures if f.function == function and shape.are_of(f)]
    own = [f.value for f in rates if f.engine.startswith("cpu.") and f.engine not in LIBRARY_ENGINES]
    libraries = [f.value for f in rates if not f.engine.startswith("cpu.")]
    return max(own) / max(libraries) if own and libraries else 0.0
