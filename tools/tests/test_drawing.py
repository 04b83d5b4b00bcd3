"""Drawings of documents: scales and axes."""

from xml.etree import ElementTree

from tandem_tools import drawing

BOX = drawing.Box(width=200, height=100, left=40, right=180, top=20, bottom=80)


def test_scales_have_even_ticks() -> None:
    even, log = drawing.scale([10.0, 20.0], 0, 100), drawing.scale([1.0, 1000.0], 0, 100)
    assert not even.log and {10, 12, 14, 16, 18, 20} <= set(even.ticks())
    assert log.log and {1, 10, 100, 1000} <= set(log.ticks())
    assert 0 < log.at(1) < log.at(10) < log.at(1000) < 100


def test_an_axis_has_the_ticks_that_it_is_given() -> None:
    sx, sy = drawing.scale([16.0, 1024.0], BOX.left, BOX.right), drawing.scale([1.0, 2.0], BOX.bottom, BOX.top)
    parts = drawing.axes(BOX, sx, sy, "block, bytes", "rate", ticks=[16, 1024])
    tree = ElementTree.fromstring(drawing.picture(BOX, "a <title>", parts))
    texts = [node.text for node in tree.iter("{http://www.w3.org/2000/svg}text")]
    assert {"16", "1,024", "block, bytes →", "↑ rate"} <= set(texts) and "50" not in texts
    assert tree.get("aria-label") == "a <title>"
