"""The flat form of an IP package, which is Verilog-2005, passes tests under Icarus Verilog, which knows of unknown bits."""

from __future__ import annotations

from pathlib import Path

import pytest

import run
from tandem_tools.ip import accelerator, flatten, plain, verilog

TESTS = {
    "test_shell_regs": ["read_only_registers_stay"],
    "test_shell_direct": ["rfc8439_section_2_4_2", "start_while_busy_is_ignored"],
    "test_shell_irq": ["driver_loop_sees_every_record", "coalesces_by_count"],
    "test_shell_unknown": ["outputs_are_known_from_reset_on"],
}


def test_flat_form(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The ChaCha20 accelerator, as `tandem ip export --flat` writes it."""
    # Icarus has X where nothing was written, as in bytes of a beat without strobe; the models of the bus want numbers.
    monkeypatch.setenv("COCOTB_RESOLVE_X", "RANDOM")
    chosen = accelerator.load(run.REPO, "chacha20").with_its_clocks()
    sources = flatten.one_file("", flatten.texts(run.REPO, chosen.sources))
    text = plain.verilog(chosen.wrapper, sources, verilog.wrapper(chosen, "For a test."), "")
    path = tmp_path / f"{chosen.name}_flat.v"
    path.write_text(text)
    for module, tests in TESTS.items():
        test_module = str(Path(__file__).with_name(f"{module}.py"))
        run.simulate(chosen.wrapper, [path], test_module, tests=tests, simulator="icarus")
