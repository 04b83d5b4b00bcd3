"""Tests what the program says when its output cannot be read, and of files that are no profiles."""

import os
import pathlib
import subprocess
from collections.abc import Callable

import pytest

from conftest import BINARY, NONCE, TIMEOUT_S, Sandbox

USAGE, KEY, INPUT, OUTPUT, NO_SPACE = 2, 3, 4, 5, 9

TEXTS = [
    ["--help"],
    ["--version"],
    ["explain", "--help"],
    ["engines"],
    ["engines", "--json"],
    ["selftest", "chacha20", "--engine", "cpu.reference", "--tasks", "1"],
    ["whatif", "--profile", "zynqmp-linux"],
    ["whatif", "aes_gcm", "1024", "--profile", "zynqmp-linux", "--board-only"],
    ["calibrate", "--algorithm", "sha3_256", "--quiet", "-o", "-"],
    ["keygen"],
]


@pytest.mark.parametrize("arguments", TEXTS, ids=lambda arguments: " ".join(arguments))
def test_text_that_standard_output_does_not_take(sandbox: Sandbox, expect_failure: Callable, arguments: list[str]) -> None:
    with open("/dev/full", "wb") as full:
        expect_failure(sandbox.run(*arguments, stdout=full), NO_SPACE, "standard output", "No space left on device")
    reader, writer = os.pipe()
    os.close(reader)
    expect_failure(sandbox.run(*arguments, stdout=writer), OUTPUT, "standard output", "has closed the pipe")
    os.close(writer)


MESSAGES = [
    (["frobnicate"], USAGE),
    (["xor", "--key-file", "nowhere", "--nonce", NONCE], KEY),
    (["xor", "-v", "--key-file", "key", "--nonce", NONCE, "-o", "out", "--force", "in"], 0),
    (["keygen", "-o", "id", "--force"], 0),
    (["calibrate", "--algorithm", "sha3_256", "-o", "profile"], 0),
    (["bench", "pdcp", "--mix", "nothing"], 1),
]


@pytest.mark.parametrize(("arguments", "code"), MESSAGES, ids=lambda value: " ".join(value) if type(value) is list else "")
def test_a_message_that_cannot_be_written_changes_nothing(sandbox: Sandbox, arguments: list[str], code: int) -> None:
    sandbox.file("in", b"text")
    assert sandbox.run(*arguments).stderr
    with open("/dev/full", "wb") as full:
        assert sandbox.run(*arguments, stderr=full).returncode == code
    reader, writer = os.pipe()
    os.close(reader)
    assert sandbox.run(*arguments, stderr=writer).returncode == code
    os.close(writer)


# ------------------------------------------------------------------------------------------------------------ profiles


def profile_users(path: pathlib.Path | str) -> list[list[str]]:
    return [["explain", "aes_gcm", "64", "--profile", str(path)], ["report", "--profile", str(path)]]


@pytest.mark.parametrize("kind", ["fifo", "device", "directory", "long"])
def test_a_profile_is_a_file_of_bounded_size(sandbox: Sandbox, expect_failure: Callable, kind: str) -> None:
    path = sandbox.path / "profile"
    text = "is no regular file"
    if kind == "fifo":
        os.mkfifo(path)
    elif kind == "device":
        path = pathlib.Path("/dev/zero")
    elif kind == "directory":
        path.mkdir()
        text = "is a directory"
    else:
        path.touch()
        os.truncate(path, (16 << 20) + 1)
        text = "is longer than 16777216 bytes"
    sandbox.file("in", b"text")
    whatif = ["whatif", "--profile", str(path)]
    automatic = ["xor", "--key-file", "key", "--nonce", NONCE, "--engine", "auto", "in"]
    for command in (*profile_users(path), whatif, automatic):
        done = sandbox.run(*command, env=os.environ | {"TANDEM_PROFILE": str(path)})
        expect_failure(done, INPUT, text)


def test_calibrate_replaces_files_only(sandbox: Sandbox, expect_failure: Callable) -> None:
    os.mkfifo(sandbox.path / "pipe")
    done = sandbox.run("calibrate", "--algorithm", "sha3_256", "--quiet", "-o", "pipe")
    expect_failure(done, OUTPUT, "pipe is no file, and stays")
    assert (sandbox.path / "pipe").is_fifo()


def test_without_a_home(sandbox: Sandbox, expect_failure: Callable) -> None:
    environment = {"PATH": os.environ["PATH"]}
    said = ("HOME is not set", "TANDEM_PROFILE")
    expect_failure(sandbox.run("calibrate", "--quiet", env=environment), OUTPUT, *said, "--output")
    expect_failure(sandbox.run("explain", "aes_gcm", "64", env=environment), INPUT, *said)
    expect_failure(sandbox.run("report", env=environment), INPUT, *said)
    sandbox.file("in", b"text")
    arguments = ["xor", "--key-file", "key", "--nonce", NONCE, "--engine", "auto", "in"]
    done = subprocess.run([BINARY, *arguments], cwd=sandbox.path, env=environment, capture_output=True, timeout=TIMEOUT_S)
    assert (done.returncode, done.stdout) == (0, sandbox.openssl(b"text"))


# -------------------------------------------------------------------------------------------- folders of the environment


def profile_sought(sandbox: Sandbox, **environment: str) -> str:
    done = sandbox.run("report", env={"PATH": os.environ["PATH"]} | environment)
    assert done.returncode == INPUT, done.stderr
    return done.stderr.decode()


def test_relative_folders_are_ignored(sandbox: Sandbox) -> None:
    """XDG Base Directory Specification: "all paths must be absolute"; a relative one is to be ignored."""
    at_home = f"{sandbox.path}/home/.local/state/tandem/profile.toml"
    for folder in ("state", "./state", "../state", "~/state", ""):
        assert at_home in profile_sought(sandbox, HOME=f"{sandbox.path}/home", XDG_STATE_HOME=folder)
    absolute = f"{sandbox.path}/state"
    assert f"{absolute}/tandem/profile.toml" in profile_sought(sandbox, HOME="home", XDG_STATE_HOME=absolute)
    for home in ("home", ".", "~"):
        assert "HOME is not set to an absolute path" in profile_sought(sandbox, HOME=home, XDG_STATE_HOME="state")


def test_nothing_is_kept_in_a_relative_folder(sandbox: Sandbox) -> None:
    for environment in ({"XDG_CACHE_HOME": "cache"}, {"HOME": "home"}, {"XDG_CACHE_HOME": "cache", "HOME": "home"}):
        done = sandbox.xor(env={"PATH": os.environ["PATH"]} | environment, stdin=None, input=b"text")
        assert done.returncode == 0, done.stderr
        assert sandbox.names() == set()
