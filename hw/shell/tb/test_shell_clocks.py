"""All other tests of the shell, with a core on another clock: of any frequency and phase, from fast to slow."""

from __future__ import annotations

from pathlib import Path

import pytest

import run
import shell
import test_shell_keys

TWO_CLOCKS = {"CoreClock": 1}
# Test modules, and the tests in them where they are not all; what else they need is a parameter of the accelerator.
MODULES = {
    "test_shell_bursts": ({"MemDataWidth": 64, "MaxBurst": 2}, None),
    "test_shell_direct": ({}, None),
    "test_shell_errors": ({}, None),
    "test_shell_irq": ({}, None),
    "test_shell_keys": ({}, test_shell_keys.SLOTS),
    "test_shell_pads": ({"Stages": 0, "MemDataWidth": 128}, None),
    "test_shell_power_up": ({}, None),
    "test_shell_regs": ({}, None),
    "test_shell_reset": (shell.PIPELINED, None),
    "test_shell_ring": ({}, None),
}


def of_two_clocks(module: str, parameters: dict[str, int], tests: list[str] | None, aead: bool = False) -> None:
    top, files = (shell.AEAD_TOP, shell.AEAD_FILES) if aead else (shell.TOP, shell.FILES)
    run.simulate(top, files, str(Path(__file__).with_name(f"{module}.py")), {**parameters, **TWO_CLOCKS}, tests)


@pytest.mark.parametrize("module", MODULES)
def test_two_clocks(module):
    of_two_clocks(module, *MODULES[module])


def test_two_clocks_aead():
    """All but the rate, which is of one clock."""
    tests = ["rfc8439_section_2_8_2", "lengths", "empty_messages", "random_tasks", "refused", "read_errors",
             "soft_reset_in_mid_task"]  # fmt: skip
    of_two_clocks("test_shell_aead", {}, tests, aead=True)


def test_two_clocks_wide():
    """The widest port, and a core as wide."""
    of_two_clocks("test_shell_ring", shell.WIDE, ["random_tasks"])
