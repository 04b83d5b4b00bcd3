"""The generator writes the right files, and finds stale ones."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tandem_facts.schema import FactsError
from tandem_tools import rtl_lint
from tandem_tools.generate import checks, outputs
from toy import OPERATIONS, REPOSITORY, edit, make_software_only, run_generator


def render(root: Path) -> dict[str, str]:
    return outputs.render(root, outputs.read_sources(root))


def test_write_then_nothing_differs(repository: Path) -> None:
    files = render(repository)
    assert outputs.write(repository, files) == sorted(files)
    assert outputs.differences(repository, render(repository)) == []
    assert outputs.write(repository, render(repository)) == []


def test_finds_edited_missing_and_left_over_files(repository: Path) -> None:
    files = render(repository)
    outputs.write(repository, files)
    edit(repository / "generated/algorithms/tnd_toy_pkg.sv", "CutCoarse   = 2", "CutCoarse   = 3")
    (repository / "generated/regs/tandem_regs.h").unlink()
    (repository / "generated/left_over.txt").write_text("")
    stale = ["generated/algorithms/tnd_toy_pkg.sv", "generated/left_over.txt", "generated/regs/tandem_regs.h"]
    assert outputs.differences(repository, files) == stale
    assert outputs.write(repository, files) == stale
    assert outputs.differences(repository, files) == []


def test_leaves_alone_what_is_made_from_c(repository: Path) -> None:
    outputs.write(repository, render(repository))
    of_c = repository / "generated/from_c/tnd_toy_c_toy.sv"
    of_c.parent.mkdir()
    of_c.write_text("module tnd_toy_c_toy; endmodule\n")
    assert outputs.differences(repository, render(repository)) == []
    assert outputs.write(repository, render(repository)) == []
    assert of_c.is_file()


def test_same_bytes_from_another_place(repository: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    elsewhere = shutil.copytree(repository, tmp_path_factory.mktemp("elsewhere") / "deeper" / "copy")
    assert render(elsewhere) == render(repository)


def test_readme_block_is_replaced_and_the_rest_kept(repository: Path) -> None:
    readme = render(repository)["algorithms/toy/README.md"]
    assert readme.startswith("# Toy\n\n<!-- generated: cost -->\n")
    assert readme.endswith("<!-- end -->\n\nmore\n")
    assert "old" not in readme
    assert "| `deep` | 1 |" in readme


def test_readme_without_markers(repository: Path) -> None:
    edit(repository / "algorithms/toy/README.md", "<!-- end -->", "")
    with pytest.raises(FactsError, match="algorithms/toy/README.md: expected one block"):
        render(repository)


def test_header_compiles_as_c_and_agrees_with_the_registers(repository: Path, tmp_path: Path) -> None:
    outputs.write(repository, render(repository))
    program = tmp_path / "check.c"
    program.write_text(
        '#include "generated/regs/tandem_regs.h"\n'
        '_Static_assert(TND_REGS__CTRL_offset == 0x10, "");\n'
        '_Static_assert(TND_REGS__KEY_LOAD__LOAD_bm == 1u << TND_REGS__KEY_LOAD__LOAD_bp, "");\n'
        '_Static_assert(TND_REGS__KEY_count == 8 && TND_REGS__COALESCE__TIMEOUT_bw == 24, "");\n'
        '_Static_assert(TND_REGS__ID__MAGIC_reset == 0x544e444d && TND_STATUS_BAD_DESCRIPTOR == 9, "");\n'
    )
    flags = ["-std=c11", "-ffreestanding", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fsyntax-only"]
    subprocess.run(["gcc", *flags, f"-I{repository}", program], check=True)


def test_table_compiles_as_cpp_and_carries_the_facts(repository: Path, tmp_path: Path) -> None:
    edit(repository / "algorithms/toy/algorithm.toml", "[bench]", f"{OPERATIONS}[bench]")
    outputs.write(repository, render(repository))
    program = tmp_path / "check.cpp"
    program.write_text(
        '#include "generated/algorithms/algorithms.h"\n'
        "constexpr const auto& toy = tandem::facts::kAlgorithms[0];\n"
        'static_assert(toy.id == 7 && toy.name == "toy" && toy.variants[0].name == "reference");\n'
        "static_assert(toy.architectures[0].parameters.empty());\n"
        'static_assert(toy.architectures[1].parameters[0].labels[1] == "coarse");\n'
        "static_assert(tandem::facts::toy::kKeyBits == 128 && toy.bench_message_bytes.size() == 1);\n"
    )
    flags = ["-std=c++20", "-fno-exceptions", "-fno-rtti", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fsyntax-only"]
    subprocess.run(["g++", *flags, f"-I{repository}", program], check=True)


def test_records_of_operations_compile_and_carry_the_facts(repository: Path, tmp_path: Path) -> None:
    edit(repository / "algorithms/toy/algorithm.toml", "[bench]", f"{OPERATIONS}[bench]")
    outputs.write(repository, render(repository))
    own = tmp_path / "own/engine"
    own.mkdir(parents=True)
    for name in ("operation_facts.h", "task.h", "status.h", "reason.h"):
        (own / name).write_text((REPOSITORY / "engine" / name).read_text())
    program = tmp_path / "check.cpp"
    program.write_text(
        '#include "generated/algorithms/operations.h"\n'
        "using tandem::Algorithm;\n"
        "constexpr const auto& crypt = tandem::facts::operation(Algorithm::toy_crypt);\n"
        "constexpr const auto& mac = tandem::facts::operation(Algorithm::toy_mac);\n"
        'static_assert(crypt.name == "toy_crypt" && crypt.primitive == Algorithm::toy && crypt.aliases[0] == "crypt");\n'
        "static_assert(crypt.takes_key(32) && crypt.takes_key(16) && !crypt.takes_key(24) && !crypt.takes_key(0));\n"
        "static_assert(crypt.takes_tag(16) && crypt.takes_tag(8) && !crypt.takes_tag(12) && !crypt.takes_tag(0));\n"
        "static_assert(crypt.iv_mask[3] == 0 && crypt.iv_mask[4] == 0xff && crypt.iv_mask[5] == 0xf0);\n"
        "static_assert(crypt.takes_length(0) && crypt.takes_length(800) && !crypt.takes_length(7));\n"
        "static_assert(!crypt.takes_length(808) && crypt.aad && crypt.writes_destination());\n"
        "static_assert(crypt.codes[1].key_bytes == 16 && crypt.codes[1].encrypt == 2 && crypt.codes[1].pads == 255);\n"
        "static_assert(mac.aliases.empty() && mac.takes_length(1) && !mac.takes_length(0) && mac.codes[0].pads == 5);\n"
        "static_assert(!mac.writes_destination() && mac.authenticates() && mac.takes_tag(4) && !mac.takes_tag(5));\n"
    )
    flags = ["-std=c++20", "-fno-exceptions", "-fno-rtti", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fsyntax-only"]
    subprocess.run(["g++", *flags, f"-I{tmp_path / 'own'}", f"-I{repository}", program], check=True)


def test_the_package_says_which_builds_have_which_operations(repository: Path) -> None:
    edit(repository / "algorithms/toy/algorithm.toml", "[bench]", f"{OPERATIONS}[bench]")
    package = render(repository)["generated/algorithms/tnd_toy_operations_pkg.sv"]
    for line in (
        "localparam logic [255:0] ToySourceOps = 256'h1f;",
        "localparam logic [255:0] ToyAadOps = 256'hf;",
        "localparam logic [255:0] ToySilentOps = 256'h10;",
        "function automatic logic [255:0] toy_ops(int unsigned Cut);",
        "if (Cut == 2) toy_ops |= 256'h3;",
        "if (Cut == 1 || Cut == 2) toy_ops |= 256'hc;",
        "\n    toy_ops |= 256'h10;",
        "\n    toy_ops |= 256'h20;",
        "function automatic logic [2:0] toy_keys(int unsigned Cut);",
        "if (Cut == 2) toy_keys |= 3'b100;",
        "\n    toy_keys |= 3'b001;  // toy_mac",
    ):
        assert line in package


def test_a_page_shows_the_rules_and_the_codes(repository: Path) -> None:
    edit(repository / "algorithms/toy/algorithm.toml", "[bench]", f"{OPERATIONS}[bench]")
    page = render(repository)["generated/docs/operations.md"]
    assert "| `toy_crypt`, `crypt` | 16, 32 | a number | 0 to 100 bytes | any | message | 8, 16 |" in page
    assert "| `toy_mac` | 16 | all zero | 1 to 1,000 bits | none | tag | 4 |" in page
    assert "| 7 toy | 2 | `toy_crypt` encryption, keys of 16 bytes | `Cut` 1 or 2 |" in page
    assert "| 7 toy | 4 | `toy_mac` encryption and decryption | all |" in page


def test_an_algorithm_without_hardware_has_no_package_and_no_table(repository: Path) -> None:
    make_software_only(repository)
    sources = outputs.read_sources(repository)
    files = outputs.render(repository, sources)
    assert "generated/algorithms/tnd_toy_pkg.sv" not in files
    assert "hardware architecture" not in files["algorithms/toy/README.md"]
    header = files["generated/algorithms/algorithms.h"]
    assert "inline constexpr std::span<const Architecture> kArchitectures{};" in header
    assert checks.check_all(repository, sources.algorithms, sources.register_map.status_codes) == []
    assert rtl_lint.designs(repository, sources.algorithms) == []


def test_command_checks_and_writes(repository: Path) -> None:
    stale = run_generator(repository, "--check")
    assert stale.returncode == 1
    assert "generated/regs/tnd_regs_pkg.sv is not what its source says; run `make generate`" in stale.stderr
    assert not (repository / "generated").exists()

    written = run_generator(repository)
    assert (written.returncode, written.stderr) == (0, "")
    assert "generated/regs/tnd_regs_pkg.sv" in written.stdout.splitlines()
    assert run_generator(repository, "--check").returncode == 0


def test_command_reports_a_wrong_fact_without_writing(repository: Path) -> None:
    edit(repository / "algorithms/toy/algorithm.toml", "default = 2", "default = 9")
    result = run_generator(repository)
    assert result.returncode == 1
    assert result.stderr == "error: algorithms/toy/algorithm.toml: parameter Cut: the default 9 is not among the values\n"
    assert not (repository / "generated").exists()
