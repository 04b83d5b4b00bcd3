"""Tests `tandem bench wp512`: a table of the white paper beside figures of this machine."""

import json
import tomllib

import pytest

from conftest import REPOSITORY, Sandbox


def test_a_table_has_published_figures_as_they_stand_and_measured_ones(sandbox: Sandbox) -> None:
    done = sandbox.run("bench", "wp512", "--table", 6, "--rounds", 1, "--json", "figures.json")
    assert done.returncode == 0, done.stderr
    (run,) = json.loads((sandbox.path / "figures.json").read_text())["runs"]
    figures = run["figures"]
    assert run["suite"] == "wp512" and {figure["unit"] for figure in figures} == {"MB/s"}
    assert {(figure["algorithm"], figure["direction"], figure["what"]) for figure in figures} == {
        ("aes_gcm", "decrypt", "table 6")
    }
    found = {(figure["bytes"], figure["engine"]): figure for figure in figures}
    board = tomllib.loads((REPOSITORY / "profiles/zynqmp-linux.toml").read_text())
    columns = {"software": "A53 software", "cpu_extension": "A53 extension", "csu": "CSU"}
    published = 0
    for curve in board["curve"]:
        if (curve["algorithm"], curve["direction"]) != ("aes_gcm", "decrypt"):
            continue
        for size, rate in curve["cells"]:
            figure = found[size, columns[curve["engine"]]]
            assert figure["value"] == pytest.approx(rate) and figure["kind"] == "published"
            published += 1
    assert published == 3 * 6
    measured = [figure for figure in figures if figure["kind"] == "measured"]
    assert {figure["parameters"]["column"] for figure in measured} >= {"here, portable"}
    assert all(figure["value"] > 0 and figure["engine"].startswith("cpu.") for figure in measured)
    text = done.stdout.decode()
    assert "Table 6: AES-GCM-256 decryption" in text and "Table 5" not in text
    assert "slower than software at: aes_gcm 16, aes_gcm 528, aes_gcm 1024" in text


def test_it_knows_which_tables_there_are(sandbox: Sandbox, expect_failure) -> None:
    expect_failure(sandbox.run("bench", "wp512", "--table", 10), 2, "--table")


def test_figures_are_recorded_in_a_repository_alone(sandbox: Sandbox, expect_failure) -> None:
    done = sandbox.run("bench", "wp512", "--table", 6, "--rounds", 1, "--record")
    expect_failure(done, 1, "the figures cannot be recorded: results is not results/ of a repository of Tandem")
    assert not done.stdout and not (sandbox.path / "results").exists()
