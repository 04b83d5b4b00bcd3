"""`tandem engines`, `--help` and `--version`."""

import json
import platform
import re
import tomllib

import pytest
from conftest import REPOSITORY, Sandbox


def test_table_and_json_agree(sandbox: Sandbox) -> None:
    table = [line for line in sandbox.run("engines").stdout.decode().splitlines() if line]
    listed = json.loads(sandbox.run("engines", "--json").stdout)
    columns = ["name", "algorithm", "kind"]
    assert [line.split()[:3] for line in table[1:]] == [[engine[column] for column in columns] for engine in listed]
    for line, engine in zip(table[1:], listed, strict=True):
        assert engine["needs"] in line
        assert (f"no: {engine['reason']}" in line) == (not engine["available"])


@pytest.mark.parametrize("algorithm", ["chacha20", "chacha20_poly1305"])
def test_lists_every_variant_and_architecture_of_the_manifest(sandbox: Sandbox, algorithm: str) -> None:
    facts = tomllib.loads((REPOSITORY / f"algorithms/{algorithm}/algorithm.toml").read_text())
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
        assert "Exit status:" in done.stdout.decode()


def test_exit_codes_in_help_and_documentation_agree(sandbox: Sandbox) -> None:
    shown = sandbox.run("--help").stdout.decode().split("Exit status:")[1]
    codes = re.findall(r"^  (\d+) ", shown, re.MULTILINE)
    for name in ("encrypt-a-file", "xor-a-file"):
        page = (REPOSITORY / f"docs/how-to/{name}.md").read_text()
        assert re.findall(r"^\| (\d+) \|", page, re.MULTILINE) == codes
