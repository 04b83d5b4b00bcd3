"""Tests the engine that a command takes without --engine: by the profile, by what is kept, or measured now."""

import datetime
import os
import pathlib
import re
import subprocess
import tomllib

import pytest

from conftest import AgeSandbox, Sandbox, available_engines

LARGE = 64 << 20
# Another that is as good leaves the first, and other load may disturb a measurement.
IS = r"it (?:is the fastest|comes first and no other is clearly faster)"
WAS = r"it (?:was the fastest|comes first and no other was clearly faster) when it was measured on "
DISTURBED = r"(?:; other load disturbed this, so it counts until \d{4}-\d\d-\d\d \d\d:\d\d UTC)?"
MEASURED = rf"^tandem: engine (cpu\.\w+), because {IS}, measured now in \d+\.\d ms"
KEPT = rf"^tandem: engine (cpu\.\w+), because {WAS}\d{{4}}-\d\d-\d\d{DISTURBED}$"
FIRST = r"^tandem: engine (cpu\.\w+), because it comes first in `tandem engines`: "


def automatic(algorithm: str) -> list[str]:
    """Returns the engines that may be chosen, the first of the order first; skips the test if there is no choice."""
    engines = [name for name in available_engines("software", algorithm) if name != "cpu.reference"]
    if len(engines) < 2:
        pytest.skip("not run: this machine has but one engine")
    return engines


@pytest.fixture
def home(tmp_path: pathlib.Path) -> pathlib.Path:
    return tmp_path / "home"


def at_home(home: pathlib.Path | str, **others: str) -> dict[str, str]:
    """Returns the environment of somebody who lives there."""
    names = ("XDG_CACHE_HOME", "XDG_STATE_HOME", "TANDEM_PROFILE")
    return {name: value for name, value in os.environ.items() if name not in names} | {"HOME": str(home)} | others


def homeless() -> dict[str, str]:
    environment = at_home("")
    del environment["HOME"]
    return environment


def piped(sandbox: Sandbox, environment: dict[str, str], *arguments: object, content: bytes = b"text") -> str:
    """Returns what `tandem xor -v` says of a pipe, whose size it does not know."""
    done = sandbox.xor("-v", *arguments, env=environment, stdin=None, input=content)
    assert done.returncode == 0, done.stderr
    assert done.stdout == sandbox.openssl(content)
    return done.stderr.decode()


def found(pattern: str, said: str) -> str:
    match = re.search(pattern, said, re.MULTILINE)
    assert match, said
    return match[1]


def kept_in(home: pathlib.Path) -> pathlib.Path:
    return home / ".cache/tandem/first-use.toml"


def test_is_measured_once_and_kept(sandbox: Sandbox, home: pathlib.Path) -> None:
    automatic("chacha20")
    said = piped(sandbox, at_home(home))
    engine = found(MEASURED + f" and kept in {re.escape(str(kept_in(home)))}{DISTURBED}$", said)
    assert re.search(rf"^tandem: {re.escape(engine)}\*\d+: 4 bytes", said, re.MULTILINE)
    before = kept_in(home).read_bytes()
    assert found(KEPT, piped(sandbox, at_home(home))) == engine
    assert kept_in(home).read_bytes() == before
    profile = tomllib.loads(before.decode())
    assert {curve["engine"] for curve in profile["curve"]} == set(automatic("chacha20"))
    assert {(curve["algorithm"], curve["cells"][0][0]) for curve in profile["curve"]} == {("chacha20", 262144)}


def test_is_measured_for_each_way_of_an_age_file(age_sandbox: AgeSandbox, home: pathlib.Path) -> None:
    automatic("chacha20_poly1305")
    environment = at_home(home)
    sealed = age_sandbox.encrypt("-v", env=environment, stdin=None, input=b"text")
    found(MEASURED, sealed.stderr.decode())
    opened = age_sandbox.decrypt("-v", env=environment, stdin=None, input=sealed.stdout)
    found(MEASURED, opened.stderr.decode())
    assert opened.stdout == b"text"
    for done in (
        age_sandbox.encrypt("-v", env=environment, stdin=None, input=b"text"),
        age_sandbox.decrypt("-v", env=environment, stdin=None, input=sealed.stdout),
    ):
        found(KEPT, done.stderr.decode())
    curves = tomllib.loads(kept_in(home).read_text())["curve"]
    assert {curve["direction"] for curve in curves} == {"encrypt", "decrypt"}
    assert {curve["cells"][0][0] for curve in curves} == {65536}


def test_is_what_the_kept_times_say_and_nothing_that_is_no_candidate(sandbox: Sandbox, home: pathlib.Path) -> None:
    engines = automatic("chacha20")
    piped(sandbox, at_home(home))
    text = kept_in(home).read_text()
    for wanted in engines:
        curves = [(engine, 400 if engine == wanted else 1000) for engine in engines]
        curves += [("sim.pipelined", 1), ("stub", 1), ("uio0", 1), ("cpu.reference", 1)]
        head = text[: text.index("[[curve]]")]
        for engine, ns in curves:
            head += f'[[curve]]\nalgorithm = "chacha20"\nengine = "{engine}"\nsource = "measured"\n'
            head += f"cells = [[262144, {ns}]]\n"
        kept_in(home).write_text(head)
        assert found(KEPT, piped(sandbox, at_home(home))) == wanted


def test_damage_and_other_machines_are_measured_anew(sandbox: Sandbox, home: pathlib.Path) -> None:
    automatic("chacha20")
    piped(sandbox, at_home(home))
    text = kept_in(home).read_text()
    spoilt = ["", "[", text[: len(text) // 2], text.replace("format = 1", "format = 2")]
    spoilt += [re.sub(rf"^{key} = .*$", f'{key} = "another"', text, flags=re.MULTILINE) for key in ("machine", "build")]
    for damaged in spoilt:
        kept_in(home).write_text(damaged)
        found(MEASURED + " and kept in ", piped(sandbox, at_home(home)))
        assert '"another"' not in kept_in(home).read_text()
        found(KEPT, piped(sandbox, at_home(home)))


def test_no_profile_neither_reads_nor_writes(sandbox: Sandbox, home: pathlib.Path, expect_failure) -> None:
    first = automatic("chacha20")[0]
    assert found(FIRST + "--no-profile$", piped(sandbox, at_home(home), "--no-profile")) == first
    assert not home.exists()
    done = sandbox.xor("--no-profile", "--engine", "cpu", env=at_home(home))
    expect_failure(done, 2, "--no-profile")


def test_an_engine_that_is_named_is_taken_without_a_look(sandbox: Sandbox, home: pathlib.Path) -> None:
    assert "because" not in piped(sandbox, at_home(home), "--engine", "cpu")
    assert not home.exists()


def test_small_files_take_the_first_engine_without_a_look(sandbox: Sandbox, home: pathlib.Path) -> None:
    first = automatic("chacha20")[0]
    sandbox.file("plain", b"text")
    said = sandbox.xor("-v", "plain", env=at_home(home)).stderr.decode()
    assert found(FIRST + "the job is small, 4 bytes, and would end before a measurement pays$", said) == first
    assert not home.exists()


def test_without_a_home_large_files_are_measured_each_time_and_pipes_are_not(sandbox: Sandbox) -> None:
    first = automatic("chacha20")[0]
    assert found(FIRST + "HOME is not set, ", piped(sandbox, homeless())) == first
    with (sandbox.path / "large").open("wb") as file:
        file.truncate(LARGE)
    for _ in range(2):
        done = sandbox.xor("-v", "-o", "/dev/null", "large", env=homeless())
        assert done.returncode == 0
        found(MEASURED + f"; it cannot be kept, since HOME is not set{DISTURBED}$", done.stderr.decode())


def test_a_home_that_cannot_be_written_is_no_error(sandbox: Sandbox) -> None:
    automatic("chacha20")
    sandbox.file("file", b"")
    for environment in (at_home("/proc"), at_home("/proc", XDG_CACHE_HOME=str(sandbox.path / "file"))):
        said = piped(sandbox, environment)
        found(MEASURED + f"; .*/tandem/first-use.toml cannot be written{DISTURBED}$", said)
        assert "warning" not in said.replace("warning: xor does not authenticate", "")
    assert "cannot" not in sandbox.xor("--quiet", env=at_home("/proc"), stdin=None, input=b"text").stderr.decode()


def test_the_profile_comes_first(sandbox: Sandbox, home: pathlib.Path) -> None:
    automatic("chacha20")
    done = sandbox.run("calibrate", "--quick", "--algorithm", "chacha20", "--quiet", env=at_home(home))
    assert done.returncode == 0, done.stderr
    by_profile = rf"^tandem: engine (cpu\.\w+), because {IS} by the profile of \d{{4}}-\d\d-\d\d{DISTURBED}$"
    found(by_profile, piped(sandbox, at_home(home)))
    assert not kept_in(home).exists()
    path = home / ".local/state/tandem/profile.toml"
    path.write_text(re.sub(r"^build = .*$", 'build = "old"', path.read_text(), flags=re.MULTILINE))
    said = piped(sandbox, at_home(home))
    found(MEASURED + rf" and kept in \S+{DISTURBED} \(the profile .* is of build old, .*\)$", said)


def test_several_at_once_keep_one_whole_file(sandbox: Sandbox, home: pathlib.Path) -> None:
    automatic("chacha20")
    sandbox.file("plain", b"text")
    command = sandbox.xor_arguments("-v")
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    running = [subprocess.Popen(command, cwd=sandbox.path, env=at_home(home), **pipes) for _ in range(6)]
    for process in running:
        assert process.communicate(b"text", timeout=60)[0] == sandbox.openssl(b"text")
        assert process.returncode == 0
    assert [path.name for path in kept_in(home).parent.iterdir()] == ["first-use.toml"]
    found(KEPT, piped(sandbox, at_home(home)))


def test_engines_and_explain_say_the_same(sandbox: Sandbox, home: pathlib.Path) -> None:
    automatic("chacha20")
    environment = at_home(home)

    def text() -> str:
        return re.sub(r"\n +", " ", sandbox.run("engines", env=environment).stdout.decode())

    assert "\nWithout --engine, large files of chacha20: the fastest, measured at first use.\n" in text()
    assert not home.exists()

    def check(engine: str, clause: str, title: str) -> None:
        of_files = rf"{re.escape(engine)}, because {clause}"
        assert re.search(rf"^Without --engine, large files of chacha20: {of_files}", text(), re.MULTILINE)
        answer = sandbox.run("explain", "chacha20", 262144, env=environment).stdout.decode()
        assert re.search(rf"^Without --engine, large files: {of_files}", answer, re.MULTILINE)
        # explain names the one that takes the least time, by whatever margin.
        assert f"\n{engine} takes " in answer or "comes first and no other " in answer
        assert answer.startswith(f"chacha20 encrypt, 1 at a time; time per task\nprofile: this machine, {title}\n")

    check(found(MEASURED, piped(sandbox, environment)), WAS, "measured at first use")
    by_profile = sandbox.run("calibrate", "--quick", "--algorithm", "chacha20", "--quiet", env=environment)
    assert by_profile.returncode == 0
    clause = f"{IS} by the profile of "
    check(found(rf"engine (cpu\.\w+), because {clause}", piped(sandbox, environment)), clause, "tandem calibrate --quick")


def until(minutes: int) -> str:
    """Returns the time so many minutes from now, as profiles say it."""
    return f"{datetime.datetime.now(datetime.UTC) + datetime.timedelta(minutes=minutes):%Y-%m-%dT%H:%M:%SZ}"


def expiring(profile: str, minutes: int) -> str:
    """Returns a profile as if other load had disturbed its measurements."""
    unmarked = re.sub(r"^expires = .*\n", "", profile, flags=re.MULTILINE)
    return unmarked.replace("[[curve]]\n", f"[[curve]]\nexpires = {until(minutes)}\n")


def test_what_other_load_disturbed_counts_for_an_hour_and_says_so(sandbox: Sandbox, home: pathlib.Path) -> None:
    automatic("chacha20")
    piped(sandbox, at_home(home))
    text = kept_in(home).read_text()
    kept_in(home).write_text(expiring(text, 30))
    assert "; other load disturbed this, so it counts until 20" in piped(sandbox, at_home(home))
    explained = sandbox.run("explain", "chacha20", 262144, env=at_home(home)).stdout.decode()
    assert re.search(r"^cpu\.\w+ .*, measured; other load disturbed this, so it counts until 20", explained, re.MULTILINE)
    for minutes in (-1, 90):
        kept_in(home).write_text(expiring(text, minutes))
        found(MEASURED + " and kept in ", piped(sandbox, at_home(home)))


def test_an_expired_profile_is_shown_and_not_obeyed(sandbox: Sandbox, home: pathlib.Path) -> None:
    automatic("chacha20")
    done = sandbox.run("calibrate", "--quick", "--algorithm", "chacha20", "--quiet", env=at_home(home))
    assert done.returncode == 0, done.stderr
    path = home / ".local/state/tandem/profile.toml"
    path.write_text(expiring(path.read_text(), -1))
    said = piped(sandbox, at_home(home))
    found(MEASURED + rf" and kept in \S+{DISTURBED} \(other load disturbed the measurements of the profile .*\)$", said)
    explained = sandbox.run("explain", "chacha20", 262144, env=at_home(home))
    assert explained.returncode == 0
    assert b"other load disturbed this" in explained.stdout
    assert sandbox.xor("--engine", "auto", env=at_home(home)).returncode == 0


def test_a_kept_measurement_that_names_the_reference_is_not_obeyed(sandbox: Sandbox, home: pathlib.Path) -> None:
    automatic("chacha20")
    piped(sandbox, at_home(home))
    text = kept_in(home).read_text()
    head = text[: text.index("[[curve]]")]
    for ns in (1, 100_000):
        kept_in(home).write_text(
            f'{head}[[curve]]\nalgorithm = "chacha20"\nengine = "cpu.reference"\nsource = "measured"\n'
            f"cells = [[262144, {ns}]]\n"
        )
        assert found(MEASURED, piped(sandbox, at_home(home))) != "cpu.reference"
