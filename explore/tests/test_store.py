"""The store: steps run once, failures are kept, damage is refused, claims keep two from doing the same."""

import json
import os
import time
from pathlib import Path

import pytest

from tandem_eda import claims, eda, store
from tandem_eda.flows import netlist
from tandem_explore import __main__
from tandem_explore.run.estimate import Estimates

INPUTS = {"step": "toy", "seed": 1}


def one(_: eda.Run) -> store.Result:
    return {"value": 1}


def fail(run: eda.Run) -> store.Result:
    (run.folder / "tool.log").write_text("no licence")
    raise eda.EdaError("no licence")


def never(_: eda.Run) -> store.Result:
    raise AssertionError("the store has it")


def test_a_step_runs_once_and_again_when_an_input_changes(kept: store.Store) -> None:
    runs = []

    def run(work: eda.Run) -> store.Result:
        runs.append(work)
        return {"value": len(runs)}

    found = [kept.get({"step": "toy", "seed": seed}, run) for seed in (1, 1, 2, 1)]
    assert [each.result for each in found] == [{"value": n} for n in (1, 1, 2, 1)]
    assert [each.found for each in found] == [False, True, False, True]


def test_a_failure_is_kept_with_its_log_until_it_is_tried_again(kept: store.Store) -> None:
    first = kept.get(INPUTS, fail)
    assert first.result is None and first.failure is not None
    assert (first.failure.kind, first.failure.said, first.failure.log) == ("error", "no licence", "tool.log")
    assert (first.folder / "tool.log").read_text() == "no licence"
    again = kept.get(INPUTS, never)
    assert again.failure == first.failure and again.found
    assert kept.get(INPUTS, one, retry=True).result == {"value": 1}
    assert kept.get(INPUTS, never).result == {"value": 1}
    assert not list(kept.root.glob("failed-*"))


def test_a_time_out_is_tried_again_with_more_time(kept: store.Store) -> None:
    def late(_: eda.Run) -> store.Result:
        raise eda.EdaError("not done", "timeout")

    kept.get(INPUTS, late, eda.Limits(seconds=10))
    failure = kept.get(INPUTS, never, eda.Limits(seconds=10)).failure
    assert failure is not None and failure.kind == "timeout"
    assert kept.get(INPUTS, one, eda.Limits(seconds=20)).result == {"value": 1}


def test_what_an_interrupted_step_wrote_is_gone(kept: store.Store) -> None:
    def interrupted(_: eda.Run) -> store.Result:
        raise eda.Interrupted

    with pytest.raises(eda.Interrupted):
        kept.get(INPUTS, interrupted)
    assert [path.name for path in kept.root.iterdir()] == [store.MARKER]


@pytest.mark.parametrize(
    ("name", "text", "says"),
    [
        ("result.json", "{\"value\": 1", "cannot be read"),
        ("result.json", "{\"value\": 2}\n", "not what was written"),
        ("result.json", None, "is missing"),
        ("inputs.json", "{\"step\": \"toy\", \"seed\": 2}", "does not say what"),
        ("run.json", "[]", "no JSON object"),
    ],
)
def test_a_damaged_step_is_refused_and_left_alone(kept: store.Store, name: str, text: str | None, says: str) -> None:
    folder = kept.get(INPUTS, one).folder
    if text is None:
        (folder / name).unlink()
    else:
        (folder / name).write_text(text)
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    with pytest.raises(store.StoreError, match=f"{says}.*Nothing was changed; move the folder away"):
        kept.get(INPUTS, one)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


DEEP = "[" * 100_000 + "]" * 100_000
DEEP_OBJECT = '{"a":' * 100_000 + "1" + "}" * 100_000
HOSTILE = {
    "nested lists": DEEP,
    "nested objects": DEEP_OBJECT,
    "a nested value": f'{{"step": "toy", "seed": {DEEP}, "seconds": {DEEP}, "kind": {DEEP}}}',
    "not UTF-8": b"\xff\xfe{}",
    "NaN": '{"value": NaN, "seconds": NaN, "seed": NaN}',
    "a long number": '{"value": %s, "seconds": %s}' % (("9" * 5000,) * 2),
    "infinity": '{"seconds": 1e999, "cpu_s": 1, "memory_mib": 1, "files": {}}',
    "texts for numbers": '{"seconds": "1", "cpu_s": null, "memory_mib": [], "files": 7, "kind": 3, "said": {}}',
    "names of other files": '{"files": {"inputs.json": "", "../../secret": "", "/dev/zero": "", "a\\u0000b": ""}}',
    "unknown keys": '{"kind": "error", "said": "", "author": "nobody", "step": "toy"}',
    "empty": "",
    "null": "null",
    "a folder": None,
}


@pytest.mark.parametrize("failed", [False, True])
@pytest.mark.parametrize("name", ["inputs.json", "result.json", "failure.json", "run.json"])
@pytest.mark.parametrize("what", HOSTILE)
def test_no_content_of_a_stores_file_is_more_than_damage(
    kept: store.Store,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    what: str,
    name: str,
    failed: bool,
) -> None:
    folder = kept.get(INPUTS, fail if failed else one).folder
    if not (folder / name).exists():
        return
    (folder / name).unlink()
    content = HOSTILE[what]
    if content is None:
        (folder / name).mkdir()
    else:
        (folder / name).write_bytes(content if isinstance(content, bytes) else content.encode())
    with pytest.raises(store.StoreError, match="the store is damaged: .*Nothing was changed"):
        kept.get(INPUTS, one)
    monkeypatch.setattr("sys.argv", ["tandem-explore", "store", "--store", str(kept.root)])
    assert __main__.main() == 1
    said = capsys.readouterr().out
    assert "the store is damaged: " in said and "1 steps are damaged" in said and len(said) < 3000
    if name == "run.json" and what != "names of other files":  # which are of no interest to estimates
        with pytest.raises(store.StoreError, match="the store is damaged"):
            Estimates.read(kept)


@pytest.mark.parametrize(
    "result", ['{}', '{"clock_mhz": "fast"}', '{"clock_mhz": true}', '{"cells": [1]}', '{"cells": {"LUT4": null}}']
)
def test_a_result_without_what_is_asked_of_it_is_damage(kept: store.Store, result: str) -> None:
    folder = kept.get(INPUTS, one).folder
    (folder / store.RUN).unlink()  # as of an older version, whose files have no hashes
    (folder / store.RESULT).write_text(result)
    with pytest.raises(store.StoreError, match="the store is damaged: .*result.json does not"):
        found = kept.get(INPUTS, never).result
        assert found is not None and found["clock_mhz"]


def test_a_step_that_is_no_folder_is_damage(kept: store.Store, tmp_path: Path) -> None:
    folder = kept.get(INPUTS, one).folder
    folder.rename(tmp_path / "elsewhere")
    folder.touch()
    with pytest.raises(store.StoreError, match="the store is damaged"):
        kept.get(INPUTS, never)
    folder.unlink()
    folder.symlink_to(tmp_path / "nowhere")
    with pytest.raises(store.StoreError, match="the store is damaged"):
        kept.get(INPUTS, never)


@pytest.mark.parametrize("content", [b"\xff\xff", b"%s_99999999999999999999" % os.uname().nodename.encode(), b"", None])
def test_a_claim_that_names_nobody_is_of_somebody_until_it_is_old(kept: store.Store, content: bytes | None) -> None:
    claim = kept.root / f"claim-{kept.folder(INPUTS).name}"
    if content is None:
        claim.mkdir()
    else:
        claim.write_bytes(content)
    kept.open()
    with pytest.raises(store.BusyError):
        kept.get(INPUTS, one)
    old = time.time() - 2 * claims.DEAD_S
    os.utime(claim, (old, old))
    assert kept.get(INPUTS, one).result == {"value": 1}
    assert not list(kept.root.glob("claim-*")) + list(kept.root.glob("unfinished-*"))


def test_what_a_step_at_work_has_written_so_far_is_not_read(kept: store.Store) -> None:
    unfinished = kept.root / f"{claims.unfinished()}x"
    unfinished.mkdir()
    (unfinished / store.RUN).write_text('{"seconds": ')
    assert Estimates.read(kept).past == {}


def test_what_a_program_wrote_is_garbage_however_it_is_wrong(kept: store.Store) -> None:
    for number, text in enumerate((DEEP, "[]", '{"modules": []}', '{"modules": {"m": {"ports": [], "cells": []}}}')):

        def work(run: eda.Run, text: str = text) -> store.Result:
            run.calls.append("yosys")
            (run.folder / "core.json").write_text(text)
            return dict(netlist.read(run.folder / "core.json", "m").count())

        failure = kept.get({"step": "toy", "seed": number}, work).failure
        assert failure is not None
        assert failure.kind == "garbage" and failure.said.startswith("what yosys wrote cannot be read: ")


def test_a_folder_that_cannot_be_a_store_is_named(kept: store.Store, tmp_path: Path) -> None:
    (kept.root / store.MARKER).unlink()
    (kept.root / store.MARKER).mkdir()
    with pytest.raises(store.StoreError, match="cannot be used as a store .*: give another --store"):
        kept.open()
    (tmp_path / "file").touch()
    with pytest.raises(store.StoreError, match="cannot be used as a store"):
        store.Store(tmp_path / "file" / "store").open()


def test_a_folder_that_is_no_store_is_refused(tmp_path: Path) -> None:
    (tmp_path / "thesis.tex").touch()
    with pytest.raises(store.StoreError, match="is not a store, because it contains thesis.tex"):
        store.Store(tmp_path).open()
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.tex"]
    with pytest.raises(store.StoreError, match="is a file"):
        store.Store(tmp_path / "thesis.tex").open()


def test_a_store_of_another_version_is_refused(kept: store.Store) -> None:
    kept.open()
    (kept.root / store.MARKER).write_text("2\n")
    with pytest.raises(store.StoreError, match="is not of version"):
        kept.open()


def test_steps_from_before_there_was_a_marker_count(kept: store.Store) -> None:
    folder = kept.get(INPUTS, one).folder
    (folder / store.RUN).unlink()
    (kept.root / store.MARKER).unlink()
    kept.open()
    assert kept.get(INPUTS, never).result == {"value": 1}


def test_who_works_on_a_step_has_it_alone(kept: store.Store) -> None:
    def claimed(_: eda.Run) -> store.Result:
        with pytest.raises(store.BusyError):
            kept.get(INPUTS, never)
        return {"value": 1}

    assert kept.get(INPUTS, claimed).result == {"value": 1}
    assert not list(kept.root.glob("claim-*"))


def test_claims_of_the_dead_do_not_count(kept: store.Store) -> None:
    claim = kept.root / f"claim-{kept.folder(INPUTS).name}"
    claim.write_text("elsewhere_7\n")
    with pytest.raises(store.BusyError):
        kept.get(INPUTS, one)
    old = time.time() - 2 * claims.DEAD_S
    os.utime(claim, (old, old))
    assert kept.get(INPUTS, one).result == {"value": 1}


def test_what_dead_processes_left_is_cleared_away(kept: store.Store) -> None:
    gone = claims.unfinished().replace(str(os.getpid()), "999999999")
    (kept.root / f"{gone}x").mkdir()
    (kept.root / f"{claims.unfinished()}y").mkdir()
    (kept.root / "unfinished-elsewhere_5-z").mkdir()
    held = [f"claim-{name}-{20 * '0'}" for name in ("gone", "mine", "elsewhere")]
    for name, holder in zip(held, (gone, claims.unfinished(), "unfinished-elsewhere_5-"), strict=True):
        (kept.root / name).write_text(holder.removeprefix("unfinished-").removesuffix("-") + "\n")
    kept.open()
    assert {path.name for path in kept.root.glob("claim-*")} == set(held[1:])
    assert {path.name for path in kept.root.glob("unfinished-*")} == {f"{claims.unfinished()}y", "unfinished-elsewhere_5-z"}


def test_what_a_step_took_is_beside_its_result(kept: store.Store) -> None:
    folder = kept.get(INPUTS, one, size=40).folder
    run = json.loads((folder / store.RUN).read_text())
    assert run["size"] == 40 and run["seconds"] >= 0 and run["host"]
    assert set(run["files"]) == {store.INPUTS, store.RESULT}


def test_where_two_have_done_a_step_the_first_result_counts(kept: store.Store) -> None:
    """A process that stood still for a minute lost its claim; it finds the step done when it ends."""

    def slow(_: eda.Run) -> store.Result:
        (kept.root / f"claim-{kept.folder(INPUTS).name}").unlink()
        assert kept.get(INPUTS, one).result == {"value": 1}
        return {"value": 2}

    found = kept.get(INPUTS, slow)
    assert found.result == {"value": 1} and found.found
    assert not list(kept.root.glob("unfinished-*"))
