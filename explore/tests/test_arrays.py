"""Arrays of multipliers are laid out along rows of sites."""

from tandem_eda.flows.arrays import LEAST, in_rows
from tandem_eda.flows.netlist import Netlist
from tandem_eda.flows.placed import DEVICES

ROWS = (tuple(f"X{x}/Y1" for x in range(LEAST)), tuple(f"X{x}/Y2" for x in range(LEAST)))


def array(elements: int) -> Netlist:
    """Returns elements with one multiplier and something else each, and two multipliers that belong to no array."""
    names = [f"u_array.gen[{i}].u_element.product" for i in range(elements)] + ["alone", "u_pair.gen[0].product"]
    multipliers = {name: {"type": "MULT18X18D"} for name in names}
    return Netlist("core", {}, multipliers | {f"u_array.gen[{i}].u_element.sum": {"type": "LUT4"} for i in range(elements)})


def sites(netlist: Netlist) -> dict[str, str]:
    return {name: cell["attributes"]["BEL"] for name, cell in netlist.cells.items() if "attributes" in cell}


def test_elements_follow_one_another_back_and_forth() -> None:
    expected = [*ROWS[0], *reversed(ROWS[1])][: LEAST + 3]
    found = sites(in_rows(array(LEAST + 3), ROWS))
    assert found == {f"u_array.gen[{i}].u_element.product": site for i, site in enumerate(expected)}


def test_short_arrays_and_those_that_do_not_fit_are_the_placers() -> None:
    for elements in (LEAST - 1, 2 * LEAST + 1):
        one = array(elements)
        assert in_rows(one, ROWS).cells == one.cells


def test_a_large_ecp5_has_156_sites() -> None:
    for device in DEVICES:
        found = [site for row in device.multipliers for site in row]
        assert len(found) == len(set(found)) == (156 if "85k" in device.target and device.rewrites else 0)
