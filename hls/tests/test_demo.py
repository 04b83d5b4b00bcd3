"""The demo's table has its layout, and each line of it names existing cores."""

from pathlib import Path

from tandem_explore.grid import design, grid
from tandem_facts import facts
from tandem_hls import demo

ROOT = Path(__file__).parents[2]


def test_columns_stand_under_one_another() -> None:
    rows = [demo.HEAD, ("a core", "from C, x", "1.00", "12345", "6", "0", "78")]
    head, line, empty, kinds = demo.table(rows)
    assert len(head) == len(line) and not empty and kinds.startswith("measured")
    for title, cell in zip(demo.HEAD[2:], rows[1][2:], strict=True):
        assert line[: head.index(title) + len(title)].endswith(cell)


def test_every_pair_names_cores_that_there_are() -> None:
    found = demo.pairs(ROOT)
    assert len({pair.core.algorithm for pair in found}) > 1
    for pair in found:
        algorithm = facts.load(ROOT / f"algorithms/{pair.core.algorithm}/algorithm.toml")
        for text in (pair.from_c, pair.by_hand):
            assert len(grid.expand(algorithm, text)[0]) == 1, text
        whole = design.part(ROOT, algorithm, pair.module, 1)
        assert 0 < demo.lines_by_hand(ROOT, whole, pair.without) < demo.lines_by_hand(ROOT, whole, "^$")
        assert demo.lines_of_c(ROOT, pair.core) > 50


def test_lines_of_tables_and_comments_do_not_count() -> None:
    assert demo.lines("int a;  // b\n\n/* c\n d */\n 0x12, 0x34,\nint e;\n") == 2
