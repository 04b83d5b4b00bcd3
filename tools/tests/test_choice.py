"""The block of a how-to that shows an answer of `tandem explain`."""

from pathlib import Path

from tandem_tools.generate import write_choice


def store(root: Path, name: str, date: str, nanoseconds: int) -> None:
    folder = root / write_choice.FOLDER / name
    folder.mkdir(parents=True)
    (folder / "explain.txt").write_text(
        f"$ tandem explain a 1\na takes {nanoseconds} ns.\n\n  * mine\n\n$ tandem explain b 2\nb takes 2 ns.\n"
    )
    (folder / "profile.toml").write_text(f"build = 'abc'\ndate = '{date}'\nmachine = 'a machine'\n")


def test_the_first_answer_of_the_newest_run_is_shown(tmp_path: Path) -> None:
    store(tmp_path, "z-2026-01-01", "2026-01-01", 3)
    store(tmp_path, "a-machine-2026-01-02", "2026-01-02", 1)
    shown = write_choice.with_answer(f"x\n{write_choice.BEGIN}\nold\n<!-- end -->\ny\n", tmp_path)
    assert shown == (
        f"x\n{write_choice.BEGIN}\n```text\n$ tandem explain a 1\na takes 1 ns.\n\n  * mine\n```\n\n"
        "`make bench SUITES=choice` at abc, 2026-01-02, a machine.\n<!-- end -->\ny\n"
    )


def test_a_run_overwrites_no_other(tmp_path: Path) -> None:
    names = []
    for _ in range(3):
        profile = tmp_path / "profile.toml"
        profile.write_text("build = 'abc'\ndate = '2026-01-02'\nmachine = 'a machine'\n")
        names.append(write_choice.new_folder(tmp_path, profile).name)
        store(tmp_path, names[-1], "2026-01-02", 1)
    assert names == ["a-machine-2026-01-02", "a-machine-2026-01-02-2", "a-machine-2026-01-02-3"]


def test_without_stored_answers_the_block_is_empty(tmp_path: Path) -> None:
    text = f"x\n{write_choice.BEGIN}\n<!-- end -->\n"
    assert write_choice.with_answer(text, tmp_path) == text
