"""Every generated file: rendering in memory, writing, comparing."""

from dataclasses import dataclass
from pathlib import Path

from tandem_facts import digest, facts, papers, registers
from tandem_facts.algorithm import Algorithm
from tandem_facts.papers import Paper
from tandem_tools import results, stale
from tandem_tools.generate import (
    write_accelerators,
    write_adapters,
    write_algorithms,
    write_bare_metal,
    write_builds,
    write_choice,
    write_cores,
    write_operations,
    write_papers,
    write_pdcp,
    write_readme,
    write_registers,
    write_speed,
    write_tops,
)
from tandem_tools.generate.paper_pages import area_delay, fpgacha, hpaz, wp437, wp437_areas, wp512
from tandem_tools.papers import curves

FROM_C = Path(digest.MADE)


@dataclass(frozen=True)
class Sources:
    """The sources of everything that is generated."""

    algorithms: list[Algorithm]
    composed: list[Algorithm]
    register_map: registers.RegisterMap
    papers: list[Paper]

    @property
    def cores(self) -> list[Algorithm]:
        """All algorithms with RTL: single ones, and the cores that are made of several."""
        return [*self.algorithms, *self.composed]


def read_sources(root: Path) -> Sources:
    """Reads the facts and registers of the repository at `root`.

    Raises:
        FactsError: A facts file is wrong.
        RDLCompileError: The register description is wrong.
    """
    algorithms = facts.load_all(root)
    register_map = registers.model(registers.elaborate(root))
    return Sources(algorithms, facts.load_composed(root, algorithms), register_map, papers.load_all(root))


def render_rtl(root: Path, sources: Sources) -> dict[str, str]:
    """Returns the part of `render` that is RTL. It has to be written first, because marks of stale figures depend on it.

    Raises:
        FactsError: A top does not fit its facts.
    """
    files = {"generated/regs/tnd_regs_pkg.sv": write_registers.package(sources.register_map)}
    files |= write_operations.sv_packages(sources.cores)
    for algorithm in sources.cores:
        if algorithm.architectures:
            package = write_algorithms.sv_package(algorithm, sources.algorithms)
            files[write_algorithms.package_path(algorithm.name)] = package
            files |= write_algorithms.sv_packages_of_modules(algorithm)
    return files | write_tops.files(root, sources.cores)


def render(root: Path, sources: Sources) -> dict[str, str]:
    """Everything that the sources determine: path relative to `root` -> content. RTL is in its place.

    Besides whole files this covers the generated blocks inside documents of `root`. No time and no absolute path
    goes in: the same sources give the same bytes everywhere.

    Raises:
        FactsError: A README lacks the markers of its generated block, a file of figures is wrong, or a source of
            an accelerator is missing.
    """
    algorithms = sources.algorithms
    figures = stale.Judge(root, sources.cores).judged(results.current(root))
    files = render_rtl(root, sources)
    files["generated/regs/tandem_regs.h"] = write_registers.header(sources.register_map)
    files["generated/docs/registers.md"] = write_registers.markdown(sources.register_map)
    files["generated/algorithms/algorithms.h"] = write_algorithms.cpp_table(sources.cores)
    files["generated/algorithms/ids.h"] = write_adapters.ids(sources.cores)
    files["generated/algorithms/adapters.h"] = write_adapters.adapters(sources.algorithms)
    files["generated/algorithms/pdu_functions.h"] = write_adapters.pdu_functions(sources.algorithms)
    files["generated/algorithms/devices.h"] = write_adapters.devices(sources.algorithms)
    files["generated/algorithms/jobs.h"] = write_adapters.jobs(root, sources.algorithms)
    files["generated/algorithms/constant_time.h"] = write_adapters.constant_time(root, sources.algorithms)
    files["generated/algorithms/peers.h"] = write_adapters.peers(sources.algorithms)
    files["generated/algorithms/core_cycles.h"] = write_adapters.core_cycles(sources.algorithms)
    files["generated/algorithms/algorithms.cmake"] = write_adapters.cmake_list(sources.algorithms)
    files["generated/builds/builds.h"] = write_builds.cpp_table(sources.cores)
    files["generated/builds/builds.cmake"] = write_builds.cmake_list(sources.cores)
    files |= write_cores.files(sources.cores)
    files[wp437_areas.HEADER] = wp437_areas.header(sources.algorithms, figures)
    files["generated/algorithms/operations.h"] = write_operations.cpp_table(sources.algorithms, sources.composed)
    files["generated/docs/operations.md"] = write_operations.markdown(sources.algorithms, sources.composed)
    for algorithm in algorithms:
        files |= write_readme.pages(root, algorithm, figures)
    for name, write_block in (
        (write_bare_metal.DOCUMENT, write_bare_metal.with_sizes),
        (wp437.DOCUMENT, lambda text, found: wp437.with_tables(text, algorithms, found)),
        (wp512.DOCUMENT, wp512.with_tables),
        (write_accelerators.DOCUMENT, lambda text, found: write_accelerators.with_tables(text, sources.cores, found)),
        (write_pdcp.DOCUMENT, lambda text, found: write_pdcp.with_tables(text, sources.composed, found)),
        (write_speed.DOCUMENT, lambda text, _: write_speed.with_table(text, _newest(root))),
        (write_choice.DOCUMENT, lambda text, _: write_choice.with_answer(text, root)),
        (hpaz.DOCUMENT, lambda text, found: hpaz.with_tables(text, algorithms, found)),
        (area_delay.DOCUMENT, lambda text, found: area_delay.with_table(text, algorithms, found)),
        (fpgacha.DOCUMENT, lambda text, found: fpgacha.with_tables(text, algorithms, found)),
        (write_papers.DOCUMENT, lambda text, found: write_papers.with_tables(text, sources.papers, found)),
    ):
        document = root / name
        if document.is_file():
            files[name] = write_block(document.read_text(), figures)
    for paper in sources.papers:
        if paper.stated and (root / paper.page).is_file():
            text = files.get(paper.page) or (root / paper.page).read_text()
            files[paper.page] = write_papers.stated(paper.page, text, paper)
    return files | (curves.files(figures) if (root / curves.FOLDER).is_dir() else {})


def _newest(root: Path) -> list[results.Figure]:
    return [figure for suite in write_speed.suites() for figure in results.newest_day(root, suite)]


def update(root: Path, sources: Sources) -> list[str]:
    """Makes the repository agree with its sources; returns the paths that changed.

    Raises:
        FactsError: As of `render`.
    """
    changed = put(root, render_rtl(root, sources))
    return sorted(changed + write(root, render(root, sources)))


def write(root: Path, files: dict[str, str]) -> list[str]:
    """Makes the repository agree with `files`; returns the paths that changed.

    Files whose content is already right keep their time stamps, so that nothing is rebuilt for them. Files under
    generated/ that nothing determines any more are removed.
    """
    changed = put(root, files)
    left_over = differences(root, files)
    for name in left_over:
        (root / name).unlink()
    return sorted(changed + left_over)


def put(root: Path, files: dict[str, str]) -> list[str]:
    """Writes those of `files` whose content has changed, and leaves all others alone; returns their paths."""
    changed = wrong(root, files)
    for name in changed:
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files[name])
    return changed


def wrong(root: Path, files: dict[str, str]) -> list[str]:
    """Returns those of `files` that are missing or have another content."""
    return sorted(name for name, text in files.items() if not _has_content(root / name, text))


def differences(root: Path, files: dict[str, str]) -> list[str]:
    """Paths whose content is not what `files` says: wrong, missing, or left over under generated/.

    RTL that is made from C (`make from-c`) is not looked at: its test is hls/tests/test_cores.py.
    """
    present = (path.relative_to(root).as_posix() for path in (root / "generated").rglob("*") if path.is_file())
    return sorted(wrong(root, files) + [name for name in present if name not in files and Path(name).parent != FROM_C])


def _has_content(path: Path, text: str) -> bool:
    return path.is_file() and path.read_text() == text
