"""Every generated file: rendering in memory, writing, comparing."""

from pathlib import Path

from tandem_tools.generate import facts, registers, write_algorithms, write_registers


def render(root: Path) -> dict[str, str]:
    """Everything that the facts of the repository at `root` determine: path relative to `root` -> content.

    The result depends on the facts alone: no time, no absolute path.

    Raises:
        FactsError: A facts file is wrong.
        RDLCompileError: The register description is wrong.
    """
    algorithms = facts.load_all(root)
    top = registers.elaborate(root)
    register_map = registers.model(top)

    files = {f"generated/regs/{name}": text for name, text in write_registers.rtl(top).items()}
    files["generated/regs/tandem_regs.h"] = write_registers.header(register_map)
    files["generated/docs/registers.md"] = write_registers.markdown(register_map)
    files["generated/algorithms/algorithms.h"] = write_algorithms.cpp_table(algorithms)
    for algorithm in algorithms:
        name = f"generated/algorithms/tnd_{algorithm.name}_pkg.sv"
        files[name] = write_algorithms.sv_package(algorithm)
    return files


def write(root: Path, files: dict[str, str]) -> list[str]:
    """Makes the repository agree with `files`; returns the paths that changed.

    Files whose content is already right keep their time stamps, so that nothing is rebuilt for them. Files under
    generated/ that nothing determines any more are removed.
    """
    changed = differences(root, files)
    for name in changed:
        path = root / name
        if name in files:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(files[name])
        else:
            path.unlink()
    return changed


def differences(root: Path, files: dict[str, str]) -> list[str]:
    """Paths whose content is not what `files` says: wrong, missing, or left over under generated/."""
    wrong = [name for name, text in files.items() if not _has_content(root / name, text)]
    present = (path.relative_to(root).as_posix() for path in (root / "generated").rglob("*") if path.is_file())
    return sorted(wrong + [name for name in present if name not in files])


def _has_content(path: Path, text: str) -> bool:
    return path.is_file() and path.read_text() == text
