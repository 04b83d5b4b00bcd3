"""The check of binaries' protection, on toys with and without each protection."""

import pathlib
import platform
import subprocess

import pytest

from tandem_tools import hardening

pytestmark = pytest.mark.skipif(platform.machine() != "x86_64", reason="the marks are those of x86-64")

SOURCE = """
#include <stdio.h>
#include <string.h>
void fill(char *text);
int main(int count, char **arguments) {
  char text[40];
  fill(text);
  memset(text, 0, (size_t)count);
  memcpy(text, arguments[0], (size_t)count);
  return text[0];
}
void fill(char *text) { text[0] = 1; }
"""
PROTECTED = (
    "-O1", "-pie", "-fPIE", "-fno-builtin", "-U_FORTIFY_SOURCE", "-D_FORTIFY_SOURCE=2", "-fstack-protector-strong",
    "-fcf-protection=full", "-Wl,-z,relro,-z,now", "-Wl,-z,shstk",
)  # fmt: skip


def lacks(folder: pathlib.Path, *options: str) -> list[str]:
    """Returns what a program lacks that is compiled with all protection and then these options."""
    (folder / "toy.c").write_text(SOURCE)
    kept = [option for option in PROTECTED if "-without" + option not in options]
    given = [option for option in options if not option.startswith("-without")]
    command = ["cc", *kept, *given, folder / "toy.c", "-o", folder / "toy"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return list(hardening.of_binary(folder / "toy", "program"))


def test_a_protected_program_lacks_nothing(tmp_path: pathlib.Path) -> None:
    assert lacks(tmp_path) == []


@pytest.mark.parametrize(
    ("options", "what"),
    [
        (("-no-pie", "-fno-pie"), "random addresses"),
        (("-Wl,-z,execstack",), "a stack that is not run"),
        (("-Wl,-z,norelro",), "tables that are read-only"),
        (("-Wl,-z,lazy",), "addresses that are all looked up at the start"),
        (("-Wl,-rpath,/somewhere",), "code without relocations, and paths to no libraries"),
        (("-fno-stack-protector",), "guarded return addresses"),
        (("-U_FORTIFY_SOURCE",), "checked sizes"),
        (("-without-Wl,-z,shstk", "-fcf-protection=none"), "marks for shadow stacks"),
    ],
)
def test_a_missing_protection_is_named(tmp_path: pathlib.Path, options: tuple[str, ...], what: str) -> None:
    assert what in lacks(tmp_path, *options)


def test_marks_are_read_from_objects(tmp_path: pathlib.Path) -> None:
    (tmp_path / "toy.c").write_text("int f(void) { return 1; }")
    for protection, found in (("full", {"IBT", "SHSTK"}), ("return", {"SHSTK"}), ("none", set())):
        subprocess.run(["cc", f"-fcf-protection={protection}", "-c", "toy.c"], cwd=tmp_path, check=True)
        assert hardening.marks(tmp_path / "toy.o") == found
