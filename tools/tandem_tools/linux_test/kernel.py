"""A Debian kernel with the modules that the test needs, from Debian's packages; nothing is installed.

linux-image gives the kernel and uio.ko, linux-source the file of uio_pdrv_genirq, which Debian does not build. The installed
linux-headers build it, and modules of this project; for another architecture, together with that one's linux-headers and the
cross compiler.
"""

import re
import shlex
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from tandem_tools.linux_test.packages import Apt, unpack
from tandem_tools.linux_test.run import Unavailable, run

HEADERS = Path("/usr/src")
KBUILD = Path("/usr/lib")
NATIVE = "amd64"
PLATFORM_DRIVER = "drivers/uio/uio_pdrv_genirq.c"
# GNU's names of Debian's architectures.
GNU = {"arm64": "aarch64-linux-gnu"}


@dataclass(frozen=True)
class Kernel:
    """A kernel's image and modules in the order in which they load."""

    release: str
    image: Path
    modules: tuple[Path, ...]


def prepare(work: Path, apt: Apt, sources: tuple[Path, ...] = (), architecture: str = NATIVE) -> Kernel:
    """Fetches, unpacks and builds what `work` does not hold yet; `sources` are modules of this project.

    Raises:
        Unavailable: A package or tool is missing, or a build fails.
    """
    native, version = installed_headers()
    release = f"{native.removesuffix(NATIVE)}{architecture}"
    folder = work / f"{release}-{version}"
    image = folder / "boot" / f"vmlinuz-{release}"
    uio = folder / "lib/modules" / release / "kernel/drivers/uio/uio.ko"
    if not image.exists() or not uio.exists():
        archive = apt.fetch(f"linux-image-{release}", folder, version)
        unpack(archive, folder, [f"./{path.relative_to(folder)}" for path in (image, uio)])
    driver = folder / "source" / Path(PLATFORM_DRIVER).name
    if not driver.exists():
        extract_driver(apt.fetch(f"linux-source-{release.rsplit('.', 1)[0]}", folder, version), driver)
    headers = HEADERS / f"linux-headers-{release}"
    if architecture != NATIVE:
        headers = foreign_headers(apt, release, version, folder)
    built = build_modules([driver, *sources], folder / "build", headers, cross(architecture))
    return Kernel(release, image, (uio, *built))


def foreign_headers(apt: Apt, release: str, version: str, folder: Path) -> Path:
    """The folder of another architecture's kernel headers, with the installed programs that build modules beside it."""
    headers = folder / "usr/src" / f"linux-headers-{release}"
    if not (headers / "Module.symvers").exists():
        unpack(apt.fetch(f"linux-headers-{release}", folder, version), folder)
    # The headers' links point there.
    for programs in KBUILD.glob("linux-kbuild-*"):
        link = folder / "usr/lib" / programs.name
        link.parent.mkdir(parents=True, exist_ok=True)
        if not link.is_symlink():
            link.symlink_to(programs)
    return headers


def cross(architecture: str) -> list[str]:
    """Returns the variables of Debian's kernel headers that make needs to build for another architecture."""
    if architecture == NATIVE:
        return []
    return [f"DEB_BUILD_ARCH={NATIVE}", f"DEB_HOST_ARCH={architecture}", f"DEB_HOST_GNU_TYPE={GNU[architecture]}"]


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


def build_modules(sources: list[Path], folder: Path, headers: Path, variables: list[str]) -> tuple[Path, ...]:
    """Compiles each source as a module of the kernel with these headers, unless it is compiled already."""
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
    run(["make", "-s", "-C", str(headers.resolve()), f"M={folder.resolve()}", *variables, "modules"], None, "modules")
    return modules
