"""No modelled figure is beyond what the memory port beside it carries at the clock beside it."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest

from tandem_tools.generate import figures
from tandem_tools.generate.figures import Figure
from toy import REPOSITORY

DESCRIPTOR_BYTES = 64  # docs/formats/descriptor.md
BITS_PER_SECOND = {"MB/s": 8e6, "Mb/s": 1e6, "MiB/s": 8 * 2**20, "Gb/s": 1e9}

# A simulated rate is that of some messages behind others; of these, descriptors have been read when it begins.
READ_AHEAD = 1.002
# By the number of a row of the thesis' table 6.4: D1 and E1 have one accelerator.
THESIS_ACCELERATORS = {"1": 1, "2": 2, "3": 4}
# Of a build whose figures say no other: parameter MemDataWidth of hw/shell/parameters.toml.
DEFAULT_PORT_BITS = 256


@dataclass(frozen=True)
class Traffic:
    """What a figure says goes one way through a port, and what the port carries; bits per clock."""

    payload: float
    carried: float
    descriptors: float = 0

    @property
    def needed(self) -> float:
        """What is beyond the port: the payload, or all of it; 0 if nothing is."""
        whole = self.payload + self.descriptors
        return max(self.payload, whole if whole > self.carried * READ_AHEAD else 0)


def message_bits(row: str) -> float | None:
    """Bits of a task by the name of its row."""
    if found := re.search(r"(\d+) (B|KiB|bits)\b", row):
        return int(found[1]) * {"B": 8, "KiB": 8 * 1024, "bits": 1}[found[2]]
    return None


def port_bits(text: str) -> int | None:
    """The narrowest port on the way that a note states."""
    if found := re.search(r"port of (\d+) bits(?: behind the board's of (\d+))?", text):
        return min(int(width) for width in found.groups() if width)
    return None


def traffic(figure: Figure) -> Traffic | None:
    """Of a modelled rate of an accelerator behind a memory port; nothing of other figures.

    Raises:
        ValueError: The figure does not state its port or its clock.
    """
    is_rate = figure.unit in BITS_PER_SECOND or figure.unit == "bytes/clock"
    if figure.kind != "modelled" or not is_rate:
        return None
    if figure.suite == "explore":
        return explored_traffic(figure)
    port, clock = port_bits(figure.note), re.search(r"([\d.]+) MHz", figure.note)
    if port is None or (clock is None and figure.unit in BITS_PER_SECOND):
        reason = f"{figure.suite}: {figure.row}, {figure.engine}: no port or clock beside a modelled rate: {figure.note}"
        raise ValueError(reason)
    if figure.unit == "bytes/clock":
        payload = 8 * figure.value
    else:
        payload = figure.value * BITS_PER_SECOND[figure.unit] / (float(clock[1]) * 1e6) if clock else 0
    # One descriptor for each message; those of WP437 have registers instead, and the device's pads read nothing.
    message = message_bits(figure.row)  # none of the thesis' rows: its chunks are long
    ring = not re.search(r"sim\.(baseline|optimised)$|_rounds|_summation", figure.engine)
    overhead = 8 * DESCRIPTOR_BYTES / message if ring and message else 0
    accelerators = THESIS_ACCELERATORS[figure.row[1:]] if figure.suite == "thesis" else 1
    return Traffic(payload, port * accelerators, payload * overhead)


def explored_traffic(figure: Figure) -> Traffic | None:
    """Of an accelerator as placed and routed; a core alone has no memory port."""
    if " accelerator," not in figure.row or figure.metric != "rate":
        return None
    clock = re.match(r"([\d.]+) bits per clock", figure.note)
    if clock is None:
        message = f"{figure.row}, {figure.engine}: no bits per clock: {figure.note}"
        raise ValueError(message)
    width = re.search(r"MemDataWidth=(\d+)", figure.engine)
    copies = re.search(r"copies=(\d+)", figure.engine)
    port = int(width[1]) if width else DEFAULT_PORT_BITS
    return Traffic(float(clock[1]), port * (int(copies[1]) if copies else 1))


def beyond(figure: Figure) -> str:
    """What is wrong with a figure; empty if nothing is."""
    try:
        found = traffic(figure)
    except ValueError as error:
        return str(error)
    if found is None or found.needed <= found.carried * (1 + 1e-9):
        return ""
    return (
        f"{figure.suite}: {figure.row}, {figure.engine}: {figure.value:g} {figure.unit} needs {found.needed:.1f} of the "
        f"port's {found.carried} bits per clock"
    )


def test_no_stored_figure_is_beyond_its_port() -> None:
    wrong = [text for figure in figures.load_all(REPOSITORY) if (text := beyond(figure))]
    assert not wrong, "\n".join(wrong[:20])


def test_enough_figures_are_held_to_it() -> None:
    held = [figure.suite for figure in figures.load_all(REPOSITORY) if figure.kind == "modelled" and traffic(figure)]
    assert {suite: held.count(suite) > 5 for suite in ("sim", "wp512", "wp437", "thesis", "explore")} == dict.fromkeys(
        ("sim", "wp512", "wp437", "thesis", "explore"), True
    )


NOTE = "sim.lane2 at 375 MHz; two blocks per clock; memory port of 512 bits behind the board's of 128"
FIGURE = Figure("wp512", "table 1, 15888 B", "our core, ring of 64", "throughput", "MB/s", 5975.0, "modelled", NOTE,
                "tandem bench wp512", "abc", "machine", "2026-01-02")  # fmt: skip


def test_a_figure_within_its_port_is_right() -> None:
    assert beyond(FIGURE) == ""
    assert beyond(replace(FIGURE, value=9999.0, kind="measured")) == ""


@pytest.mark.parametrize(
    ("wrong", "text"),
    [
        (replace(FIGURE, value=6355.2), "needs 136.1 of the port's 128 bits per clock"),
        (replace(FIGURE, row="table 1, 1024 B", value=5900.0), "needs 133.7 of the port's 128 bits"),  # with descriptors
        (replace(FIGURE, unit="Mb/s", value=48_100.0), "of the port's 128 bits"),
        (replace(FIGURE, unit="bytes/clock", value=16.1), "of the port's 128 bits"),
        (replace(FIGURE, row="table 1, 16 B", value=1225.0), "of the port's 128 bits"),
        (replace(FIGURE, note="sim.lane2 at 375 MHz"), "no port or clock"),
        (replace(FIGURE, note="memory port of 512 bits"), "no port or clock"),
        (replace(FIGURE, suite="thesis", row="D3", unit="MiB/s", value=6200.0, note="50 MHz, behind a port of 256 bits"),
         "of the port's 1024 bits"),
        (replace(FIGURE, suite="explore", row="sha3 accelerator, ECP5", engine="sponge MemDataWidth=64", metric="rate",
                 unit="Gb/s", note="65 bits per clock at the median"), "needs 65.0 of the port's 64 bits"),
    ],
)  # fmt: skip
def test_a_figure_beyond_its_port_is_found(wrong: Figure, text: str) -> None:
    assert text in beyond(wrong)


def transcripts() -> Iterator[tuple[str, float, float, float]]:
    """Accelerators of ours in results/choice/whatif.txt: engine, size in bytes, ns, and the port's bits per ns."""
    text = (REPOSITORY / "results/choice/whatif.txt").read_text()
    for answer in text.split("$ tandem whatif ")[1:]:
        if not (command := re.match(r"(\w+) \d+ --profile (\S+)", answer)) or command[1].startswith("rsa_"):
            continue
        board = tomllib.loads((REPOSITORY / f"profiles/{command[2]}.toml").read_text())
        carried = board["memory"]["port_bits"] * board["clock_mhz"] * 1e-3
        assert f"a port of {board['memory']['port_bits']} bits" in answer
        lines = answer.splitlines()
        start = next(i for i, line in enumerate(lines) if line.strip().startswith("bytes"))
        engines = lines[start].split()[1:]
        for line in lines[start + 1 : lines.index("", start)]:
            size, *times = re.findall(r"[\d.]+(?: [num]?s)?", line.replace("*", " ").replace("<-", ""))
            for engine, time in zip(engines, times, strict=True):
                if engine.startswith("sim."):
                    value, unit = time.split()
                    yield engine, int(size), float(value) * {"ns": 1, "us": 1e3, "ms": 1e6, "s": 1e9}[unit], carried


def test_no_answer_of_whatif_is_beyond_the_boards_port() -> None:
    answers = list(transcripts())
    assert len(answers) > 20
    # Times are printed with three digits.
    wrong = [one for one in answers if 8 * (one[1] + DESCRIPTOR_BYTES) / (1.005 * one[2]) > one[3]]
    assert not wrong


def test_no_modelled_curve_of_the_stored_profile_is_beyond_its_port() -> None:
    profile = tomllib.loads((REPOSITORY / "results/choice/profile.toml").read_text())
    curves = [curve for curve in profile["curve"] if curve["source"] == "modelled"]
    curves = [curve for curve in curves if not curve["algorithm"].startswith("rsa_")]
    assert len(curves) > 50
    for curve in curves:
        port = re.search(r"memory port of (\d+) (bits|bytes)$", curve["note"])
        assert port, curve["note"]
        carried = int(port[1]) * {"bits": 1, "bytes": 8}[port[2]] * curve["clock_mhz"] * 1e-3
        for size, ns, *_ in curve["cells"]:
            assert 8 * size / ns <= carried, curve["engine"]


def test_boards_have_the_port_of_their_reference_design() -> None:
    boards = tomllib.loads((REPOSITORY / "hw/top/boards/boards.toml").read_text())["boards"]
    widths = {board["name"]: int(board["settings"]["MemDataWidth"]) for board in boards}
    for path in sorted((REPOSITORY / "profiles").glob("*.toml")):
        assert tomllib.loads(path.read_text())["memory"]["port_bits"] == widths[path.stem.split("-")[0]]
    memories = (REPOSITORY / "src/bus/sim/memory_parameters.h").read_text()
    for name, board in (("kDe10NanoMemory", "de10-nano"), ("kZc706Memory", "zynq7000")):
        found = re.search(rf"{name}\{{[^}}]*\.port_bytes = (\d+)\}}", memories)
        assert found and 8 * int(found[1]) == widths[board]
