"""Tops: what the template becomes, and which facts cannot be."""

from dataclasses import replace
from pathlib import Path

import pytest

from tandem_facts import facts, tops
from tandem_facts.schema import FactsError
from tandem_tools import rtl_lint
from tandem_tools.generate import outputs, write_tops
from toy import OPERATIONS, REPOSITORY, TOP, edit, run_generator

TOML = "algorithms/toy/algorithm.toml"
EXCLUDED = '[[excluded]]\nvalues = { Cut = [1] }\nreason = "too fine"\n'


def top_of(root: Path, more: str) -> str:
    edit(root / TOML, "[bench]", f"{more}[bench]")
    return write_tops.files(root, facts.load_all(root))["generated/tops/tnd_toy_top.sv"]


def test_a_top_has_the_parameters_of_core_and_shell(repository: Path) -> None:
    text = top_of(repository, OPERATIONS + TOP)
    header = text[text.index("#(") : text.index(") (")]
    assert header.splitlines() == [
        "#(",
        "  parameter int unsigned Architecture = Plain,",
        "  parameter int unsigned Cut          = CutCoarse,",
        "  parameter logic [255:0] Key          = 256'h1f1e1d1c1b1a191817161514131211100f0e0d0c0b0a09080706050403020100,",
        "  parameter int unsigned Slots        = 8,",
        "  parameter int unsigned KeySlots     = 8,",
        "  parameter int unsigned MemDataWidth = 64,",
        "  parameter int unsigned Alignment    = 1,",
        "  parameter int unsigned MaxBurst     = 16,",
        "  parameter int unsigned ReadDepth    = 128,",
        "  parameter int unsigned WriteDepth   = 64,",
        "  parameter int unsigned WriteBursts  = 64,",
        "  parameter bit          HasRing      = 1'b1,",
        "  parameter bit          CoreClock    = 1'b0",
    ]
    assert ".Slots       (Slots),\n    .CtxWidth    (CtxWidth)\n  ) u_core (" in text
    assert ".HasRing      (HasRing)," in text


def test_a_top_tells_the_shell_what_its_core_does(repository: Path) -> None:
    text = top_of(repository, OPERATIONS + TOP)
    for line in (
        "  // Direct tasks come one at a time.\n  localparam int unsigned InFlight      = HasRing ? Slots : 2;",
        "localparam int unsigned CoreDataWidth = 64;",
        "localparam logic [255:0] Ops    = toy_ops(Cut);",
        "localparam logic [31:0] Build = {16'd0, 8'(Architecture), 8'(AlgorithmId)};",
        ".SilentOps    (ToySilentOps),",
        ".SizeInBits   (1'b0),",
        ".KeyLengths   (toy_keys(Cut))",
        "tnd_toy_core #(",
        ".task_aad_bytes_i(AadOps == '0 ? '0 : task_aad_bytes),",
    ):
        assert line in text
    assert "unused_aad" not in text and "@" not in text


def test_a_top_refuses_values_that_facts_do_not_have(repository: Path) -> None:
    excluded = '[[top.excluded]]\nvalues = { Architecture = [0], Cut = [1, 2], Slots = [4] }\nreason = "too few"\n'
    text = top_of(repository, OPERATIONS + TOP.replace("[top]", f"{EXCLUDED}[top]") + excluded)
    for lines in (
        "if (Architecture != 0 && Architecture != 1) begin : gen_bad_architecture\n"
        '    $error("tnd_toy_top: Architecture must be 0 (plain) or 1 (deep)");\n  end',
        'if (Slots != 4 && Slots != 8) begin : gen_bad_slots\n    $error("tnd_toy_top: Slots must be 4 or 8");',
        '    $error("tnd_toy_top: KeySlots must be 1 to 255");',
        'if (Cut == 1) begin : gen_bad_together_0\n    $error("tnd_toy_top: Cut: too fine");',
        "if (Architecture == 0 && (Cut == 1 || Cut == 2) && Slots == 4) begin : gen_bad_together_1",
    ):
        assert lines in text
    assert "HasRing !=" not in text and "Key !=" not in text


@pytest.mark.parametrize(
    ("name", "settings", "complaint"),
    [
        ("zuc", {}, ""),
        ("zuc", {"Alignment": 3}, "Alignment must be 1, 2, 4, 8, 16, 32 or 64"),
        ("zuc", {"MaxBurst": 32}, "MaxBurst must be 1, 2, 4, 8 or 16"),
        ("zuc", {"MacBits": 5}, "MacBits must be 1, 4 or 32"),
        ("zuc", {"Architecture": 5}, ""),
        ("zuc", {"Architecture": 5, "KeyBits": 256}, "the core from C has keys of 128 bits alone"),
        ("chacha20", {"Architecture": 2, "Stages": 0}, "the core from C always sums and XORs"),
        ("aes", {"KeyBits": 256, "Unroll": 14}, "128-EEA2 and 128-EIA2 have keys of 128 bits"),
    ],
)
def test_elaboration_says_which_values_are_wrong(name: str, settings: dict[str, int], complaint: str) -> None:
    algorithm = next(each for each in facts.load_cores(REPOSITORY) if each.name == name)
    top = rtl_lint.designs(REPOSITORY, [algorithm])[1]
    assert top.module == f"tnd_{name}_top"
    said = rtl_lint.lint(REPOSITORY, replace(top, parameters=tuple(settings.items())))
    assert complaint in said if complaint else said == ""


def test_a_core_without_aad_has_no_port_for_its_length(repository: Path) -> None:
    alone = OPERATIONS[OPERATIONS.index("[[operations]]\nid = 17") :]
    own = TOP.replace("[top]", '[top]\ncore = "tnd_toy_pdu"\nbuild = { value = "16\'(Slots)", doc = "Why." }')
    text = top_of(repository, alone + own)
    assert "task_aad_bytes_i" not in text and "assign unused_aad = ^task_aad_bytes;" in text
    assert "tnd_toy_pdu #(" in text
    assert "  // Why.\n  localparam logic [31:0] Build = {16'(Slots), 8'(Architecture), 8'(AlgorithmId)};" in text


def test_the_number_of_tasks_may_be_a_parameter(repository: Path) -> None:
    line = next(line for line in TOP.splitlines() if line.startswith("in_flight"))
    own = TOP.replace(line, "").replace("shell = {", "shell = { InFlight = { default = 4 },")
    text = top_of(repository, OPERATIONS + own)
    assert "parameter int unsigned InFlight     = 4," in text and "localparam int unsigned InFlight" not in text


def test_lines_go_with_their_condition_and_with_a_word_that_is_empty() -> None:
    template = "a @one@\n@yes|b\n@no|c\n@none@\nd @two@ @one@\n"
    assert write_tops.fill(template, {"one": "1", "two": "2", "none": ""}, {"yes"}) == "a 1\nb\nd 2 1\n"


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("MemDataWidth = {", "Width = {", "top: hw/shell/parameters.toml has no parameter Width"),
        ("default = 64 }", "default = 65 }", "top: MemDataWidth has no value 65"),
        ("MemDataWidth = {", "InFlight = { default = 4 }, MemDataWidth = {", "give either in_flight or a default of"),
        ('value = "HasRing ? Slots : 2"', 'value = ""', "give either in_flight or a default of"),
        ("default = 8\n", "default = 9\n", "Slots: the default 9 is not among the values"),
        ("1d1e1f", "1d1e", "Key: a key has 32 bytes, in 64 hexadecimal digits"),
        ('name = "Slots"', 'name = "Cut"', "parameter name 'Cut' occurs more than once"),
        ('data_bits = "64"\n', "", "top: missing key 'data_bits'"),
        (
            '[[top.parameters]]\nname = "Key"',
            '[[top.excluded]]\nvalues = { Architecture = [2] }\nreason = "none"\n[[top.parameters]]\nname = "Key"',
            "top: excluded: Architecture has no values",
        ),
    ],
)
def test_a_top_must_fit_shell_and_core(repository: Path, old: str, new: str, complaint: str) -> None:
    assert TOP.count(old) == 1
    with pytest.raises(FactsError, match=complaint):
        top_of(repository, OPERATIONS + TOP.replace(old, new))


def test_an_accelerator_has_operations_and_builds_have_one(repository: Path) -> None:
    with pytest.raises(FactsError, match="an accelerator needs an operation with codes, and none has any"):
        top_of(repository, TOP)
    build = '[[builds]]\nname = "fine"\ntitle = "cut finely"\nparameters = { Cut = "fine" }\n'
    edit(repository / TOML, TOP, OPERATIONS + build)
    with pytest.raises(FactsError, match=r"builds need an accelerator, but there is no \[top\]"):
        facts.load_all(repository)


def test_one_run_of_the_generator_is_enough(repository: Path) -> None:
    """Figures are judged by hashes of RTL, which is generated, too."""
    build = '[[builds]]\nname = "fine"\ntitle = "cut finely"\nparameters = { Cut = "fine" }\n'
    edit(repository / TOML, "[bench]", f"{OPERATIONS}{TOP}{build}[bench]")
    (repository / "hw/sources.f").write_text("hw/shell/tnd_shell.sv\n")
    cores = "generated/algorithms/tnd_toy_pkg.sv\nalgorithms/toy/rtl/tnd_toy_core.sv\n"
    (repository / "algorithms/toy/rtl/sources.f").write_text(cores)
    stale = run_generator(repository, "--check")
    assert "generated/tops/tnd_toy_top.sv is not what its source says" in stale.stderr
    for change in ("codes = [{ encrypt = 4, decrypt = 4", "codes = [{ encrypt = 6, decrypt = 6"):
        written = run_generator(repository)
        assert (written.returncode, written.stderr) == (0, "")
        assert "generated/algorithms/tnd_toy_operations_pkg.sv" in written.stdout.splitlines()
        assert run_generator(repository, "--check").returncode == 0
        edit(repository / TOML, change, "codes = [{ encrypt = 6, decrypt = 6" if "4" in change else change)


def test_every_accelerator_of_the_repository_is_made_so() -> None:
    found = write_tops.files(REPOSITORY, facts.load_cores(REPOSITORY))
    assert len(found) == len(list(REPOSITORY.glob(tops.path("*"))))
    assert outputs.wrong(REPOSITORY, found) == []
