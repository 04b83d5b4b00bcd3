"""No modelled figure is beyond what the memory port beside it carries at the clock beside it."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from tandem_tools import results
from tandem_tools.generate import write_choice
from tandem_tools.results import ACCELERATOR, Figure, Origin
from toy import REPOSITORY

DESCRIPTOR_BYTES = 64  # docs/formats/descriptor.md
BITS_PER_SECOND = {"MB/s": 8e6, "Mb/s": 1e6, "MiB/s": 8 * 2**20, "Gb/s": 1e9}

# A simulated rate is that of some messages behind others; of these, descriptors have been read when it begins.
READ_AHEAD = 1.002
# A build has this port if its figures name no other: parameter MemDataWidth of hw/shell/parameters.toml.
DEFAULT_PORT_BITS = 256


@dataclass(frozen=True)
class Traffic:
    """The traffic of a figure one way through a port, and the traffic that the port can carry; in bits per clock."""

    payload: float
    carried: float
    descriptors: float = 0

    @property
    def needed(self) -> float:
        """The traffic to compare with the port: the payload, or all of it if that is more than reading ahead explains."""
        whole = self.payload + self.descriptors
        return max(self.payload, whole if whole > self.carried * READ_AHEAD else 0)


def number(figure: Figure, name: str) -> float | None:
    """A parameter that is a number."""
    value = figure.parameters.get(name)
    assert not isinstance(value, str)
    return value


def traffic(figure: Figure) -> Traffic | None:
    """Returns the traffic of a modelled rate of an accelerator behind a memory port; None for other figures.

    Raises:
        ValueError: The figure does not state its port or its clock.
    """
    is_rate = figure.unit in BITS_PER_SECOND or figure.unit == "bytes/clock"
    if figure.kind != "modelled" or not is_rate:
        return None
    if figure.suite == "explore":
        return explored_traffic(figure)
    ports = [port for name in ("port_bits", "board_port_bits") if (port := number(figure, name))]
    clock = number(figure, "clock_mhz")
    if figure.unit == "bytes/clock":
        payload = 8 * figure.value
    else:
        payload = figure.value * BITS_PER_SECOND[figure.unit] / (clock * 1e6) if clock else 0
    if not ports or not payload:
        raise ValueError(f"{figure.design}: no port or clock beside a modelled rate")
    # One descriptor for each message in a ring. Pads are written alone, and descriptors read.
    ring = figure.depth and figure.bytes and figure.parameters.get("form") != "pads"
    overhead = DESCRIPTOR_BYTES / figure.bytes if ring else 0
    return Traffic(payload, min(ports) * (number(figure, "accelerators") or 1), payload * overhead)


def explored_traffic(figure: Figure) -> Traffic | None:
    """Returns the traffic of an accelerator as placed and routed; a core alone has no memory port."""
    if figure.what != ACCELERATOR or figure.metric != "rate":
        return None
    bits = figure.details.get("bits_per_clock")
    if not isinstance(bits, float):
        raise ValueError(f"{figure.design}: no bits per clock")
    port = number(figure, "MemDataWidth") or DEFAULT_PORT_BITS
    return Traffic(bits, port * (number(figure, "copies") or 1))


def beyond(figure: Figure) -> str:
    """Returns what is wrong with a figure; empty if nothing is."""
    try:
        found = traffic(figure)
    except ValueError as error:
        return str(error)
    if found is None or found.needed <= found.carried * (1 + 1e-9):
        return ""
    needs = f"needs {found.needed:.1f} of the port's {found.carried} bits per clock"
    return f"{figure.design}: {figure.value:g} {figure.unit} {needs}"


def test_no_stored_figure_is_beyond_its_port() -> None:
    wrong = [text for path in results.files(REPOSITORY) for figure in results.load(path) if (text := beyond(figure))]
    assert not wrong, "\n".join(wrong[:20])


def test_enough_figures_are_held_to_it() -> None:
    current = results.current(REPOSITORY)
    held = [figure.suite for figure in current if figure.kind == "modelled" and traffic(figure)]
    for suite in ("sim-eea3", "sim-aes_gcm", "sim-sha3_256", "wp512", "wp437-table5", "thesis", "explore"):
        assert held.count(suite) > 5, suite


PARAMETERS: dict[str, str | float] = {"clock_mhz": 375.0, "port_bits": 512.0, "board_port_bits": 128.0}
FIGURE = Figure(
    algorithm="aes_gcm", what="table 1", bytes=15888, depth=64, parameters=PARAMETERS, engine="sim.lane2",
    metric="throughput", unit="MB/s", value=5975.0, kind="modelled",
    run=Origin("wp512", "tandem bench wp512", "abc", "machine", "2026-01-02"),
)  # fmt: skip


def of(figure: Figure, suite: str) -> Figure:
    return replace(figure, run=replace(figure.run, suite=suite))


def test_a_figure_within_its_port_is_right() -> None:
    assert beyond(FIGURE) == ""
    assert beyond(replace(FIGURE, value=9999.0, kind="measured")) == ""
    assert beyond(replace(FIGURE, bytes=16, depth=0, value=5900.0)) == ""  # started by registers


@pytest.mark.parametrize(
    ("wrong", "text"),
    [
        (replace(FIGURE, value=6355.2), "needs 136.1 of the port's 128.0 bits per clock"),
        (replace(FIGURE, bytes=1024, value=5900.0), "needs 133.7 of the port's 128.0 bits"),  # with descriptors
        (replace(FIGURE, unit="Mb/s", value=48_100.0), "of the port's 128.0 bits"),
        (replace(FIGURE, unit="bytes/clock", value=16.1), "of the port's 128.0 bits"),
        (replace(FIGURE, bytes=16, value=1225.0), "of the port's 128.0 bits"),
        (replace(FIGURE, parameters={"clock_mhz": 375.0}), "no port or clock"),
        (replace(FIGURE, parameters={"port_bits": 512.0}), "no port or clock"),
        (of(replace(FIGURE, bytes=0, unit="MiB/s", value=6200.0,
                    parameters={"clock_mhz": 50.0, "port_bits": 256.0, "accelerators": 4.0}), "thesis"),
         "of the port's 1024.0 bits"),
        (of(replace(FIGURE, what="accelerator", metric="rate", unit="Gb/s", parameters={"MemDataWidth": 64.0},
                    details={"bits_per_clock": 65.0}), "explore"), "needs 65.0 of the port's 64.0 bits"),
        (of(replace(FIGURE, what="accelerator", metric="rate", unit="Gb/s"), "explore"), "no bits per clock"),
    ],
)  # fmt: skip
def test_a_figure_beyond_its_port_is_found(wrong: Figure, text: str) -> None:
    assert text in beyond(wrong)


def choice() -> Path:
    """The newest folder under results/choice."""
    folder = write_choice.latest(REPOSITORY)
    assert folder is not None
    return folder


def transcripts() -> Iterator[tuple[str, float, float, float]]:
    """Accelerators of ours in the newest answers of whatif: engine, size in bytes, ns, and the port's bits per ns."""
    text = (choice() / "whatif.txt").read_text()
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
    profile = tomllib.loads((choice() / "profile.toml").read_text())
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
