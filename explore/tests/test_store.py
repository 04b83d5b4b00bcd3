"""The store: steps run once, failures are kept, damage is refused, claims keep two from doing the same."""

import json
import os
import time
from pathlib import Path

import pytest

from tandem_explore import claims, eda, store

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


def test_a_folder_that_is_no_store_is_refused(tmp_path: Path) -> None:
    (tmp_path / "thesis.tex").touch()
    with pytest.raises(store.StoreError, match="is no store, there is thesis.tex in it"):
        store.Store(tmp_path).open()
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.tex"]
    with pytest.raises(store.StoreError, match="is a file"):
        store.Store(tmp_path / "thesis.tex").open()


def test_a_store_of_another_version_is_refused(kept: store.Store) -> None:
    kept.open()
    (kept.root / store.MARKER).write_text("2\n")
    with pytest.raises(store.StoreError, match="another version"):
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
