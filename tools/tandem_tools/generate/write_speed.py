"""Writer for the table in the README: what was measured beside other programs and libraries, by class of machine."""

from collections.abc import Iterable
from dataclasses import dataclass

from tandem_tools.generate.block import with_block
from tandem_tools.results import AVX2, AVX512, HELD, Figure

DOCUMENT = "README.md"
BEGIN = "<!-- generated: speed -->"

CLASSES = (AVX512, AVX2)
LIBRARY_ENGINES = {"cpu.openssl", "cpu.ipsec_mb"}
LEAST = "the least over functions and machines"


@dataclass(frozen=True)
class Messages:
    """Messages of which a line of the table tells: a direction, how many bytes, and how many at a time or what else."""

    title: str
    bytes: int = 0
    count: int = 0
    what: str = ""

    def are_of(self, figure: Figure) -> bool:
        """Returns whether a figure is about such messages, encrypted if it is about a cipher."""
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
    head = f"times as fast as the best other, measured in turn in [these runs](results): larger is better; {LEAST}"
    lines = [f"| {head} | {' | '.join(CLASSES)} |", "|---|" + "--:|" * len(CLASSES)]
    for direction in ("encrypt", "decrypt"):
        for cpus, processors in ((1, "one processor"), (2, "two processors")):
            title = f"{direction} a file of 1 GiB, beside `age`, {processors}"
            lines += _line(title, [_files(_of_class(figures, "age", kind), direction, cpus) for kind in CLASSES])
    for name, algorithm, functions, shapes in LINES:
        own = [_of_class(figures, f"peers-{algorithm}", kind) for kind in CLASSES]
        for shape in shapes:
            title = f"{name}, {shape.title}, beside the best library"
            lines += _line(title, [_kernels(of_kind, functions, shape) for of_kind in own])
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


def _files(figures: list[Figure], direction: str, cpus: int) -> str:
    """Returns how many times as fast as age a new file is made, with so many processors."""
    return _least(
        figure.value
        for figure in figures
        if figure.direction == direction
        and figure.what == "new file"
        and figure.metric == "speed-up"
        and figure.to == "age"
        and int(float(figure.parameters["cpus"])) == cpus
    )


def _kernels(figures: list[Figure], functions: tuple[str, ...], shape: Messages) -> str:
    """Returns how many times as fast as the best library the best kernel is, over functions and machines."""
    machines = {f.run.machine: [g for g in figures if g.run.machine == f.run.machine] for f in figures}
    ratios = (_ratio(own, function, shape) for own in machines.values() for function in functions)
    return _least(ratio for ratio in ratios if ratio)


def _least(values: Iterable[float]) -> str:
    """The least of some values; nothing if there are none."""
    value = min(values, default=0.0)
    return f"{value:.2f}" if value else ""


def _ratio(figures: list[Figure], function: str, shape: Messages) -> float:
    rates = [f for f in figures if f.function == function and shape.are_of(f)]
    own = [f.value for f in rates if f.engine.startswith("cpu.") and f.engine not in LIBRARY_ENGINES]
    libraries = [f.value for f in rates if not f.engine.startswith("cpu.")]
    return max(own) / max(libraries) if own and libraries else 0.0
