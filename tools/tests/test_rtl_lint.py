"""The right designs are linted, and a warning fails."""

from pathlib import Path

from tandem_facts import facts, sources
from tandem_tools import rtl_lint
from toy import OPERATIONS, TOP, edit


def test_every_architecture_in_every_value_of_its_own_parameters(repository: Path) -> None:
    (toy,) = facts.load_all(repository)
    assert rtl_lint.parameter_sets(toy) == [
        (("Architecture", 0),),
        (("Architecture", 1), ("Cut", 1)),
        (("Architecture", 1), ("Cut", 2)),
    ]


def test_every_architecture_in_the_other_values_of_what_the_selector_alone_has(repository: Path) -> None:
    path = repository / "algorithms/toy/algorithm.toml"
    more = '[[parameters]]\nname = "KeyBits"\nvalues = [128, 256]\ndefault = 128\ndoc = "Of a key."\n'
    path.write_text(path.read_text().replace("[bench]", more + "[bench]"))
    (toy,) = facts.load_all(repository)
    sets = rtl_lint.parameter_sets(toy)
    assert [one for one in sets if "KeyBits" in dict(one)] == [
        (("Architecture", 0), ("KeyBits", 256)),
        (("Architecture", 1), ("KeyBits", 256)),
    ]
    assert len(sets) == 5


def test_an_architecture_is_linted_in_its_module(repository: Path) -> None:
    blocks = '[[cores]]\n[[cores]]\nmodule = "pdu"\n[bench]'
    edit(repository / "algorithms/toy/algorithm.toml", "[bench]", blocks)
    edit(repository / "algorithms/toy/algorithm.toml", 'name = "deep"', 'name = "deep"\nmodule = "pdu"')
    for name in ("algorithms/toy/rtl/sources.f", "hw/sources.f"):
        (repository / name).write_text("")
    modules = [design.module for design in rtl_lint.designs(repository, facts.load_all(repository))]
    assert modules == ["tnd_toy_core", "tnd_toy_pdu", "tnd_toy_pdu"]


def test_what_no_accelerator_has_is_linted_as_a_core_alone(repository: Path) -> None:
    excluded = '[[top.excluded]]\nvalues = { Architecture = [1], Cut = [1] }\nreason = "too fine"\n'
    edit(repository / "algorithms/toy/algorithm.toml", "[bench]", f"{OPERATIONS}{TOP}{excluded}[bench]")
    for name in ("algorithms/toy/rtl/sources.f", "hw/sources.f"):
        (repository / name).write_text("")
    designs = rtl_lint.designs(repository, facts.load_all(repository))
    assert [str(design) for design in designs if design.module == "tnd_toy_top"] == [
        "tnd_toy_top Architecture=0", "tnd_toy_top Architecture=1 Cut=2"
    ]  # fmt: skip
    assert len([design for design in designs if design.module == "tnd_toy_core"]) == 3


def test_a_file_in_two_lists_is_compiled_once(repository: Path) -> None:
    (repository / "a.f").write_text("# shared\npkg.sv\nfifo.sv  # storage\n\n")
    (repository / "b.f").write_text("fifo.sv\ncore.sv\n")
    assert sources.read_list(repository, "a.f", "b.f") == ("pkg.sv", "fifo.sv", "core.sv")


def test_a_warning_in_one_parameter_value_is_a_complaint(repository: Path) -> None:
    (repository / "dut.sv").write_text(
        "module dut #(parameter int unsigned Width = 4) (input logic [3:0] a_i, output logic [3:0] b_o);\n"
        "  logic [Width-1:0] wide;\n  assign wide = a_i;\n  assign b_o = wide[3:0];\nendmodule\n"
    )
    assert rtl_lint.lint(repository, rtl_lint.Design("dut", (("Width", 4),), ("dut.sv",))) == ""
    assert "WIDTHEXPAND" in rtl_lint.lint(repository, rtl_lint.Design("dut", (("Width", 5),), ("dut.sv",)))
