"""The block of a how-to that shows an answer of `tandem explain`."""

from pathlib import Path

from tandem_tools.generate import write_choice


def test_the_first_stored_answer_is_shown(tmp_path: Path) -> None:
    answers = tmp_path / write_choice.ANSWERS
    answers.parent.mkdir(parents=True)
    answers.write_text("$ tandem explain a 1\na takes 1 ns.\n\n  * mine\n\n$ tandem explain b 2\nb takes 2 ns.\n")
    profile = "build = 'abc'\ndate = '2026-01-02'\nmachine = 'a machine'\n"
    (tmp_path / write_choice.PROFILE).write_text(profile)
    shown = write_choice.with_answer(f"x\n{write_choice.BEGIN}\nold\n<!-- end -->\ny\n", tmp_path)
    assert shown == (
        f"x\n{write_choice.BEGIN}\n```text\n$ tandem explain a 1\na takes 1 ns.\n\n  * mine\n```\n\n"
        "`make bench SUITES=choice` at abc, 2026-01-02, a machine.\n<!-- end -->\ny\n"
    )


def test_without_stored_answers_the_block_is_empty(tmp_path: Path) -> None:
    text = f"x\n{write_choice.BEGIN}\n<!-- end -->\n"
    assert write_choice.with_answer(text, tmp_path) == text
