"""Several IP packages in one project: each shared source once, each package under its own name and in its own place."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tandem_tools.ip import boards, check, programs
from tandem_tools.ip.__main__ import main
from tandem_tools.ip.libraries import Library
from toy import REPOSITORY

PROJECT = """\
CAPI=2:
name: "lab::both:1.0"
filesets:
  rtl:
    files: [both.v: {file_type: verilogSource}]
    depend: [FIRST, SECOND]
targets:
  default: &default
    filesets: [rtl]
    toplevel: both
  lint:
    <<: *default
    flow: lint
    flow_options: {tool: verilator, verilator_options: [-Wall, -Wno-UNUSEDSIGNAL, -Wno-PINMISSING]}
"""


def export(monkeypatch: pytest.MonkeyPatch, folder: Path, *arguments: str) -> Path:
    """A package, without the checks, which other tests run."""
    monkeypatch.setattr(check, "check", lambda *_: [])
    monkeypatch.setattr(sys, "argv", ["tandem ip", "export", *arguments, "--out", str(folder)])
    assert main() == 0
    return folder


def fusesoc(folder: Path, packages: list[Path], first: str, second: str) -> subprocess.CompletedProcess[str]:
    """Sets up and lints a project in `folder` that depends on two packages and has an instance of each."""
    names = [name.split(":")[2] for name in (first, second)]
    clocked = ".aclk(aclk), .aresetn(aresetn)"
    instances = "".join(f"  {name}_ip u_{name} ({clocked});\n" for name in names)
    folder.mkdir()
    (folder / "both.v").write_text(f"module both (\n  input wire aclk,\n  input wire aresetn\n);\n{instances}endmodule\n")
    (folder / "both.core").write_text(PROJECT.replace("FIRST", f'"{first}"').replace("SECOND", f'"{second}"'))
    root = programs.verilator()
    shim = folder / "bin/verilator"
    shim.parent.mkdir()
    shim.write_text(f'#!/bin/sh\nVERILATOR_ROOT={root} exec {root}/bin/verilator_bin "$@"\n')
    shim.chmod(0o755)
    roots = [word for package in (folder, *packages) for word in ("--cores-root", str(package))]
    return subprocess.run(
        [programs.find("fusesoc", "tools/bootstrap.sh explore"), *roots, "run", "--target=lint", "lab::both"],
        cwd=folder, env={"PATH": f"{shim.parent}:/usr/bin:/bin", "HOME": str(folder)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip


def listed(folder: Path) -> list[str]:
    """The source files of the project, as FuseSoC has handed them to Verilator."""
    (commands,) = folder.glob("build/*/lint/*.vc")
    return [Path(line).name for line in commands.read_text().splitlines() if line.endswith((".v", ".sv"))]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (["chacha20"], ["chacha20_poly1305"]),
        (["zuc"], ["zuc", "--name", "lab:crypto:my_zuc:1.2", "--set", "MemDataWidth=64", "--build", "interleaved"]),
    ],
)
def test_fusesoc_compiles_two_packages_with_each_source_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first: list[str], second: list[str]
) -> None:
    one, other = export(monkeypatch, tmp_path / "one", *first), export(monkeypatch, tmp_path / "other", *second)
    name = "lab:crypto:my_zuc:1.2" if "--name" in second else f"tandem:ip:tnd_{second[0]}"
    done = fusesoc(tmp_path / "project", [one, other], f"tandem:ip:tnd_{first[0]}", name)
    assert done.returncode == 0, done.stdout + done.stderr
    files = listed(tmp_path / "project")
    assert "tnd_shell.sv" in files and len(files) == len(set(files))
    assert not re.search("MODDUP|Duplicate", done.stdout + done.stderr)


def test_fusesoc_refuses_packages_of_different_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A library has a version of its content, so one is not taken for another."""
    one, other = export(monkeypatch, tmp_path / "one", "chacha20"), export(monkeypatch, tmp_path / "other", "zuc")
    for path in other.rglob("*.core"):
        path.write_text(re.sub(r"tnd_cells:0\.\d+", "tnd_cells:0.1", path.read_text()))
    done = fusesoc(tmp_path / "project", [one, other], "tandem:ip:tnd_chacha20", "tandem:ip:tnd_zuc")
    assert done.returncode != 0 and "Conflicting requirements" in done.stdout + done.stderr


def test_the_version_of_a_library_is_that_of_its_content() -> None:
    cells = Library("tnd_cells", {"a.sv": "1"}, ())
    shell = Library("tnd_shell", {"b.sv": "2"}, (cells,))
    assert cells.version == Library("tnd_cells", {"a.sv": "1"}, ()).version
    for other in ({"a.sv": "2"}, {"b.sv": "1"}, {"a.sv": "1", "c.sv": ""}):
        changed = Library("tnd_cells", other, ())
        assert changed.version != cells.version
        assert Library("tnd_shell", {"b.sv": "2"}, (changed,)).version != shell.version


def test_vivado_has_every_shared_module_in_one_ip(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two packages make IPs of the same names and versions for what they share, and those have the same files."""
    made: dict[str, set[str]] = {}
    owner: dict[str, str] = {}
    for name in ("aes", "aes_gcm"):
        folder = export(monkeypatch, tmp_path / name, name)
        script = (folder / "package_ip.tcl").read_text()
        libraries = re.findall(r"^library (\w+) ([\d.]+) {.*?} {\n(.*?)\n}", script, re.MULTILINE | re.DOTALL)
        for library, version, files in libraries:
            texts = {path.strip(): (folder / path.strip()).read_text() for path in files.splitlines()}
            made.setdefault(f"{library}:{version}", set()).add(repr(texts))
            for path in texts:
                assert owner.setdefault(Path(path).name, library) == library
        packaged = re.search(r"^add_files -norecurse \[list (.*)\]$", script, re.MULTILINE)
        assert packaged and packaged[1] == f"[file join $package tnd_{name}_ip.v]"
    assert sorted(each.split(":")[0] for each in made) == ["tnd_aes", "tnd_aes_gcm", "tnd_cells", "tnd_shell"]
    assert all(len(contents) == 1 for contents in made.values())


def test_a_name_is_that_of_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = export(monkeypatch, tmp_path / "ip", "zuc", "--name", "lab:crypto:my_zuc:1.2")
    package = check.Package(folder)
    assert package.vlnv == "lab:crypto:my_zuc:1.2" and package.wrapper == "my_zuc_ip"
    assert 'name: "lab:crypto:my_zuc:1.2"' in (folder / "my_zuc.core").read_text()
    assert "-vlnv lab:crypto:my_zuc accelerator" in (folder / "boards/zynqmp/block_design.tcl").read_text()
    assert "set_module_property VERSION 1.2" in (folder / "my_zuc_hw.tcl").read_text()
    assert (folder / "boards/zynqmp/tandem-my-zuc.dtsi").is_file()
    assert "--name lab:crypto:my_zuc:1.2" in (folder / "README.md").read_text()


def test_a_place_is_that_of_device_tree_scripts_and_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        place = ["--board", "zynqmp", "--address", "0xa0010000", "--irq", "91", "--buffer", "udmabuf1=64M"]
        folder = export(patched, tmp_path / "ip", "zuc", *place)
    assert [path.name for path in (folder / "boards").iterdir()] == ["zynqmp"]
    tree = (folder / "boards/zynqmp/tandem-zuc.dtsi").read_text()
    assert "tandem-zuc@a0010000 {" in tree and "reg = <0x0 0xa0010000 0x0 0x1000>;" in tree
    assert "interrupts = <0 91 4>;" in tree and "pl_ps_irq0[2]" in tree
    assert 'device-name = "udmabuf1";' in tree and "size = <0x4000000>;" in tree and "size = <0x0 0x4000000>;" in tree
    assert tree.count("memory-region = <&tandem_udmabuf1>;") == 2 and "tandem_udmabuf1: tandem-zuc-memory {" in tree
    page = (folder / "bring-up.md").read_text()
    assert "| `0xa0010000` |" in page and "`pl_ps_irq0[2]` | 91 |" in page
    assert "/sys/class/u-dma-buf/udmabuf1/phys_addr" in page
    (board,) = (check._placed(check.Package(folder), each) for each in boards.load_all(REPOSITORY) if each.name == "zynqmp")
    assert (board.address, board.interrupt) == (0xA0010000, 91)
    assert check._device_tree(check.Package(folder), board) == ""
    for arguments in ("zcu102", "kv260 HPC0"):
        assert check._tcl(check.Package(folder), "boards/zynqmp/block_design.tcl", tuple(arguments.split()), board) == ""


def test_two_device_trees_go_into_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = export(monkeypatch, tmp_path / "one", "zuc", "--board", "zynqmp")
    second = export(monkeypatch, tmp_path / "two", "aes", "--board", "zynqmp", "--address", "0xa0001000", "--irq", "90")
    tree = "/dts-v1/;\n/ { #address-cells = <2>; #size-cells = <2>; gic: controller { interrupt-controller;"
    tree += " #address-cells = <0>; #interrupt-cells = <3>; }; };\n"
    tree += "".join(next((each / "boards/zynqmp").glob("*.dtsi")).read_text() for each in (first, second))
    done = subprocess.run(["dtc", "-I", "dts", "-O", "dts"], input=tree, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stderr == ""
    links = re.findall(r"memory-region = <([^>]*)>", done.stdout)
    assert len(links) == 4 and sorted(links.count(each) for each in set(links)) == [2, 2]
