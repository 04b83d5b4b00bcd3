"""Tests `tandem calibrate`, `tandem explain`, `tandem whatif`, and `--engine auto`."""

import json
import os
import re
import subprocess
import tomllib
from collections.abc import Callable

import pytest

from conftest import REPOSITORY, Sandbox, available_engines
from processes import small_file_system


def profile_of(sandbox: Sandbox, algorithm: str) -> dict[str, str]:
    """Returns the environment of a program whose profile knows that algorithm."""
    environment = os.environ | {"TANDEM_PROFILE": str(sandbox.path / "state" / "profile.toml")}
    done = sandbox.run("calibrate", "--quick", "--algorithm", algorithm, "--quiet", env=environment)
    assert done.returncode == 0, done.stderr
    return environment


def without_profile(sandbox: Sandbox) -> dict[str, str]:
    """Returns the environment of a program without a profile."""
    environment = os.environ | {"XDG_STATE_HOME": str(sandbox.path / "nothing")}
    environment.pop("TANDEM_PROFILE", None)
    return environment


def test_the_profile_says_what_it_is_of_and_where_numbers_come_from(sandbox: Sandbox) -> None:
    done = sandbox.run("calibrate", "--algorithm", "chacha20", "--output", "-")
    profile = tomllib.loads(done.stdout.decode())
    assert profile["format"] == 1
    assert profile["machine"] and profile["build"] and profile["effort"] == "quick"
    assert all("measured" in cost["source"] for cost in profile["host_cost"])
    engines = {(curve["engine"], curve["source"]) for curve in profile["curve"]}
    assert ("cpu.reference", "measured") in engines
    for curve in profile["curve"]:
        assert curve["algorithm"] == "chacha20"
        assert (curve["source"] == "modelled") == curve["engine"].startswith("sim.") == ("clock_mhz" in curve)
        assert all(len(cell) == 5 and cell[1] > 0 for cell in curve["cells"])
    assert {curve["depth"] for curve in profile["curve"] if curve["source"] == "measured"} == {1, 8, 64}


def test_calibrate_replaces_nothing_but_a_profile(sandbox: Sandbox, expect_failure) -> None:
    sandbox.file("secret", b"# created: today\nAGE-SECRET-KEY-1\n")
    os.symlink("secret", sandbox.path / "link")
    for name in ("secret", "link"):
        named = os.environ | {"TANDEM_PROFILE": str(sandbox.path / name)}
        for where in ({"arguments": ["-o", name]}, {"arguments": [], "env": named}):
            arguments = where.pop("arguments")
            done = sandbox.run("calibrate", "--algorithm", "chacha20", *arguments, **where)
            expect_failure(done, 5, f"{name} is no profile of `tandem calibrate`, and stays; name another file")
            assert b"calibrating" not in done.stderr
        assert (sandbox.path / "secret").read_bytes().endswith(b"AGE-SECRET-KEY-1\n")
    sandbox.file("old.toml", b"# Measured\nformat = 0\n")
    done = sandbox.run("calibrate", "--quiet", "--algorithm", "chacha20", "-o", "old.toml")
    assert done.returncode == 0, done.stderr
    assert tomllib.loads((sandbox.path / "old.toml").read_text())["format"] == 1
    assert sandbox.names() == {"secret", "link", "old.toml"}


def test_calibrate_says_why_a_profile_cannot_be_written(sandbox: Sandbox, expect_failure) -> None:
    sandbox.file("file", b"")
    reasons = {"file/profile": "Not a directory", "x" * 300: "File name too long", ".": "is no file", "new/": "is no file"}
    for path, reason in reasons.items():
        done = sandbox.run("calibrate", "--algorithm", "chacha20", "-o", path)
        expect_failure(done, 5, reason, "name another file with --output")
        assert b"calibrating" not in done.stderr
    if os.geteuid() == 0:
        with small_file_system(sandbox.path) as small:
            with pytest.raises(OSError, match="No space left"), (small / "rest").open("wb") as rest:
                while True:
                    rest.write(bytes(4096))
                    rest.flush()
            done = sandbox.run("calibrate", "--algorithm", "chacha20", "-o", small / "profile")
            expect_failure(done, 9, "No space left on device; make room and run again")


def test_calibrate_warns_of_a_busy_machine_and_can_wait(sandbox: Sandbox) -> None:
    arguments = ["calibrate", "--algorithm", "chacha20", "-o", "busy.toml"]
    # One processor, whatever its scheduler groups, cannot give each of three most of its time.
    processors = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(processors)})
    loops = [subprocess.Popen(["sh", "-c", "while :; do :; done"]) for _ in range(2)]
    try:
        done = sandbox.run(*arguments)
        waited = sandbox.run(*arguments, "--wait", "1")
        quiet = sandbox.run(*arguments, "--quiet")
    finally:
        os.sched_setaffinity(0, processors)
        for loop in loops:
            loop.kill()
            loop.wait()
    warning = b"warning: other programs keep the processors busy, which disturbs the measurement; "
    assert warning + b"--wait 60 waits a minute for them to end\n" in done.stderr
    assert b"other programs keep the processors busy; waiting up to 1 s\n" in waited.stderr
    assert warning + b"calibrate again when they have ended\n" in waited.stderr
    assert quiet.stderr == b""
    for each in (done, waited, quiet):
        assert each.returncode == 0
        assert b"\nother load disturbed this, so it counts until 20" in each.stdout
    curves = tomllib.loads((sandbox.path / "busy.toml").read_text())["curve"]
    assert all("expires" in curve for curve in curves)


def test_explain_gives_curve_break_even_and_two_sentences(sandbox: Sandbox) -> None:
    with_profile = profile_of(sandbox, "aes_gcm")
    text = sandbox.run("explain", "aes_gcm", "1024", "--depth", "8", env=with_profile).stdout.decode()
    assert re.search(r"^ *1024 .*\* .*<-$", text, re.MULTILINE)
    assert re.search(r"^break-even: cpu\.\w+ from 16 bytes", text, re.MULTILINE)
    reason = text.strip().splitlines()[-1]
    assert re.fullmatch(r"cpu\.\w+ takes .* per task for 1024 bytes, .*\. It .*MB/s\.", reason)
    answer = json.loads(sandbox.run("explain", "aes_gcm", "1024", "--json", env=with_profile).stdout)
    assert answer["engines"][0]["eligible"]
    assert answer["engines"][0]["ns"] <= answer["engines"][1]["ns"]
    assert not next(engine for engine in answer["engines"] if engine["engine"] == "cpu.reference")["eligible"]


def test_explain_leaves_out_engines_that_do_not_take_the_key(sandbox: Sandbox, expect_failure) -> None:
    with_profile = profile_of(sandbox, "aes_gcm")
    refusal = "its core takes only keys of 256 bits"
    for key_bits, refused in (("128", True), ("192", True), ("256", False)):
        arguments = ["explain", "aes_gcm", "1024", "--key-bits", key_bits]
        engines = json.loads(sandbox.run(*arguments, "--json", env=with_profile).stdout)["engines"]
        assert any(engine["engine"].startswith("sim.") for engine in engines)
        for engine in engines:
            assert engine["refusal"] == (refusal if refused and engine["engine"].startswith("sim.") else "")
            assert not (engine["refusal"] and engine["eligible"])
        text = sandbox.run(*arguments, env=with_profile).stdout.decode()
        left_out = re.findall(rf"^(sim\.\w+) +left out: {refusal}$", text, re.MULTILINE)
        assert left_out == [engine["engine"] for engine in engines if engine["refusal"]]
        assert bool(left_out) == refused
        assert all(len(re.findall(rf"\b{engine}\b", text)) == 1 for engine in left_out)
    expect_failure(sandbox.run("explain", "aes_gcm", "1024", "--key-bits", "64", env=with_profile), 2, "--key-bits")
    for algorithm, own in (("chacha20", "256"), ("eea3", "128")):
        other = "128" if own != "128" else "256"
        done = sandbox.run("explain", algorithm, "1024", "--key-bits", other, env=with_profile)
        expect_failure(done, 2, f"--key-bits {other}: a key of {algorithm} has {own} bits")
    done = sandbox.run("explain", "sha3_384", "1024", "--key-bits", "128", env=with_profile)
    expect_failure(done, 2, "tasks of sha3_384 have no key")


def test_a_size_that_no_task_has_is_refused(sandbox: Sandbox, expect_failure) -> None:
    rsa = "a key of rsa_private has a multiple of 256 bits, from 512 to 4096"
    for algorithm, size, text in (
        ("rsa_private", 1, rsa),
        ("rsa_private", 1000, rsa),
        ("rsa_private", 4352, rsa),
        ("eea3", 10**10, "a message of eea3 has 1 to 536870911 bytes"),
        ("aes_gcm", 0, "Value 0 not in range 1 to 1000000000000"),
        ("aes_gcm", "1.5", "Value 1.5 not in range"),
    ):
        for command in (("explain",), ("whatif", "--profile", "zynqmp-linux", "--board-only")):
            expect_failure(sandbox.run(*command, algorithm, size), 2, text)
    for size in (512, 4096):
        done = sandbox.run("whatif", "rsa_private", size, "--profile", "zynqmp-linux", "--board-only")
        assert done.returncode == 0, done.stderr


def test_rsa_is_calibrated_and_explained_by_the_length_of_its_key(sandbox: Sandbox) -> None:
    for algorithm, power in (("rsa_public", 2), ("rsa_private", 3)):
        with_profile = profile_of(sandbox, algorithm)
        profile = tomllib.loads((sandbox.path / "state" / "profile.toml").read_text())
        curves = [curve for curve in profile["curve"] if curve["source"] == "measured"]
        assert {curve["power"] for curve in curves} == {power} and {curve["depth"] for curve in curves} == {1}
        assert all(
            [cell[0] for cell in curve["cells"]] == [2048, 4096] for curve in curves if curve["engine"] != "cpu.reference"
        )
        text = sandbox.run("explain", algorithm, "4096", env=with_profile).stdout.decode()
        assert text.startswith(f"{algorithm} {'encrypt' if power == 2 else 'decrypt'}, 1 at a time")
        assert re.search(r"^ *4096 .*\* .*<-$", text, re.MULTILINE)
        reason = text.strip().splitlines()[-1]
        assert re.fullmatch(r"cpu\.\w+ takes .* per task for 4096 bits, .*\. It is the faster way .*, as measured\.", reason)


def test_explain_takes_no_simulated_engine_for_hardware(sandbox: Sandbox, expect_failure) -> None:
    with_profile = profile_of(sandbox, "chacha20")
    answer = json.loads(sandbox.run("explain", "chacha20", "64", "--json", env=with_profile).stdout)
    if any(engine["kind"] == "measured" and engine["engine"].startswith("uio") for engine in answer["engines"]):
        pytest.skip("not run: this machine has an accelerator")
    done = sandbox.run("explain", "chacha20", "64", "--require", "hw", env=with_profile)
    expect_failure(done, 6, "no engine that --require allows is in the profile; simulated ones are never chosen")


def test_explain_says_of_which_depth_and_of_what_its_figures_are(sandbox: Sandbox) -> None:
    with_profile = profile_of(sandbox, "chacha20")
    text = sandbox.run("explain", "chacha20", "64", "--depth", "5000", env=with_profile).stdout.decode()
    assert re.search(r"^cpu\.\w+ .*, measured; 64 at a time(; other load .*)?$", text, re.MULTILINE)
    text = sandbox.run("explain", "chacha20", "64", "--objective", "cpu", env=with_profile).stdout.decode()
    assert text.startswith("chacha20 encrypt, 1 at a time; CPU time per task\n")
    assert available_engines("simulated") == re.findall(r"^(sim\.\w+) +simulated: .* is not known$", text, re.MULTILINE)
    latency = sandbox.run("explain", "chacha20", "64", "--objective", "latency", env=with_profile).stdout.decode()
    assert latency.startswith("chacha20 encrypt, 1 at a time; time until the batch is done\n")


def test_without_a_profile_explain_says_how_to_make_one(sandbox: Sandbox, expect_failure) -> None:
    environment = os.environ | {"TANDEM_PROFILE": str(sandbox.path / "none.toml")}
    expect_failure(sandbox.run("explain", "aes_gcm", "1024", env=environment), 4, "`tandem calibrate --quick`")
    expect_failure(sandbox.run("explain", "des", "1024", env=environment), 2, "no algorithm is called 'des'")


def test_auto_encrypts_with_and_without_a_profile(sandbox: Sandbox) -> None:
    with_profile = profile_of(sandbox, "chacha20")
    content = bytes(range(256)) * 3000
    sandbox.file("plain", content)
    for environment in (with_profile, without_profile(sandbox)):
        for engine in ("auto", "auto.latency", "auto.cpu.sw", "auto,cpu.reference"):
            done = sandbox.xor("--engine", engine, "plain", env=environment)
            assert done.returncode == 0, done.stderr
            assert done.stdout == sandbox.openssl(content)
    reasons = ((with_profile, "it does the most tasks per second"), (without_profile(sandbox), "there is no profile, "))
    for environment, why in reasons:
        said = sandbox.xor("--engine", "auto*1", "-v", "plain", env=environment).stderr.decode()
        assert re.search(rf"^tandem:   cpu\.\w+: \d+ tasks?, because {why}", said, re.MULTILINE)


def test_auto_says_that_the_profile_lacks_the_algorithm(sandbox: Sandbox) -> None:
    with_profile = profile_of(sandbox, "sha3_256")
    sandbox.file("plain", b"text")
    said = sandbox.xor("--engine", "auto*1", "-v", "plain", env=with_profile).stderr.decode()
    assert "because the profile has no figures for this algorithm, and it comes first in `tandem engines`" in said


def test_auto_refuses_a_stale_profile_and_says_what_renews_it(sandbox: Sandbox, expect_failure) -> None:
    with_profile = profile_of(sandbox, "chacha20")
    path = sandbox.path / "state" / "profile.toml"
    text = path.read_text()
    for key, reason in (("machine", "is of another machine"), ("build", "is of build")):
        path.write_text(re.sub(rf"^{key} = .*$", f'{key} = "old"', text, flags=re.MULTILINE))
        done = sandbox.xor("--engine", "auto", "-o", "out", env=with_profile)
        expect_failure(done, 4, reason, "`tandem calibrate --quick`")
        assert not (sandbox.path / "out").exists()
        expect_failure(sandbox.run("explain", "chacha20", 64, env=with_profile), 4, reason)


def test_auto_refuses_a_damaged_profile_and_one_that_is_named_and_missing(sandbox: Sandbox, expect_failure) -> None:
    path = sandbox.path / "own.toml"
    environment = os.environ | {"TANDEM_PROFILE": str(path)}
    head = 'format = 1\ntitle = "t"\n'
    for text in (None, "curve = [1]", "host_cost = [1]", "[[curve]]", "["):
        if text is not None:
            path.write_text(head + text)
        reason = f"there is no profile at {path}" if text is None else f"the profile {path} cannot be read"
        for engine in ("auto", "auto.cpu.sw", "cpu,auto.latency"):
            done = sandbox.xor("--engine", engine, "-o", "out", env=environment)
            expect_failure(done, 4, reason, "`tandem calibrate --quick`")
            assert not (sandbox.path / "out").exists()
        expect_failure(sandbox.run("explain", "chacha20", 64, env=environment), 4, reason)
        # A command that does not ask for it does not need it.
        assert sandbox.xor("--engine", "cpu", env=environment).returncode == 0
        expect_failure(sandbox.xor("--engine", "gpu", "-o", "out", env=environment), 2, "no engine is called 'gpu'")


def test_auto_does_without_a_folder_for_the_profile_that_it_may_look_into(sandbox: Sandbox) -> None:
    for state in ("file", "x" * 5000):
        sandbox.file("file", b"")
        environment = without_profile(sandbox) | {"XDG_STATE_HOME": str(sandbox.path / state)}
        assert sandbox.xor("--engine", "auto", env=environment).returncode == 0


def test_hardware_that_is_required_and_absent_is_an_error(sandbox: Sandbox, expect_failure) -> None:
    environment = without_profile(sandbox)
    boards = json.loads(sandbox.run("engines", "chacha20", "--json").stdout)
    if any(engine["kind"] == "board" and engine["available"] for engine in boards):
        pytest.skip("not run: this machine has an accelerator")
    done = sandbox.xor("--engine", "auto.hw", "-o", "out", env=environment)
    expect_failure(done, 2, "no engine that is required is on this machine")


def test_whatif_reproduces_the_published_cells(sandbox: Sandbox) -> None:
    for board in ("zynqmp-freertos", "zynqmp-linux"):
        listed = sandbox.run("whatif", "--profile", board).stdout.decode()
        worst = re.search(r"modelled: .* worst error of 12 columns (\d+\.\d+) %", listed)
        assert worst and float(worst[1]) < 4
        published = tomllib.loads((REPOSITORY / f"profiles/{board}.toml").read_text())
        for curve in published["curve"]:
            size, value = curve["cells"][-1]
            arguments = [curve["algorithm"], size, "--profile", board, "--board-only", "--json"]
            arguments += ["--decrypt"] if curve["direction"] == "decrypt" else []
            answer = json.loads(sandbox.run("whatif", *arguments).stdout)
            engine = next(engine for engine in answer["engines"] if engine["engine"] == curve["engine"])
            assert engine["kind"] == "modelled"
            expected_ns = value * 1e6 if curve["unit"] == "ms" else size / value * 1e3
            assert engine["ns"] == pytest.approx(expected_ns, rel=0.04)


def test_whatif_without_models_names_the_way_without(sandbox: Sandbox, expect_failure: Callable) -> None:
    question = ["whatif", "aes_gcm", 1024, "--profile", "zynqmp-linux"]
    without = os.environ | {"TANDEM_MODELS": "/nowhere"}
    expect_failure(sandbox.run(*question, env=without), 1, "not built; `make models` builds it; --board-only leaves")
    assert sandbox.run(*question, "--board-only", env=without).returncode == 0


def test_whatif_gives_a_board_as_json(sandbox: Sandbox) -> None:
    answer = json.loads(sandbox.run("whatif", "--profile", "zynqmp-linux", "--json").stdout)
    published = tomllib.loads((REPOSITORY / "profiles/zynqmp-linux.toml").read_text())
    assert answer["title"] == published["title"]
    assert [cost["name"] for cost in answer["host_costs"]] == [cost["name"] for cost in published["host_cost"]]
    for curve, expected in zip(answer["curves"], published["curve"], strict=True):
        assert (curve["algorithm"], curve["engine"]) == (expected["algorithm"], expected["engine"])
        assert (curve["mb_s"] is None) == curve["algorithm"].startswith("rsa_") and curve["cells"] == len(expected["cells"])
        assert 0 <= curve["worst_error"] < 0.04


def test_whatif_agrees_with_the_text_of_the_paper(sandbox: Sandbox) -> None:
    def best(algorithm: str, size: int, board: str) -> str:
        answer = json.loads(sandbox.run("whatif", algorithm, size, "--profile", board, "--board-only", "--json").stdout)
        return answer["engines"][0]["engine"]

    assert [best("aes_gcm", size, "zynqmp-freertos") for size in (1024, 4112)] == ["cpu_extension", "csu"]
    assert [best("aes_gcm", size, "zynqmp-linux") for size in (16, 15888)] == ["cpu_extension", "cpu_extension"]
    assert [best("sha3_384", size, "zynqmp-linux") for size in (1024, 4112)] == ["software", "csu"]


NARROW = ("sim.minimal", "sim.interleaved_narrow")  # behind 32 and 64 bits, less than the board's
WITHOUT_RING = ("sim.minimal", "sim.s2m")


def test_whatif_puts_our_accelerators_on_the_board(sandbox: Sandbox, expect_failure) -> None:
    def times(board: object, size: int, *more: object) -> dict[str, float]:
        done = sandbox.run("whatif", "chacha20", size, "--profile", board, "--json", *more)
        engines = json.loads(done.stdout)["engines"]
        assert {engine["kind"] for engine in engines} == {"modelled"} and all(engine["eligible"] for engine in engines)
        # The driver's time, which each run has measured by itself, is taken out.
        assert all(0 < engine["driver_ns"] < engine["ns"] for engine in engines)
        wide = [engine for engine in engines if engine["engine"] not in NARROW]
        assert wide and all("behind the board's of 128" in engine["note"] for engine in wide)
        return {engine["engine"]: engine["ns"] - engine["driver_ns"] for engine in engines}

    direct, linux = times("zynqmp-freertos", 1024), times("zynqmp-linux", 1024)
    assert direct.keys() == linux.keys() == set(available_engines("simulated"))
    for engine, ns in direct.items():
        # The hosts of the two profiles add this: to a batch, and to a byte that is read and written.
        assert linux[engine] - ns == pytest.approx(51_400 - 850 + 1024 * 8.9, abs=1)
    together = times("zynqmp-linux", 1024, "--depth", 8)
    for engine, ns in together.items():
        if engine in WITHOUT_RING:  # a call for each task
            assert ns == pytest.approx(linux[engine], rel=0.01)
        else:
            assert ns < linux[engine] - 51_400 * 7 / 8 + 1
    board = (REPOSITORY / "profiles/zynqmp-freertos.toml").read_text()
    timeless = sandbox.file("timeless.toml", board.replace("clock_mhz = 375", "").encode())
    expect_failure(sandbox.run("whatif", "chacha20", 64, "--profile", timeless), 2, "say --clock-mhz or --board-only")
    slower = times(timeless, 1024, "--clock-mhz", 50)
    assert all(ns > 2 * direct[engine] for engine, ns in slower.items())


def test_whatif_knows_every_algorithm_that_has_an_accelerator(sandbox: Sandbox) -> None:
    def times(algorithm: str, size: int, board: str, *more: object) -> dict[str, float]:
        done = sandbox.run("whatif", algorithm, size, "--profile", board, "--json", *more)
        assert done.returncode == 0, done.stderr
        # The times of ours are without what each run has measured by itself; published engines have nothing of that.
        return {one["engine"]: one["ns"] - one["driver_ns"] for one in json.loads(done.stdout)["engines"]}

    engines = json.loads(sandbox.run("engines", "--json").stdout)
    simulated = {engine["algorithm"] for engine in engines if engine["kind"] == "simulated" and engine["available"]}
    for algorithm in simulated - {"rsa_public", "rsa_private"}:
        found = times(algorithm, 64, "zynqmp-freertos")
        assert any(engine.startswith("sim.") for engine in found), algorithm
    if "rsa_public" not in simulated:
        return
    # A call, and base and result of the key's length; a key that none of the simulations had lies between two.
    direct, linux = (times("rsa_public", 2048, board) for board in ("zynqmp-freertos", "zynqmp-linux"))
    assert linux["sim.systolic"] - direct["sim.systolic"] == pytest.approx(51_400 - 850 + 256 * 8.9, abs=1)
    longer = times("rsa_public", 3072, "zynqmp-freertos", "--depth", 8)
    assert direct["sim.systolic"] < longer["sim.systolic"] < times("rsa_public", 4096, "zynqmp-freertos")["sim.systolic"]


def test_whatif_knows_its_boards(sandbox: Sandbox, expect_failure) -> None:
    done = sandbox.run("whatif", "aes_gcm", "16", "--profile", "nothing")
    expect_failure(done, 2, "'nothing' is no file, and no board; known: zynqmp-freertos zynqmp-linux")
    done = sandbox.run("whatif", "des", "16", "--profile", "zynqmp-linux")
    expect_failure(done, 2, "has no des; it has aes_gcm sha3_384 rsa_public rsa_private")
