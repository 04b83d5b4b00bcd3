"""The commands: what they print, what they write, and how they end."""

from pathlib import Path

import pytest

from tandem_hls.__main__ import main
from tandem_hls.assemble import Assembly


def test_new_core_agrees(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", "flip", "--in", str(tmp_path)]) == 0
    source = str(tmp_path / "flip/flip.c")
    assert main(["test", source, "--top", "flip", "--simulator", "iverilog"]) == 0
    assert "'flip' agrees with the native program in 1 call" in capsys.readouterr().out
    assert main(["explain", source, "--top", "flip"]) == 0
    assert "loop flip.c:12: 1 state an iteration" in capsys.readouterr().out


def test_new_function_agrees(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", "best", "--in", str(tmp_path), "--kind", "plain"]) == 0
    source = str(tmp_path / "best/best.c")
    assert main(["test", source, "--top", "best", "--simulator", "iverilog"]) == 0
    assert "note:" not in capsys.readouterr().out
    assert main(["test", source, "--top", "best", "--simulator", "iverilog"]) == 0
    assert main(["build", source, "--top", "best", "-o", str(tmp_path / "best.sv")]) == 0
    assert "module best_hls" in (tmp_path / "best.sv").read_text()
    assert "in 2 calls" in capsys.readouterr().out


def test_new_refuses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("Best-1", "int", "double", "main", "module"):
        assert main(["new", name, "--in", str(tmp_path)]) == 2
        assert f"'{name}' cannot name a function" in capsys.readouterr().err
    (tmp_path / "there").mkdir()
    assert main(["new", "there", "--in", str(tmp_path)]) == 2
    assert "is there already" in capsys.readouterr().err


def test_report_has_source_and_schedule(tmp_path: Path) -> None:
    source = tmp_path / "sum.c"
    source.write_text("int sum(int n) {\n  int s = 0;\n  for (int i = 0; i < n; i++) s += i * n;\n  return s;\n}\n")
    assert main(["report", str(source), "--top", "sum", "-o", str(tmp_path / "sum.html")]) == 0
    page = (tmp_path / "sum.html").read_text()
    assert "s += i * n" in page
    assert "interval" in page


def test_random_arguments(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "mix.c"
    source.write_text(
        "#include <stdint.h>\n"
        "uint64_t mix(uint64_t a, int8_t b, uint16_t t[4]) { t[b & 3] ^= (uint16_t)a; return a * 3 + b; }\n"
    )
    assert main(["test", str(source), "--top", "mix", "--random", "20", "--simulator", "iverilog"]) == 0
    assert "in 20 calls" in capsys.readouterr().out


def test_a_bench_that_fails_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "wrong.c"
    source.write_text("int twice(int x) { return x * 3; }\nint main(void) { return twice(2) != 4; }\n")
    assert main(["test", str(source), "--top", "twice", "--simulator", "iverilog"]) == 0
    assert "note: the program's main returned 1" in capsys.readouterr().out


def test_memories_that_overlap_in_the_c_are_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "shift.c"
    source.write_text(
        "void shift(int to[4], const int from[4]) { for (int i = 0; i < 4; i++) to[i] = from[i] + 1; }\n"
        "int main(void) { int x[8] = {1}; shift(x + 4, x); shift(x + 1, x); return 0; }\n"
    )
    assert main(["test", str(source), "--top", "shift", "--simulator", "iverilog"]) == 3
    assert "in call 2 of the C, 'to' and 'from' overlap; in hardware they are separate" in capsys.readouterr().out
    source.write_text(source.read_text().replace("x + 1", "x + 4"))
    assert main(["test", str(source), "--top", "shift", "--simulator", "iverilog"]) == 0


def test_exit_codes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["build", str(tmp_path / "none.c"), "--top", "f"]) == 2
    source = tmp_path / "program.c"
    source.write_text("int f(int x) { return x; }\nint main(void) { return 0; }\n")
    assert main(["test", str(source), "--top", "f", "--simulator", "iverilog"]) == 3
    assert "never calls 'f'" in capsys.readouterr().err


def test_a_hang_is_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "program.c"
    source.write_text(
        "int f(int n) { int s = 0; for (int i = 0; i < n; i++) s ^= i * i; return s; }\n"
        "int main(void) { return f(5000) & 0; }\n"
    )
    assert main(["test", str(source), "--top", "f", "--simulator", "iverilog", "--max-cycles", "100"]) == 3
    assert "does not end within 100 clocks" in capsys.readouterr().out


def test_what_cannot_be_read_or_written_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "program.c"
    source.write_bytes(b'int puts(const char*);\nint f(int x) { puts("caf\xe9"); return x; } // \xe9\n')
    assert main(["build", str(source), "--top", "f", "-o", str(tmp_path / "none/f.sv")]) == 2
    assert "none/f.sv: No such file" in capsys.readouterr().err
    assert main(["build", str(source), "--top", "f", "-o", str(tmp_path / "f.sv")]) == 0
    assert main(["build", str(tmp_path), "--top", "f"]) == 2
    for clock in ("0", "-1", "nan"):
        assert main(["build", str(source), "--top", "f", "--clock", clock]) == 2
    assert "--clock must be a number of MHz" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["test", str(source), "--top", "f", "--random", "-3"])


def test_build_reads_its_own_output(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    source, output = tmp_path / "f.c", tmp_path / "f.sv"
    source.write_text("int f(int x) { return x + 1; }\n")
    monkeypatch.setattr(Assembly, "text", lambda self: "module f_hls (input logic a, input logic a); endmodule\n")
    assert main(["build", str(source), "--top", "f", "-o", str(output)]) == 3
    assert "does not accept the design" in capsys.readouterr().err and not output.exists()
