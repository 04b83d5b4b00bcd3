"""The exchange with another program must notice when it goes wrong."""

from pathlib import Path

import pytest

from tandem_tools import interop

CASE = interop.Case("X25519", 1000, ("-r", "{r0}"), ("-i", "{k0}"))
KEYS = {"r0": "age1", "k0": "key", "r1": "", "k1": "", "R": ""}


def program(directory: Path, name: str, body: str) -> interop.Program:
    """A program that gets `-r age1 -o OUTPUT INPUT` (or -i key) and is a shell script."""
    path = directory / name
    path.write_text(f"#!/bin/sh\nset -e\n{body}\n")
    path.chmod(0o755)
    return interop.Program(name, (str(path),), (str(path),))


def test_what_comes_back_is_compared(tmp_path: Path) -> None:
    honest = program(tmp_path, "honest", 'cp "$5" "$4"')
    interop.exchange(CASE, honest, honest, KEYS, tmp_path)
    liar = program(tmp_path, "liar", 'head -c 999 "$5" > "$4"')
    with pytest.raises(RuntimeError, match="another content"):
        interop.exchange(CASE, honest, liar, KEYS, tmp_path)


def test_a_program_that_fails_is_noticed(tmp_path: Path) -> None:
    failing = program(tmp_path, "failing", "echo no luck; exit 3")
    with pytest.raises(RuntimeError, match="no luck"):
        interop.exchange(CASE, failing, failing, KEYS, tmp_path)


def test_no_file_is_no_content(tmp_path: Path) -> None:
    honest = program(tmp_path, "honest", 'cp "$5" "$4"')
    silent = program(tmp_path, "silent", "exit 0")
    with pytest.raises(RuntimeError, match="another content"):
        interop.exchange(CASE, honest, silent, KEYS, tmp_path)
    empty = interop.Case("X25519", 0, CASE.encrypt, CASE.decrypt)
    interop.exchange(empty, honest, silent, KEYS, tmp_path)


def test_questions_are_answered_at_the_terminal(tmp_path: Path) -> None:
    asking = tmp_path / "asking"
    asking.write_text(
        "#!/bin/sh\nprintf 'Passphrase: ' > /dev/tty\nread once < /dev/tty\nprintf 'Again: ' > /dev/tty\n"
        f'read twice < /dev/tty\n[ "$once$twice" = "{interop.PASSPHRASE * 2}" ]\n'
    )
    asking.chmod(0o755)
    interop.run_answering([str(asking)])
