"""A Debian kernel with the modules that the test needs, from Debian's packages; nothing is installed.

linux-image gives the kernel and uio.ko, linux-source the file of uio_pdrv_genirq, which Debian does not build, and the
installed linux-headers build it and this project's shim.
"""

import re
import shlex
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

HEADERS = Path("/usr/src")
SHIM = Path("src/bus/uio/linux/tandem_pci_shim.c")
PLATFORM_DRIVER = "drivers/uio/uio_pdrv_genirq.c"


class Unavailable(Exception):
    """The test cannot run on this machine; the text says why and what to do."""


@dataclass(frozen=True)
class Kernel:
    """A kernel's image and modules in the order in which they load."""

    release: str
    image: Path
    modules: tuple[Path, ...]


def prepare(root: Path, work: Path) -> Kernel:
    """Fetches, unpacks and builds what `work` does not hold yet.

    Raises:
        Unavailable: A package or tool is missing, or a build fails.
    """
    release, version = installed_headers()
    folder = work / f"{release}-{version}"
    image = folder / "boot" / f"vmlinuz-{release}"
    uio = folder / "lib/modules" / release / "kernel/drivers/uio/uio.ko"
    if not image.exists() or not uio.exists():
        archive = fetch(f"linux-image-{release}", version, folder)
        members = [f"./{path.relative_to(folder)}" for path in (image, uio)]
        unpack(archive, members, folder)
    source = folder / "source" / Path(PLATFORM_DRIVER).name
    if not source.exists():
        extract_driver(fetch(f"linux-source-{release.rsplit('.', 1)[0]}", version, folder), source)
    built = build_modules([source, root / SHIM], folder / "build", release)
    return Kernel(release, image, (uio, *built))


def installed_headers() -> tuple[str, str]:
    """Release (6.1.0-56-amd64) and package version of the newest installed kernel headers.

    Raises:
        Unavailable: There are none.
    """
    found = []
    for path in HEADERS.glob("linux-headers-*-amd64"):
        release = path.name.removeprefix("linux-headers-")
        version = run(["dpkg-query", "-W", "-f=${Version}", path.name])
        found.append(([int(part) for part in re.findall(r"\d+", release)], release, version))
    if not found:
        raise Unavailable("no kernel headers: apt-get install linux-headers-amd64 (Debian, x86-64)")
    return max(found)[1:]


def fetch(package: str, version: str, folder: Path) -> Path:
    """Downloads a package into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    run(["apt-get", "download", "-qq", f"{package}={version}"], folder, f"{package} {version} cannot be fetched")
    archives = sorted(folder.glob(f"{package}_*.deb"))
    if not archives:
        raise Unavailable(f"{package} {version} is not among the packages; run apt-get update")
    return archives[-1]


def unpack(archive: Path, members: list[str], folder: Path) -> None:
    """Takes files out of a package and deletes it."""
    with subprocess.Popen(["dpkg-deb", "--fsys-tarfile", archive], stdout=subprocess.PIPE) as data:
        run_tar(["tar", "-x", "-C", str(folder), *members], data)
    archive.unlink()


def extract_driver(archive: Path, target: Path) -> None:
    """Takes one file out of the source archive inside a linux-source package, and deletes the package."""
    target.parent.mkdir(parents=True, exist_ok=True)
    name = archive.name.partition("_")[0]
    # The programs before the last end with a broken pipe when it has what it wants.
    pipeline = (
        f"dpkg-deb --fsys-tarfile {shlex.quote(str(archive))} | tar -xO ./usr/src/{name}.tar.xz | "
        f"tar -xJO --occurrence=1 {name}/{PLATFORM_DRIVER}"
    )
    done = subprocess.run(["sh", "-c", pipeline], capture_output=True, check=False)
    if not done.stdout:
        raise Unavailable(f"{archive.name} holds no {PLATFORM_DRIVER}: {done.stderr.decode().strip()[-500:]}")
    target.write_bytes(done.stdout)
    archive.unlink()


def build_modules(sources: list[Path], folder: Path, release: str) -> tuple[Path, ...]:
    """Compiles each source as a module of the kernel `release`, unless it is compiled already."""
    folder.mkdir(parents=True, exist_ok=True)
    modules = tuple(folder / f"{source.stem}.ko" for source in sources)
    copies = [folder / source.name for source in sources]
    pairs = list(zip(sources, copies, strict=True))
    same = all(copy.exists() and copy.read_bytes() == source.read_bytes() for source, copy in pairs)
    if same and all(module.exists() for module in modules):
        return modules
    for source, copy in pairs:
        shutil.copyfile(source, copy)
    (folder / "Makefile").write_text("".join(f"obj-m += {source.stem}.o\n" for source in sources))
    run(["make", "-s", "-C", str(HEADERS / f"linux-headers-{release}"), f"M={folder.resolve()}", "modules"], None, "modules")
    return modules


def run(command: list[str], folder: Path | None = None, what: str = "") -> str:
    """Runs a command and returns what it prints.

    Raises:
        Unavailable: It is missing or fails.
    """
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    except FileNotFoundError as error:
        raise Unavailable(f"{command[0]} is missing") from error
    if done.returncode != 0:
        raise Unavailable(f"{what or command[0]}: {(done.stderr or done.stdout).strip()[-2000:]}")
    return done.stdout.strip()


def run_tar(command: list[str], data: subprocess.Popen[bytes]) -> None:
    """Runs tar over what another program writes."""
    done = subprocess.run(command, stdin=data.stdout, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Unavailable(f"tar: {done.stderr.strip()[-500:]}")
