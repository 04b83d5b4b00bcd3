"""tandem_tools.bare_metal: what can be tested without QEMU and compilers; and the table that the sizes become."""

import signal
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from tandem_facts.schema import FactsError
from tandem_tools.bare_metal import machine, sizes
from tandem_tools.bare_metal.__main__ import PROGRAMS, complaints
from tandem_tools.generate import block, write_bare_metal
from tandem_tools.results import Figure, Origin

LISTING = """prog  :
section              size      addr
.text               1000   1048576
.rodata              200   1049576
.init_array            8   1049776
.data                 40   1049792
.bss                3000   1049856
.tables            16384   1064960
.stack             69632   1081344
Total              90264
"""
CONSOLE = "keystream of RFC 8439\ndevice and neon agree on every byte\nstack 1234\n@@exit 0\n"


def test_sizes_leave_out_tables_and_stack() -> None:
    assert sizes.section_bytes(LISTING) == {"text": 1208, "data": 40, "bss": 3000}
    assert sizes.stack_bytes(CONSOLE) == 1234
    assert sizes.stack_bytes("no such line") == 0


def test_a_program_must_say_what_it_is_for_and_end_well() -> None:
    says = PROGRAMS[0].says
    assert complaints(CONSOLE, says) == []
    assert complaints(CONSOLE.replace("agree on every byte", "differ"), says) == ["agree on every byte"]
    assert complaints(CONSOLE.replace("exit 0", "exit 1"), says) == ["@@exit 0\n"]
    assert complaints(CONSOLE.replace("@@exit 0", "@@exception 4"), says) == ["@@exit 0\n"]


def test_what_is_missing_is_said() -> None:
    board = replace(machine.BOARDS[0], qemu="no-such-emulator")
    with pytest.raises(machine.Unavailable, match=r"no-such-emulator is missing: apt-get install gcc-arm-none-eabi"):
        machine.require(board)
    # Any compiler finds its own library, and none finds these.
    board = replace(machine.BOARDS[0], qemu="sh", compiler="g++", library="libstdc++.so")
    machine.require(board)
    for library in ("libno-such.a", "/no/such/libc.a"):
        with pytest.raises(machine.Unavailable, match=f"{library} is missing: apt-get install"):
            machine.require(replace(board, library=library))


def test_accelerators_stand_where_the_boards_have_them() -> None:
    places = [board.accelerator("model", 2) for board in machine.BOARDS]
    assert places == ["model:43c20000:31", "model:a0020000:91"]
    for board, header in zip(machine.BOARDS, ("zynq7000.h", "zynqmp.h"), strict=True):
        text = (Path(__file__).parents[2] / "src/bus/bare/board" / header).read_text()
        assert f"kFirstAccelerator = {board.first_address:#x};" in text
        # Shared peripheral interrupts begin at 32.
        assert f"kFirstInterrupt = {board.first_input + 32};" in text


def test_the_interrupt_controller_is_found_by_its_type() -> None:
    tree = {
        "/machine": [("type", "string"), ("unattached", "child<container>"), ("soc", "child<xlnx-zynqmp>")],
        "/machine/unattached": [("device[0]", "child<cpu>"), ("device[3]", "child<a9mpcore_priv>")],
        "/machine/soc": [("gic", "child<arm_gic>")],
    }

    class FakeQmp(machine.Qmp):
        def __init__(self) -> None:
            pass

        def execute(self, command: str, **arguments: object) -> object:
            assert command == "qom-list"
            return [{"name": name, "type": kind} for name, kind in tree[str(arguments["path"])]]

    assert FakeQmp().find("a9mpcore_priv") == "/machine/unattached/device[3]"
    assert FakeQmp().find("arm_gic") == "/machine/soc/gic"
    assert FakeQmp().find("ioapic") is None


def test_a_board_ends_with_its_block(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    endless = tmp_path / "endless"
    endless.write_text("#!/bin/sh\nexec sleep 30\n")
    endless.chmod(0o755)
    monkeypatch.setattr(machine, "Qmp", lambda path: SimpleNamespace(find=lambda kind: "/machine/gic", close=lambda: None))
    board = replace(machine.BOARDS[0], qemu=str(endless))
    with machine.started(board, Path("program"), endless, ["model"], tmp_path / "work") as qemu:
        assert qemu.poll() is None
    assert qemu.returncode == -signal.SIGKILL


def test_the_table_has_a_line_per_program_and_core() -> None:
    run = Origin("bare-metal", "run", "0123abc", "QEMU", "2030-01-02", {"gcc": "12"})
    figures = [
        Figure(what="example", engine="Cortex-A9", metric=metric, unit="bytes", value=value, kind="measured", run=run)
        for metric, value in (("text", 12345), ("data", 6), ("bss", 7), ("stack", 8))
    ]
    text = write_bare_metal.with_sizes(f"a\n{write_bare_metal.BEGIN}\nold\n{block.END}\nb\n", figures)
    assert "| `example` | Cortex-A9 | 12,345 | 6 | 7 | 8 | gcc 12 |" in text
    assert "Measured: `run` at 0123abc, 2030-01-02, QEMU." in text
    assert "old" not in text
    assert write_bare_metal.sizes([]) == []
    with pytest.raises(FactsError, match="expected one block"):
        write_bare_metal.with_sizes("no markers", figures)
