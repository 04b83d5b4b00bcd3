"""Help, manual pages and completions, which come from one source; and what is said to a wrong command line."""

import os
import pathlib
import pty
import re
import select
import shutil
import subprocess
import time
from collections.abc import Callable

import pytest

from conftest import BINARY, TIMEOUT_S, AgeSandbox, Sandbox
from processes import Conversation

USAGE = 2


def run(*command: object, **options) -> str:
    done = subprocess.run([str(part) for part in command], capture_output=True, timeout=TIMEOUT_S, **options)
    assert done.returncode == 0, done
    return done.stdout.decode()


COMMANDS = re.findall(r"^  (\w+) ", run(BINARY, "--help").split("Options:")[0], re.MULTILINE)


# ---------------------------------------------------------------------------------------------------------------- help


def test_every_command_is_listed_and_has_help_that_fits_a_terminal() -> None:
    assert {"encrypt", "decrypt", "verify", "inspect", "keygen", "manual", "completion"} <= set(COMMANDS)
    for command in COMMANDS:
        if command in ("ip", "bench"):  # other programs answer
            continue
        lines = run(BINARY, command, "--help").splitlines()
        assert any(line.startswith(f"Usage: tandem {command}") for line in lines)
        examples = lines[lines.index("Examples:") :] if "Examples:" in lines else []
        wide = [line for line in lines if len(line) > 80 and line not in examples]
        assert wide == []


def test_help_of_encrypt_fits_a_screen_and_says_where_the_rest_is(pages: pathlib.Path) -> None:
    lines = run(BINARY, "encrypt", "--help").splitlines()
    assert len(lines) <= 45
    assert lines[-1] == "Exit statuses: `tandem --help`. Details: `tandem manual encrypt | man -l -`."
    manual = (pages / "tandem-encrypt.1").read_text()
    assert "chooses an engine for each task by the profile" in " ".join(manual.split())


@pytest.mark.parametrize("command", ["keygen", "encrypt", "decrypt", "verify", "inspect", "xor", "rsa"])
def test_exit_statuses_are_in_the_manual_and_once_in_help(pages: pathlib.Path, command: str) -> None:
    assert "Exit status:" not in run(BINARY, command, "--help")
    assert ".SH EXIT STATUS" in (pages / f"tandem-{command}.1").read_text()
    assert "Exit status:" in run(BINARY, "--help")


def test_help_is_as_wide_as_the_terminal(sandbox: Sandbox) -> None:
    talk = Conversation(sandbox.path, "sh", "-c", f"stty columns 60; exec {BINARY} encrypt --help")
    assert talk.end() == 0
    described = talk.shown.decode().replace("\r", "").split("Examples:")[0].splitlines()
    assert 50 < max(len(line) for line in described) <= 60


# -------------------------------------------------------------------------------------------------------- manual pages


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    folder = tmp_path_factory.mktemp("man")
    run(BINARY, "manual", "-d", folder)
    return folder


def test_there_is_a_page_for_each_command(pages: pathlib.Path) -> None:
    assert {path.name for path in pages.iterdir()} == {"tandem.1", *(f"tandem-{command}.1" for command in COMMANDS)}
    assert run(BINARY, "manual", "verify") == (pages / "tandem-verify.1").read_text()
    assert run(BINARY, "manual") == (pages / "tandem.1").read_text()


def test_pages_pass_the_linters(pages: pathlib.Path) -> None:
    for page in sorted(pages.iterdir()):
        assert run("mandoc", "-Tlint", page) == ""
        done = subprocess.run(["groff", "-man", "-ww", "-Tutf8", "-z", page], capture_output=True, timeout=TIMEOUT_S)
        assert (done.returncode, done.stderr) == (0, b""), page
        warnings = {**os.environ, "MANWIDTH": "80", "LC_ALL": "C.UTF-8", "MANROFFSEQ": ""}
        shown = subprocess.run(["man", "--warnings", "-l", page], capture_output=True, timeout=TIMEOUT_S, env=warnings)
        assert (shown.returncode, shown.stderr) == (0, b""), page
        assert "SYNOPSIS" in shown.stdout.decode()


def test_pages_say_what_help_says(pages: pathlib.Path) -> None:
    shown = run("mandoc", "-Tutf8", pages / "tandem-decrypt.1")
    plain = " ".join(re.sub(".\x08", "", shown).split())
    for text in (
        "tandem-decrypt - decrypt an age file",
        "tandem decrypt [OPTION]... [INPUT]",
        "-i, --identity FILE",
        "--range FIRST-LAST",
        "tandem decrypt -i key.txt photos.tar.age | tar x",
        "11 the content of the input was altered or truncated",
    ):
        assert text in plain


# --------------------------------------------------------------------------------------------------------- completions


class Typing:
    """An interactive shell with the completions, on a terminal on which the test types."""

    def __init__(self, folder: pathlib.Path, shell: list[str], setup: str) -> None:
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            os.chdir(folder)
            path = f"{BINARY.parent}:{os.environ['PATH']}"
            os.environ.update(TERM="dumb", PS1="> ", HISTFILE="", LC_ALL="C.UTF-8", PATH=path)
            os.execvp(shell[0], shell)
        self.type(setup + "; echo rea''dy\n", "ready")

    def type(self, text: str, until: str) -> str:
        """Types it, and gives what is shown until then."""
        os.write(self.terminal, text.encode())
        shown = ""
        end = time.monotonic() + TIMEOUT_S
        while until not in shown:
            assert select.select([self.terminal], [], [], max(0, end - time.monotonic()))[0], shown
            shown += os.read(self.terminal, 4096).decode(errors="replace")
        return shown

    def completed(self, text: str) -> str:
        """Returns the command line that the tabulator makes of `text`; only its arguments are run."""
        shown = self.type(f"{text}\t", "")
        time.sleep(0.3)  # completion may take more than one read
        shown = self.type('\x01set -- \x05; echo "=$*="; set --\n', "=")
        while len(re.findall(r"^=(.*)=\r?$", shown, re.M)) < 1:
            shown += os.read(self.terminal, 4096).decode(errors="replace")
        return re.findall(r"^=(.*)=\r?$", shown, re.M)[0]

    def close(self) -> None:
        os.close(self.terminal)
        os.waitpid(self.pid, 0)


LINES = [
    ("tandem insp", "tandem inspect"),
    ("tandem encrypt --recipients-f", "tandem encrypt --recipients-file"),
    ("tandem encrypt -o ch", "tandem encrypt -o chosen.file"),
    ("tandem decrypt -i key ch", "tandem decrypt -i key chosen.file"),
    ("tandem explain aes_gcm 64 --objective lat", "tandem explain aes_gcm 64 --objective latency"),
    ("tandem completion fi", "tandem completion fish"),
    ("tandem ip exp", "tandem ip export"),
    ("tandem ip export zu", "tandem ip export zuc"),
    ("tandem ip export zuc --boa", "tandem ip export zuc --board"),
    ("tandem ip check cho", "tandem ip check chosen.file"),
    ("tandem bench wp5", "tandem bench wp512"),
    ("tandem bench age --js", "tandem bench age --json"),
    ("tandem manual insp", "tandem manual inspect"),
    ("tandem explain sha3_38", "tandem explain sha3_384"),
    ("tandem engines ee", "tandem engines eea"),
    ("tandem engines --json eea3", "tandem engines --json eea3"),
    ("tandem selftest rsa_pu", "tandem selftest rsa_public"),
    ("tandem selftest --engine cpu.ref", "tandem selftest --engine cpu.reference"),
    ("tandem whatif --profile zynqmp-l", "tandem whatif --profile zynqmp-linux"),
    ("tandem whatif --profile ch", "tandem whatif --profile chosen.file"),
    ("tandem whatif --profile zynqmp-linux aes_g", "tandem whatif --profile zynqmp-linux aes_gcm"),
    ("tandem calibrate --algorithm sha3_38", "tandem calibrate --algorithm sha3_384"),
    ("tandem encrypt --engine cpu.ref", "tandem encrypt --engine cpu.reference"),
    ("tandem decrypt --engine cpu,auto.latency.h", "tandem decrypt --engine cpu,auto.latency.hw"),
    ("tandem xor --engine auto.cpu.s", "tandem xor --engine auto.cpu.sw"),
    ("tandem rsa enc", "tandem rsa encrypt"),
    ("tandem rsa verify -i ch", "tandem rsa verify -i chosen.file"),
    ("tandem rsa sign ch", "tandem rsa sign chosen.file"),
    ("tandem rsa sign --hash sha38", "tandem rsa sign --hash sha384"),
    ("tandem rsa sign --engine cpu.ref", "tandem rsa sign --engine cpu.reference"),
    ("tandem decrypt -i key -- -fi", "tandem decrypt -i key -- -file"),
    ("tandem inspect -- -fi", "tandem inspect -- -file"),
    # The option stands behind the name of a file that is called as a command is.
    ("tandem decrypt --sp", "tandem decrypt --sparse"),
    ("tandem decrypt encrypt --sp", "tandem decrypt encrypt --sparse"),
]


SHELLS = {
    "bash": (["bash", "--norc", "--noprofile", "-i"], ""),
    "zsh": (["zsh", "-f", "-i"], "PS1='> '; unsetopt prompt_sp; autoload -U compinit; compinit -u -D; "),
}


@pytest.mark.parametrize("shell", SHELLS)
def test_shells_complete_what_is_typed(tmp_path: pathlib.Path, shell: str) -> None:
    for name in ("chosen.file", "-file"):
        (tmp_path / name).touch()
    command, setup = SHELLS[shell]
    typing = Typing(tmp_path, command, f"{setup}source <(tandem completion {shell})")
    for typed, line in LINES:
        assert typing.completed(typed).strip() == line
    typing.close()


def common_beginning(words: list[str]) -> str:
    same = [len(set(letters)) == 1 for letters in zip(*words, strict=False)]
    return words[0][: [*same, False].index(False)]


def test_fish_completes(tmp_path: pathlib.Path) -> None:
    for name in ("chosen.file", "-file"):
        (tmp_path / name).touch()
    (tmp_path / "tandem.fish").write_text(run(BINARY, "completion", "fish"))
    home = {**os.environ, "HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    for typed, line in LINES:
        script = f"source tandem.fish; complete -C '{typed}'"
        shown = run("fish", "--no-config", "-c", script, cwd=tmp_path, env=home)
        words = [word.split("\t")[0] for word in shown.splitlines()]
        # A shell completes what words have in common at their beginning.
        assert common_beginning(words) == line.split()[-1], (typed, words)


def offered(program: str, pattern: str) -> list[str]:
    """Words of the completion for bash behind another program."""
    (part,) = re.findall(rf"^    {program}\)\n(.*?)^      esac ;;", run(BINARY, "completion", "bash"), re.S | re.M)
    (words,) = re.findall(pattern, part)
    return words.split()


def test_what_is_offered_behind_ip_is_what_it_takes() -> None:
    assert offered("ip", r"0\) words='(.*?)'") == re.findall(r"^    (\w+)  ", run(BINARY, "ip", "--help"), re.M)
    helps = [run(BINARY, "ip", command, "--help") for command in ("list", "export", "check")]
    options = {option for text in helps for option in re.findall(r"^  (?:-h, )?(--\w+)", text, re.M)}
    assert set(offered("ip", r"-\*\) words='(.*?)'")) == options
    assert sorted(offered("ip", r"\*\) words='([^']*?)'; files=yes")) == re.findall(
        r"^(\w+):", run(BINARY, "ip", "list"), re.M
    )


def test_what_is_offered_behind_bench_is_what_it_takes() -> None:
    commands = run(BINARY, "bench", "--help").partition("Options:")[0]
    assert offered("bench", r"0\) words='(.*?)'") == re.findall(r"^  (\w+)  ", commands, re.M)
    for option in offered("bench", r"-\*\) words='(.*?)'"):
        assert option in run(BINARY, "bench", "age", "--help")


def test_completions_name_every_command_and_option() -> None:
    scripts = {shell: run(BINARY, "completion", shell) for shell in ("bash", "zsh", "fish")}
    for command in COMMANDS:
        assert all(re.search(rf"\b{command}\b", script) for script in scripts.values())
        if command in ("ip", "bench"):
            continue
        text = run(BINARY, command, "--help").split("Examples:")[0]
        for option in re.findall(r"^ +(?:-\w, )?--([a-z-]+)", text, re.M):
            assert f"--{option}" in scripts["bash"]
            assert f"--{option}[" in scripts["zsh"]
            assert f"-l {option}" in scripts["fish"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_scripts_parse(tmp_path: pathlib.Path, shell: str) -> None:
    path = tmp_path / "script"
    path.write_text(run(BINARY, "completion", shell))
    assert shutil.which(shell)
    run(shell, "-n", path)


# ---------------------------------------------------------------------------------------------------- wrong command lines

HINTS = [
    (["-d", "-i", "key", "in.age"], "`tandem decrypt -i key in.age`"),
    (["--decrypt", "-p", "in.age"], "`tandem decrypt in.age`"),
    (["-e", "-r", "age1x", "in"], "`tandem encrypt -r age1x in`"),
    (["-r", "age1x", "-o", "my file", "in"], "`tandem encrypt -r age1x -o 'my file' in`"),
    (["-p", "in"], "`tandem encrypt -p in`"),
    (["decrypt", "-p", "in"], "leave it out: a passphrase is asked for"),
    (["decrypt", "-d", "in"], "leave it out: the command says it"),
    (["decrypt", "-r", "age1x"], "recipients are for `tandem encrypt`"),
    (["decrypt", "-a"], "armor is recognised"),
    (["encrypt", "-d", "in"], "`tandem decrypt` is the command for that"),
    (["encyrpt", "in"], "did you mean `encrypt`?"),
    (["dec", "in"], "did you mean `decrypt`?"),
    (["help"], "did you mean `tandem --help`?"),
    (["help", "encrypt"], "did you mean `tandem encrypt --help`?"),
    (["nonsense", "encrypt", "there"], "there is no command 'nonsense'"),
    (["encrypt", "age1x", "there"], "'age1x' is a recipient; write -r before it"),
    (["encrypt", "there", "age1x"], "'age1x' is a recipient; write -r before it"),
    (["encrypt", "-r", "there", "there"], "-R reads recipients from it"),
    (["encrypt", "-r", "ssh-ed25519", "there"], "needs quotes"),
    (["there"], "'there' is a file; name a command before it, as in `tandem encrypt -o there.age there`"),
    (["nonsense"], "there is no command 'nonsense'; `tandem --help` lists the commands"),
    (["encrypt", "--idenity", "key"], "did you mean `--identity`?"),
    (["encrypt", "--nonsense=3"], "--nonsense is no option of tandem encrypt"),
    (["encrypt", "in", "in2"], "'in2' is one word too many: tandem encrypt takes INPUT once"),
    (["xor", "in"], "--key-file is missing: File of 32 bytes"),
    (["decrypt", "-i"], "--identity needs a value behind it: File with identities"),
    (["xor", "--nonce", "0", "--nonce", "1", "file"], "--nonce is given twice; give it once"),
    (["encrypt", "--no-profile", "--engine", "cpu"], "two ways to say one thing"),
    (["encrypt", "--jobs", "0"], "--jobs: Value 0 not in range 1 to 128; see `tandem encrypt --help`"),
    (["encrypt", "there"], "`tandem keygen -o key.txt` makes an identity and says its recipient"),
    (["encrypt", "--engine", "uio", "-i", "key", "there"], "no board with an accelerator for chacha20_poly1305"),
    (["manual", "nonsense"], "there is no command 'nonsense'"),
    (["decrypt", "--range", "", "in.age"], "--range: its value is empty; give it one, or leave it out"),
    (["decrypt", "--passphrase-file", "", "in.age"], "--passphrase-file: its value is empty"),
    (["decrypt", "--passphrase-fd", "", "in.age"], "--passphrase-fd: its value is empty"),
    (["encrypt", "-r", "", "there"], "--recipient: its value is empty"),
    (["encrypt", "-i", "key", ""], "INPUT: its value is empty"),
    (["xor", "--key-file", "key", "--nonce", "0" * 24, "--counter", "", "there"], "--counter: its value is empty"),
    (["xor", "--key-file", "key", "--nonce", "0" * 24, "--fault", "", "there"], "--fault: its value is empty"),
    (["explain", "aes_gcm", "64", "--key-bits", ""], "--key-bits: its value is empty"),
    (["whatif", "", "64", "--profile", "zynqmp-linux"], "algorithm: its value is empty"),
    (["selftest", "--seed", ""], "--seed: "),
    (["calibrate", "-o", ""], "--output: its value is empty"),
    (["engines", "zuc"], "no algorithm is called 'zuc'; did you mean eea3, eia3, nea6, nia6 or nca6?"),
    (["engines", "RSA"], "did you mean rsa_public or rsa_private?"),
    (["engines", "nonsense"], "no algorithm is called 'nonsense'; see `tandem engines --help`"),
    (["selftest", "snow3g"], "did you mean eea1 or eia1?"),
    (["calibrate", "--algorithm", "aes256"], "did you mean nea5, nia5 or nca5?"),
    (["explain", "zuc", "64"], "did you mean eea3, eia3, nea6, nia6 or nca6?"),
    (["whatif", "zuc", "64", "--profile", "zynqmp-linux"], "did you mean eea3, eia3, nea6, nia6 or nca6?"),
    (["completion", "tcsh"], "tcsh not in {bash,zsh,fish}"),
]


@pytest.mark.parametrize(("arguments", "hint"), HINTS, ids=lambda value: " ".join(value) if isinstance(value, list) else "")
def test_a_wrong_command_line_is_told_what_to_do(
    age_sandbox: AgeSandbox, expect_failure: Callable, arguments: list[str], hint: str
) -> None:
    age_sandbox.file("there", b"text")
    expect_failure(age_sandbox.run(*arguments), USAGE, hint)
    assert age_sandbox.names() == {"there"}


def test_a_file_may_be_called_like_a_command(age_sandbox: AgeSandbox) -> None:
    age_sandbox.file("decrypt", b"text")
    assert age_sandbox.encrypt("-o", "xor", "decrypt").returncode == 0
    assert age_sandbox.decrypt("xor").stdout == b"text"
