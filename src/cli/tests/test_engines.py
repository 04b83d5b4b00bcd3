"""Tests `tandem engines`, `--help` and `--version`."""

import json
import os
import platform
import re
import subprocess
import tomllib
from typing import Any

import pytest

from conftest import REPOSITORY, AgeSandbox, Sandbox


def test_table_and_json_agree(sandbox: Sandbox) -> None:
    table, _, needs = sandbox.run("engines", "--all").stdout.decode().partition("What engines need:")
    # A line that begins with a space goes on with the one before.
    rows = [line for line in re.sub(r"\n +", " ", table).splitlines() if line]
    listed = json.loads(sandbox.run("engines", "--json").stdout)
    columns = ["name", "algorithm", "kind"]
    assert [line.split()[:3] for line in rows[1:]] == [[engine[column] for column in columns] for engine in listed]
    paragraphs = re.sub(r"\n +", " ", needs)
    for line, engine in zip(rows[1:], listed, strict=True):
        if engine["kind"] == "software" and engine["needs"] != "any CPU":
            assert re.search(
                rf"^{re.escape(engine['name'])} of .*\b{engine['algorithm']}\b.*: {re.escape(engine['needs'])}$",
                paragraphs,
                re.MULTILINE,
            )
        lacking = re.fullmatch(r"this CPU lacks (.*)", engine["reason"])
        assert ("no: this CPU lacks instructions, see below" in line) == bool(lacking)
        assert (f"no: {engine['reason']}" in line) == (not engine["available"] and not lacking)
        for name in lacking[1].split(", ") if lacking else []:
            assert re.search(rf"^This CPU lacks .*\b{name}\b", paragraphs, re.MULTILINE)


@pytest.mark.parametrize("arguments", [[], ["--all"], ["aes_gcm"], ["eea3"]])
def test_tables_fit_100_columns_and_say_once_what_the_cpu_lacks(sandbox: Sandbox, arguments: list[str]) -> None:
    text = sandbox.run("engines", *arguments).stdout.decode()
    assert [line for line in text.splitlines() if len(line) > 100] == []
    lacking = any("this CPU lacks" in engine["reason"] for engine in json.loads(sandbox.run("engines", "--json").stdout))
    assert text.count("This CPU lacks") <= int(lacking)


def test_the_summary_has_a_line_per_algorithm(sandbox: Sandbox) -> None:
    listed = json.loads(sandbox.run("engines", "--json").stdout)
    lines = sandbox.run("engines").stdout.decode().splitlines()
    for algorithm in dict.fromkeys(engine["algorithm"] for engine in listed if engine["algorithm"] != "any"):
        line = next(line for line in lines if line.split()[:1] == [algorithm])
        chosen = sandbox.run("engines", algorithm).stdout.decode()
        on_cpu = next((row.split()[0] for row in chosen.splitlines() if "the one that 'cpu' means" in row), "none")
        assert on_cpu in line
        simulated = [e for e in listed if e["algorithm"] == algorithm and e["kind"] == "simulated" and e["available"]]
        assert not simulated or f"{len(simulated)} of " in line


@pytest.mark.parametrize("missing", ["empty", "damaged"])
def test_an_accelerator_that_is_not_built_says_so(sandbox: Sandbox, missing: str) -> None:
    models = sandbox.path / "models"
    models.mkdir()
    if missing == "damaged":
        (models / "chacha20.iterative.so").write_bytes(b"no library")
    without = {**os.environ, "TANDEM_MODELS": str(models)}
    listed = json.loads(sandbox.run("engines", "chacha20", "--json", env=without).stdout)
    reasons = {engine["name"]: engine["reason"] for engine in listed if engine["kind"] == "simulated"}
    assert "make models" in reasons["sim.pipelined"]
    assert ("make models" if missing == "empty" else "chacha20.iterative.so") in reasons["sim.iterative"]
    assert "make models" in sandbox.run("engines", env=without).stdout.decode()
    done = sandbox.run("whatif", "chacha20", "1024", "--profile", "zynqmp-linux", env=without)
    assert done.returncode != 0
    assert reasons["sim.iterative"] in done.stderr.decode()


def test_commands_on_files_load_no_accelerator(age_sandbox: AgeSandbox) -> None:
    names = [f"{engine}.so" for engine in ("chacha20.iterative", "chacha20_poly1305.iterative", "zuc.hpaz")]
    models = age_sandbox.path / "models"
    models.mkdir()
    trap = age_sandbox.file("trap.c", b"#include <unistd.h>\n__attribute__((constructor)) void trap(void) { _exit(99); }\n")
    for name in names:
        subprocess.run(["cc", "-shared", "-fPIC", "-o", models / name, trap], check=True)
    trapped = {**os.environ, "TANDEM_MODELS": str(models)}
    if age_sandbox.run("engines", env=trapped).returncode != 99:
        pytest.skip("built without the simulator")
    age_sandbox.file("in", b"content")
    for done in (
        age_sandbox.encrypt("-o", "in.age", "in", env=trapped),
        age_sandbox.decrypt("-o", "again", "in.age", env=trapped),
        age_sandbox.run("verify", "-i", "key", "in.age", env=trapped),
        age_sandbox.encrypt("--engine", "cpu.reference", "-o", "other.age", "in", env=trapped),
    ):
        assert done.returncode == 0, done.stderr


MANIFESTS = [tomllib.loads(path.read_text()) for path in sorted(REPOSITORY.glob("algorithms/*/algorithm.toml"))]
RUNNABLE = [(facts, operation["name"]) for facts in MANIFESTS for operation in facts.get("operations", [])]


@pytest.mark.parametrize(("facts", "algorithm"), RUNNABLE, ids=[name for _, name in RUNNABLE])
def test_lists_every_variant_and_architecture_of_the_manifest(
    sandbox: Sandbox, facts: dict[str, Any], algorithm: str
) -> None:
    engines = json.loads(sandbox.run("engines", "--json").stdout)
    listed = {engine["name"]: engine for engine in engines if engine["algorithm"] in (algorithm, "any")}
    for variant in facts["variants"]:
        engine = listed[f"cpu.{variant['name']}"]
        assert engine["needs"] == variant["needs"]
        if not {platform.machine(), "any"} & set(variant["machines"]):
            assert not engine["available"]
    for architecture in facts.get("architectures", []):
        assert f"sim.{architecture['name']}" in listed
    assert listed["cpu.reference"]["available"]
    assert listed["stub"]["available"]


def test_lists_the_engines_of_one_algorithm_by_any_of_its_names(sandbox: Sandbox) -> None:
    everything = json.loads(sandbox.run("engines", "--json").stdout)
    for name, alias in (("eea3", "nea3"), ("eia1", "nia1"), ("eia2", "nia2")):
        listed = json.loads(sandbox.run("engines", alias, "--json").stdout)
        assert listed == [engine for engine in everything if engine["algorithm"] in (name, "any")]
        assert sandbox.run("engines", alias).stdout == sandbox.run("engines", name).stdout


def test_an_unknown_algorithm_is_refused(sandbox: Sandbox, expect_failure) -> None:
    expect_failure(sandbox.run("engines", "eea4"), 2, "no algorithm is called 'eea4'")
    # A primitive has no engines: its functions have.
    for arguments in (("engines", "zuc"), ("selftest", "zuc"), ("explain", "zuc", "1024", "--key-bits", "128")):
        expect_failure(sandbox.run(*arguments), 2, "no algorithm is called 'zuc'")


def test_what_takes_time_by_secrets_is_run_only_by_name(sandbox: Sandbox) -> None:
    for engine in json.loads(sandbox.run("engines", "eea3", "--json").stdout):
        assert engine["automatic"] == (engine["name"] != "cpu.reference")
    table = re.sub(r"\n +", " ", sandbox.run("engines", "eea3").stdout.decode())
    assert re.search(r"^cpu\.reference .*yes \(only by name", table, re.MULTILINE)
    assert len(re.findall(r"the one that 'cpu' means", table)) == 1


@pytest.mark.skipif(platform.machine() != "x86_64", reason="the variable is for x86-64")
def test_a_library_that_must_do_without_instructions_for_aes_is_run_only_by_name(sandbox: Sandbox) -> None:
    without = {**os.environ, "OPENSSL_ia32cap": "~0x200000200000000"}
    for algorithm in ("aes_gcm", "eea2"):
        engines = json.loads(sandbox.run("engines", algorithm, "--json", env=without).stdout)
        assert [engine["automatic"] for engine in engines if engine["name"] == "cpu.openssl"] == [False]
        table = re.sub(r"\n +", " ", sandbox.run("engines", algorithm, env=without).stdout.decode())
        remark = r"yes \(only by name: its time may depend on secrets on this CPU\)$"
        assert re.search(rf"^cpu\.openssl .*{remark}", table, re.MULTILINE)


def test_accelerators_say_which_keys_they_take(sandbox: Sandbox) -> None:
    lengths = {"aes_gcm": [128, 192, 256], "eea3": [128], "nca6": [256], "sha3_384": [], "rsa_private": []}
    for engine in json.loads(sandbox.run("engines", "--json").stdout):
        core = engine["kind"] == "simulated" and engine["available"]
        if engine["algorithm"] in lengths:
            expected = [256] if core and engine["algorithm"] == "aes_gcm" else lengths[engine["algorithm"]]
            assert engine["key_bits"] == expected
    table = re.sub(r"\n +", " ", sandbox.run("engines", "aes_gcm").stdout.decode())
    for line in re.findall(r"^sim\..* yes.*$", table, re.MULTILINE):
        assert "only keys of 256 bits" in line
    assert "keys of" not in sandbox.run("engines", "chacha20").stdout.decode()


def test_an_unavailable_engine_is_refused_with_its_reason(sandbox: Sandbox, expect_failure) -> None:
    engines = json.loads(sandbox.run("engines", "--json").stdout)
    missing = [engine for engine in engines if engine["algorithm"] == "chacha20" and not engine["available"]]
    assert missing  # there is no machine that has both AVX and NEON
    for engine in missing:
        done = sandbox.xor("--engine", engine["name"], "-o", "out")
        expect_failure(done, 2, f"engine {engine['name']} is not available: {engine['reason']}")
    assert sandbox.names() == set()


def test_version_and_help(sandbox: Sandbox) -> None:
    assert re.fullmatch(r"tandem \d+\.\d+\.\d+\n", sandbox.run("--version").stdout.decode())
    for arguments in (["--help"], ["xor", "--help"], ["encrypt", "--help"], ["decrypt", "--help"]):
        done = sandbox.run(*arguments)
        assert done.returncode == 0
        assert re.search(r"^Exit status(es)?:", done.stdout.decode(), re.MULTILINE)


def test_exit_codes_in_help_and_documentation_agree(sandbox: Sandbox) -> None:
    shown = sandbox.run("--help").stdout.decode().split("Exit status:")[1]
    codes = re.findall(r"^  (\d+) ", shown, re.MULTILINE)
    page = (REPOSITORY / "docs/how-to/encrypt-a-file.md").read_text()
    assert re.findall(r"^\| (\d+) \|", page, re.MULTILINE) == codes
