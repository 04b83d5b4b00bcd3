"""The figures of documents that have rows: which stored figures, published, modelled or measured, each of them shows."""

from collections.abc import Iterator

from tandem_tools.papers import charts
from tandem_tools.papers.charts import Chart, Curve
from tandem_tools.results import Figure

FOLDER = "docs/images/papers"
# Names of curves by the stored name of an engine. An engine that is not here is not drawn.
WP437 = {
    "A9, no optimisation": "Cortex-A9, not optimised",
    "A9, optimised": "Cortex-A9, optimised",
    "WP437 baseline": "accelerator, baseline",
    "WP437 optimised": "accelerator, optimised",
    "sim.c_baseline": "sim.c_baseline, 150 MHz",
    "sim.baseline": "sim.baseline, 150 MHz",
    "sim.c_optimised": "sim.c_optimised, 150 MHz",
    "sim.optimised": "sim.optimised, 150 MHz",
    "reference -O0": "x86, reference, -O0",
    "reference -O3": "x86, reference, -O3",
}
# Names of curves by the column of a table, and by whether the table is one under Linux.
WP512 = {
    ("A53 software", False): "A53, software, FreeRTOS",
    ("A53 extension", False): "A53, extensions, FreeRTOS",
    ("CSU", False): "CSU, FreeRTOS",
    ("A53 software", True): "A53, software, Linux",
    ("A53 extension", True): "A53, extensions, Linux",
    ("CSU", True): "CSU, Linux",
    ("our core", False): "our core, the driver on x86",
    ("our core, ring of 64", False): "our core, 64 at a time, the driver on x86",
    ("here, portable", False): "x86, portable",
    ("here, best", False): "x86, fastest",
}
# Title, the table without an operating system, and which of its rows: operation and size of a key. That under Linux is
# LINUX further.
WP512_FIGURES = {
    "1": ("AES-GCM-256 encryption", 1, "aes_gcm", ""),
    "2": ("AES-GCM-256 decryption", 2, "aes_gcm", ""),
    "3": ("SHA3-384", 3, "sha3_384", ""),
    "4": ("RSA-2048, public exponent", 4, "rsa_public", "2048"),
    "5": ("RSA-2048, private exponent", 4, "rsa_private", "2048"),
    "6": ("RSA-4096, public exponent", 4, "rsa_public", "4096"),
    "7": ("RSA-4096, private exponent", 4, "rsa_private", "4096"),
}
LINUX, UNITS = 4, ("MB/s", "ms")
THESIS = {"thesis": "Cyclone V", "stub": "x86", "cpu": "x86", "sim.iterative_rounds": "sim.iterative_rounds, 50 MHz"}


def files(figures: list[Figure]) -> dict[str, str]:
    """The pictures by their paths; none of a figure without stored rows."""
    return {f"{FOLDER}/{name}.svg": charts.draw(chart) for name, chart in all_of(figures) if chart.curves}


def all_of(figures: list[Figure]) -> Iterator[tuple[str, Chart]]:
    """Every chart with its name."""
    yield "wp437-7a", _wp437(figures, "a", "eea3")
    yield "wp437-7b", _wp437(figures, "b", "eia3")
    yield from ((f"wp512-{number}", _wp512(figures, number)) for number in WP512_FIGURES)
    yield "fpgacha-6.1", _thesis(figures)


def _wp437(figures: list[Figure], part: str, function: str) -> Chart:
    rows = [
        figure
        for figure in figures
        if figure.suite in ("wp437-table2", "wp437-table5") and figure.function == function and not figure.depth
    ]
    rates = [figure for figure in rows if figure.metric == "throughput"]
    curves = [_curve(words, [f for f in rates if f.engine == engine], 8) for engine, words in WP437.items()]
    title = f"WP437, figure 7 ({part}): {function.upper()}"
    return Chart(title, "throughput, Mb/s", tuple(filter(None, curves)), "block, bits")


def _wp512(figures: list[Figure], number: str) -> Chart:
    title, table, operation, key_bits = WP512_FIGURES[number]
    stored = [f for f in figures if f.suite == "wp512" and operation in (f.function, f.algorithm) and f.unit in UNITS]
    rows = [figure for figure in stored if figure.settings.get("modulus_bits", "") == key_bits]
    curves = []
    for (column, linux), words in WP512.items():
        what = f"table {table + LINUX * linux}"
        curves.append(_curve(words, [f for f in rows if f.what == what and _column(f) == column], 1))
    up = "time, ms" if key_bits else "throughput, MB/s"
    return Chart(f"WP512, figure {number}: {title}", up, tuple(filter(None, curves)), "" if key_bits else "block, bytes")


def _column(figure: Figure) -> str:
    return figure.settings.get("column", figure.engine)


def _thesis(figures: list[Figure]) -> Chart:
    rows = [f for f in figures if f.suite == "thesis" and f.engine in THESIS]
    curves = (_curve(f"{figure.what}: {THESIS[figure.engine]}", [figure], 1) for figure in rows)
    return Chart("FpgaCha, figure 6.1: experiments A to E", "throughput, MiB/s", tuple(filter(None, curves)))


def _curve(name: str, rows: list[Figure], unit: int) -> Curve | None:
    """The rows of one engine over their sizes, of which `unit` are in a byte; nothing without rows."""
    if not rows:
        return None
    points = sorted((float(figure.bytes * unit), figure.value) for figure in rows)
    mark = "†" if any(figure.stale for figure in rows) else ""
    return Curve(f"{name}{mark}", rows[0].kind, tuple(points))
