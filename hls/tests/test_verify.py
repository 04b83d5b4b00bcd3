"""A broken rule of the compiler's own data is found after the pass that breaks it."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tandem_hls import directives, flow, passes
from tandem_hls.__main__ import main
from tandem_hls.build import const
from tandem_hls.ir import Function, Op
from tandem_hls.verify import faults, verifier

PROGRAM = """\
static unsigned char t[8] = {1, 2, 3};
int kernel(int n, unsigned m) {
  int s = 0;
  for (int i = 0; i < n; i++) { s += t[i & 7] * (i > 3 ? n : i); t[s & 7] ^= s; if (s > 500) break; }
  return s / (int)(m | 1);
}
"""


def _function(folder: Path) -> Function:
    source = folder / "program.c"
    source.write_text(PROGRAM)
    return flow.compile_c(source, "kernel", directives.load(source, None)).program.functions["kernel"]


def _first(function: Function, kind: str) -> Op:
    return next(op for op in function.ops() if op.kind == kind)


def _narrower(function: Function) -> None:
    _first(function, "add").args[0] = const(1, 1)


def _from_below(function: Function) -> None:
    block = next(block for block in function.blocks if len(block.ops) > 4)
    block.ops[0].args[:1] = [block.ops[-1] if block.ops[-1].width else const(0, 1)]
    block.ops.reverse()


def _lost_operand(function: Function) -> None:
    load = _first(function, "load")
    for block in function.blocks:
        block.ops = [op for op in block.ops if op is not load]


def _lost_way(function: Function) -> None:
    _first(function, "phi").args.pop()


def _wide_guard(function: Function) -> None:
    _first(function, "store").guard = const(3, 2)


def _lost_lead(function: Function) -> None:
    function.blocks[-1].preds = []


def _wide_index(function: Function) -> None:
    _first(function, "load").args[0] = const(0, 40)


def _lost_end(function: Function) -> None:
    next(block for block in function.blocks if block.end in ("cond", "multi")).targets.pop()


@pytest.mark.parametrize(
    "damage", [_narrower, _from_below, _lost_operand, _lost_way, _wide_guard, _lost_lead, _wide_index, _lost_end]
)
def test_damage_is_found(damage: Callable[[Function], None], tmp_path: Path) -> None:
    function = _function(tmp_path)
    assert not faults(function)
    damage(function)
    assert faults(function)


def test_the_command_says_after_which_pass(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "program.c").write_text(PROGRAM)
    monkeypatch.setattr(verifier, "active", False)
    wrong = passes.Pass("balance", "breaks a rule", lambda compilation: _narrower(compilation.program.functions["kernel"]))
    damaged = tuple(wrong if each.name == "balance" else each for each in passes.OPERATIONS)
    monkeypatch.setattr(passes, "OPERATIONS", damaged)
    command = ["build", str(tmp_path / "program.c"), "--top", "kernel", "--verify", "-o", str(tmp_path / "k.sv")]
    assert main(command) == 3
    assert "tandem-hls has a fault: after 'balance', in 'kernel'" in capsys.readouterr().err
