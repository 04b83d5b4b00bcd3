"""Holding instructions against the extensions that a variant asks for."""

import pathlib
import subprocess

import pytest

from tandem_facts import facts
from tandem_tools import extensions
from tandem_tools.extensions import Function, Limits, parse_disassembly, parse_needs, refused, sets_of, variant_of

pytestmark = pytest.mark.skipif(
    subprocess.run(["as", "-march=generic64", "-o", "/dev/null", "/dev/null"], capture_output=True).returncode != 0,
    reason="the assembler is for another machine",
)


def assembled(folder: pathlib.Path, *instructions: str) -> list[Function]:
    """A function of these instructions, as it is read from an object."""
    source = folder / "toy.s"
    source.write_text("toy:\n" + "\n".join(instructions) + "\n")
    subprocess.run(["as", "-o", folder / "toy.o", source], check=True)
    done = subprocess.run(["objdump", "-d", "-C", "-w", folder / "toy.o"], capture_output=True, text=True, check=True)
    return list(parse_disassembly(done.stdout))


def test_reads_needs_and_refuses_unknown_words() -> None:
    assert parse_needs("AVX-512F, BW; GFNI") == {"avx512f", "avx512bw", "gfni"}
    assert parse_needs("any CPU") == parse_needs("libcrypto of OpenSSL 3") == frozenset()
    with pytest.raises(ValueError, match="AVX-1024"):
        parse_needs("AVX2, AVX-1024")
    assert sets_of('inline constexpr std::string_view kAvx2 =\n    "AVX2; FMA";') == {"kAvx2": {"avx2", "fma"}}


@pytest.mark.parametrize(
    ("instruction", "without", "needs"),
    [
        # One block by VAES or by AES, depending on the encoding alone.
        ("{vex} vaesenc %xmm1, %xmm2, %xmm3", "VAES, AVX-512F, VL", "AES, AVX2"),
        ("{evex} vaesenc %xmm1, %xmm2, %xmm3", "AES, AVX-512F, VL", "VAES, AVX-512F, VL"),
        ("vaesenc %ymm1, %ymm2, %ymm3", "AES, AVX2", "AES, AVX2, VAES"),
        ("{vex} vpclmulqdq $1, %xmm1, %xmm2, %xmm3", "VPCLMULQDQ, AVX-512F, VL", "PCLMULQDQ, AVX2"),
        ("mulx %rax, %rbx, %rcx", "AVX2, BMI", "BMI2"),
        ("andn %rax, %rbx, %rcx", "AVX2, BMI2", "BMI"),
        ("vpermb %zmm1, %zmm2, %zmm3", "AVX-512F, BW, VBMI2", "AVX-512F, VBMI"),
        ("vpternlogq $1, %ymm1, %ymm2, %ymm3", "AVX-512F", "AVX-512F, VL"),
        ("paddd %xmm1, %xmm2", "", "AVX2"),
    ],
)
def test_an_instruction_is_refused_without_its_extension(
    tmp_path: pathlib.Path, instruction: str, without: str, needs: str
) -> None:
    (function,) = assembled(tmp_path, instruction, "ret")
    allowed = parse_needs(needs)
    assert refused(list(function.instructions), allowed) == {}
    if without:
        assert len(refused(list(function.instructions), parse_needs(without))) == 1


def test_popcnt_comes_with_nothing_and_bsf_with_everything(tmp_path: pathlib.Path) -> None:
    (function,) = assembled(tmp_path, "endbr64", "rep bsf %rax, %rbx", "nopw 0(%rax,%rax)", "call toy", "jne toy", "ret")
    assert refused(list(function.instructions), frozenset()) == {}
    (function,) = assembled(tmp_path, "popcnt %rax, %rbx")
    assert list(refused(list(function.instructions), parse_needs("AVX2"))) == ["popcnt %rax,%rbx"]


def test_a_function_belongs_to_the_variant_of_its_name_or_source() -> None:
    names = ["avx512", "avx2_vaes", "avx2", "ipsec_mb"]

    def of(file: str, name: str, *, shared: bool = False) -> str:
        return variant_of(names, file, Function(name, shared, frozenset()))

    assert of("avx2_vaes", "tandem::f(int)") == "avx2_vaes"
    assert of("eia3_avx512", "tandem::f(int)") == "avx512"
    assert of("hwy", "tandem::zuc::N_AVX2::f(int)") == "avx2"
    assert of("hwy", "tandem::zuc::N_AVX3::f(int)") == "avx512"
    assert of("dispatch", "tandem::f(int)") == of("portable", "tandem::f(int)") == ""
    # The linker takes one copy of a shared function, which callers without the extension may then run.
    assert of("avx2", "std::copy<int>(int)", shared=True) == ""
    assert of("avx2", "tandem::aes256::avx2::keys<4ul>(int)", shared=True) == "avx2"


def test_the_repository_agrees_with_itself() -> None:
    root = extensions.repository.OF_THIS_PROGRAM
    limits = extensions.Limits(root, extensions.facts.load_all(root))
    assert list(limits.too_narrow(root)) == []


def test_a_check_reads_the_objects_of_a_build(repository: pathlib.Path) -> None:
    (repository / "engine/cpu.h").write_text("")
    (repository / "algorithms/toy/sw/dispatch.cpp").write_text("")
    build = repository / "build/release"
    folder = build / "algorithms/toy/CMakeFiles/toy.dir/sw"
    folder.mkdir(parents=True)
    assembled(folder, "vpaddd %ymm1, %ymm2, %ymm3", "ret")
    (folder / "toy.o").rename(folder / "reference.cpp.o")
    (finding,), functions = extensions.check(repository, build)
    assert functions == 1
    assert finding.startswith("algorithms/toy/sw/reference.cpp: toy: {vex} vpaddd %ymm1,%ymm2,%ymm3 (")


def test_kernels_in_a_folder_that_is_no_algorithm_have_limits_of_their_own() -> None:
    root = pathlib.Path(__file__).parents[2]
    limits = Limits(root, facts.load_all(root))
    one, shared = Function("tag", False, frozenset()), pathlib.Path("algorithms/gcm_sst/sw")
    assert {"avx2", "aes"} <= limits.of(shared / "tag_avx2.cpp", one)
    assert limits.of(shared / "tag_portable.cpp", one) == limits.of(shared / "functions.cpp", one) == frozenset()
